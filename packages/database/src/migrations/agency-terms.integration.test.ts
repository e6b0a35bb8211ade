import { randomBytes } from 'node:crypto'
import { standardTerms } from '@marram/domain/terms'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTerms } from '../agency/read-terms.ts'
import { type Connection, connect } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { withDatabase } from '../testing/database-address.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrations } from './list.ts'

const name = `marram_test_${randomBytes(6).toString('hex')}`
let server: TestDatabase
let connection: Connection
beforeAll(async () => {
  server = await createTestDatabase()
  const url = withDatabase(server.url, name)
  await sql`create database ${sql.id(name)}`.execute(server.db)
  await migrate({ url }, Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0041')))
  connection = connect({ url, maxConnections: 1 })
  // A booking alone, without its house.
  await sql`set session_replication_role = replica`.execute(connection.db)
  await sql`
    insert into booking (reservation_id, state, lodging_id, arrival, departure, adults, children, infants, pets,
      language_id, currency, total, quote, guest, pay_choice, created_at, changed_at)
    values ('123456789', 'cancelled', 1, '2026-07-11', '2026-07-18', 2, 0, 0, 0, 2, 'EUR', 1, '{}', '{}', 'invoice',
      now(), now())`.execute(connection.db)
  await migrate({ url })
})
afterAll(async () => {
  await connection.close()
  await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
  await server.drop()
})

test('a booking of the time before terms has the constants of that time', async () => {
  const { terms } = await connection.db.selectFrom('booking').select('terms').executeTakeFirstOrThrow()
  expect(parseTerms(terms)).toEqual(standardTerms)
})

test('no booking is without terms', async () => {
  await expect(sql`update booking set terms = null`.execute(connection.db)).rejects.toThrow('not-null')
})
