import { remindGuests } from '@marram/booking/booking/maintain-bookings'
import { addresseeOf } from '@marram/booking/change/find-booking'
import { mailingOf } from '@marram/booking/mail/mailing-of'
import { sendLetter } from '@marram/booking/mail/send-letter'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import { addDays } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { Day } from './day.ts'

const reminderMinute = 5 * 60 + 23
const maxConfirmations = 20

/** The mails of the last two days: confirmations and the reminders of the last night. */
export async function writeMails({ inside, now, today, pick, postMails }: Day): Promise<void> {
  const isNew = sql<boolean>`created_at > ${new Date(now.getTime() - 2 * 86_400_000)} and state <> 'cancelled'`
  for (const booking of await pick(isNew, maxConfirmations)) {
    const at = booking.row.created_at
    await sendLetter(addresseeOf(booking), mailingOf('confirmation'), { ...inside, now: () => at })
    await postMails(at)
  }
  const morning = copenhagenInstant(today, reminderMinute)
  const reminded = morning < now ? morning : copenhagenInstant(addDays(today, -1), reminderMinute)
  await remindGuests({ ...inside, now: () => reminded })
  await postMails(reminded)
}

/** One mail and one text message came back. */
export async function refuseMessages({ db }: Day): Promise<void> {
  await sql`
    update mail set state = 'refused', attempt = 1, last_error = '550 5.1.1 ' || recipient || ': user unknown'
    where id = (select id from mail where state = 'kept' and key like '% confirmation' order by created_at limit 1)`.execute(
    db,
  )
  await sql`
    update sms set state = 'refused', attempt = 1, last_error = 'The number cannot be reached.'
    where id = (select id from sms where state = 'kept' order by created_at limit 1)`.execute(db)
}
