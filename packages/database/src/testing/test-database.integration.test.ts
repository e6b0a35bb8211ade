import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('every test file gets a separate, empty, migrated database', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  try {
    await sql`insert into area (id, slug, name, region, latitude, longitude)
      values (1, 'fanoe', 'Fanø', 'south', 55.4, 8.4)`.execute(one.db)
    const count = sql<{ count: number }>`select count(*) as count from area`
    expect((await count.execute(one.db)).rows).toEqual([{ count: 1 }])
    expect((await count.execute(two.db)).rows).toEqual([{ count: 0 }])
  } finally {
    await Promise.all([one.drop(), two.drop()])
  }
})
