import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { withDatabase } from '../testing/database-address.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrations } from './list.ts'

const name = `marram_test_${randomBytes(6).toString('hex')}`
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
let server: TestDatabase
let connection: Connection
beforeAll(async () => {
  server = await createTestDatabase()
  const url = withDatabase(server.url, name)
  await sql`create database ${sql.id(name)}`.execute(server.db)
  await migrate({ url }, Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0025')))
  connection = connect({ url, maxConnections: 1 })
  // Payments alone, without their bookings.
  await sql`set session_replication_role = replica`.execute(connection.db)
  const rows = [
    [1, 1, 'started'],
    [2, 1, 'refused'],
    [3, 1, 'abandoned'],
    [4, 1, 'released'],
    [5, 2, 'paid'],
    [6, 2, 'paid'],
    [7, 2, 'paid'],
    [8, 2, 'paid'],
    [9, 3, 'authorised'],
    [10, 3, 'authorised'],
    [11, 4, 'authorised'],
  ] as const
  for (const [number, booking, state] of rows) {
    await sql`insert into payment (id, booking_id, provider, amount, currency, state, return_url, created_at, changed_at)
      values (${id(number)}, ${booking}, 'sandbox', 100, 'EUR', ${state}, '/', ${new Date(number)}, now())`.execute(
      connection.db,
    )
  }
  const refunds = [
    [6, 100, 'paid'],
    [7, 60, 'paid'],
    [7, 40, 'started'],
    [8, 100, 'failed'],
  ] as const
  for (const [payment, amount, state] of refunds) {
    await sql`insert into refund (payment_id, amount, currency, state, created_at, changed_at)
      values (${id(payment)}, ${amount}, 'EUR', ${state}, now(), now())`.execute(connection.db)
  }
  await migrate({ url })
})
afterAll(async () => {
  await connection.close()
  await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
  await server.drop()
})

test('payments keep their meaning in the new states', async () => {
  const payments = await connection.db.selectFrom('payment').select(['id', 'state', 'failure']).orderBy('id').execute()
  expect(payments.map((payment) => [Number(payment.id.slice(-4)), payment.failure ?? payment.state])).toEqual([
    [1, 'started'],
    [2, 'refused'],
    [3, 'abandoned'],
    [4, 'released'],
    [5, 'captured'],
    [6, 'refunded'],
    [7, 'refunding'],
    [8, 'captured'],
    [9, 'authorised'],
    [10, 'releasing'],
    [11, 'authorised'],
  ])
})
