import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.generated.ts'

/** Equal on every node and after every restart without configuration: the first caller creates it. */
export function createSecrets(db: Kysely<Database>): (name: string) => Promise<Buffer> {
  const known = new Map<string, Buffer>()
  return async (name) => {
    const found = known.get(name) ?? (await load(db, name))
    known.set(name, found)
    return found
  }
}

async function load(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('worker_secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('worker_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
