import type { Inside } from '@marram/booking/booking/context'
import { bankOf } from '@marram/booking/config'
import { cardWayOf } from '@marram/booking/payment/providers'
import { readAgency } from '@marram/database/agency/read-agency'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { workOnBookings } from './bookings-day.ts'
import { employColleagues } from './colleagues.ts'
import { openDay } from './day.ts'
import { workOnHouses } from './houses-day.ts'
import { refuseMessages, writeMails } from './mails-day.ts'
import { workOnMoney } from './money-day.ts'
import { readGuests } from './words-day.ts'

const provider = 'sandbox'

/**
 * A working day at the desk of the demo, done by the commands of the desk: the log, the timelines and the mails are those
 * of an agency.
 */
export async function fillDay(db: Kysely<Database>, origins: Inside['origins'], now: Date): Promise<void> {
  const bank = bankOf({}, await readAgency(db))
  const takes = { bank: () => bank, card: cardWayOf(provider), provider }
  const colleagues = await employColleagues(db)
  const day = openDay({ db, now: () => now, origins, takes }, colleagues, now)
  await writeMails(day)
  await workOnMoney(day)
  await workOnBookings(day)
  await workOnHouses(day)
  await readGuests(day)
  await refuseMessages(day)
  await sortLog(db)
}

/** By time: the work above jumps between moments, and the log is read by number. */
async function sortLog(db: Kysely<Database>): Promise<void> {
  const entries = await db.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute()
  await db.deleteFrom('audit_entry').execute()
  for (const { id: _, before, after, reply, ...entry } of entries) {
    const facts = { before: JSON.stringify(before), after: JSON.stringify(after) }
    await db
      .insertInto('audit_entry')
      .values({ ...entry, ...facts, reply: reply && JSON.stringify(reply) })
      .execute()
  }
}
