import * as desk from '@marram/contract/desk/guests'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { eraseStoredData } from '@marram/database/personal-data/erase-stored-data'
import { findBookingAddress, findUnfinished } from '@marram/database/personal-data/find-bookings'
import { findKept, reduceBookings } from '@marram/database/personal-data/reduce-bookings'
import { revokeBookingLinks } from '@marram/database/personal-data/revoke-booking-links'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { findUserType } from '@marram/domain/user-type'
import { refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Kysely } from 'kysely'
import { loadPersonData } from '../account/personal-data.ts'
import type { AuthContext } from '../deps.ts'

type Context = Pick<AuthContext, 'db' | 'now' | 'log'>
type Db = Kysely<Database>

export const find = staffQuery<Context>()(desk.findGuest, async (input, { db, now }) => {
  const email = 'email' in input ? input.email : await findBookingAddress(db, input.reservationId)
  if (email === null) return refuse(404, 'unknown-booking', 'There is no such booking, or its guest has been erased.')
  const account = await findAccount(db, email)
  const person = { userId: account?.id ?? null, email }
  const stored = countRows(await loadPersonData(db, person))
  const kept = await findKept(db, person, copenhagenDay(now()))
  return { email, account, stored, kept, unfinished: await findUnfinished(db, person) }
})

export const exportData = staffCommand<Context>()(desk.exportGuest, async ({ email }, { db }) => {
  const account = await findAccount(db, email)
  const profile = account === null ? null : await loadAccountRow(db, account.id)
  const data = await loadPersonData(db, { userId: account?.id ?? null, email })
  return { output: { email, profile, ...data }, subject: subjectOf(account), before: {}, after: countRows(data) }
})

/** Kinds without rows are left out. */
function countRows(data: Readonly<Record<string, unknown>>): Record<string, number> {
  const counts = desk.guestDataKinds.map((kind) => [kind, Object(data[kind]).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const subjectOf = (account: { readonly id: number } | null): string =>
  account === null ? 'guest without account' : `user ${account.id}`

export const erase = staffCommand<Context>()(desk.eraseGuest, async ({ email }, { db, now, log }) => {
  const account = await findAccount(db, email)
  if (account !== null && account.type !== 'guest') {
    return refuse(409, 'not-a-guest', 'Accounts of owners and staff are not erased here.')
  }
  if (account !== null)
    await db.selectFrom('user_account').where('id', '=', account.id).select('id').forUpdate().execute()
  const person = { userId: account?.id ?? null, email }
  const unfinished = await findUnfinished(db, person)
  if (unfinished.length > 0) {
    return refuse(
      409,
      'unfinished-bookings',
      `Finish or cancel and settle these bookings first: ${unfinished.join(', ')}.`,
    )
  }
  await revokeBookingLinks(db, person)
  await eraseStoredData(db, person, now())
  const bookings = await reduceBookings(db, person, copenhagenDay(now()))
  if (account !== null) await db.deleteFrom('user_account').where('id', '=', account.id).execute()
  await db.deleteFrom('registration').where('email', '=', email).execute()
  logSecurity(log, 'account.erased', { userId: account?.id ?? null }, 'a guest was erased by staff')
  const output = { ...bookings, hadAccount: account !== null }
  return { output, subject: subjectOf(account), before: { hadAccount: output.hadAccount }, after: bookings }
})

const kinds = { customer: 'guest', creditor: 'owner', internal: 'staff', 'old-internal': 'other' } as const

async function findAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('user_account')
    .where('email', '=', email)
    .select(['id', 'type', 'firstname', 'lastname'])
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    name: `${row.firstname} ${row.lastname}`.trim(),
    type: kinds[findUserType(row.type) ?? 'old-internal'],
  }
}

function loadAccountRow(db: Db, id: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', id)
    .select(['firstname', 'lastname', 'phone', 'address', 'postal_code as postalCode', 'city', 'country'])
    .select(['language_id as languageId', 'confirmed_at as confirmedAt', 'created_at as createdAt'])
    .executeTakeFirst()
}
