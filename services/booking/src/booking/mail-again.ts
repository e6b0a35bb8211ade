import type { BookingAccess } from '@marram/contract/booking/place'
import { mailAgainLimits, mayMailAgain, unconfirmedWindowMs } from '@marram/domain/booking/unconfirmed'
import { mailboxKey } from '@marram/domain/mailbox'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { addresseeOf, findOwnBooking } from '../change/find-booking.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { sendLetter } from '../mail/send-letter.ts'
import type { BookingContext } from './context.ts'
import { lockUnconfirmed } from './unconfirmed.ts'

/** Mails an unconfirmed booking again. The links of earlier mails stay valid. */
export function mailAgain(
  access: BookingAccess,
  { db, now, origins, takes }: BookingContext,
): Promise<{ mailed: true } | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, origins, takes }
    const own = await findOwnBooking(inside, access, { lock: true })
    if (isRefusal(own)) return own
    if (own.row.address_due === null || own.row.state === 'cancelled') {
      return refuse(409, 'nothing-to-confirm', 'This booking is not waiting for its email address to be confirmed.')
    }
    const { email } = own.guest
    await lockUnconfirmed(trx, { email, networkHash: null })
    const { count, last } = await trx
      .selectFrom('booking_access')
      .innerJoin('booking', 'booking.id', 'booking_access.booking_id')
      .where('mailbox', '=', mailboxKey(email))
      .where('address_due', 'is not', null)
      .where('is_mailed', '=', true)
      .where('booking_access.created_at', '>', new Date(now().getTime() - unconfirmedWindowMs))
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('booking_access.created_at').as('last')])
      .executeTakeFirstOrThrow()
    const may = mayMailAgain({ count: Number(count), lastAt: last }, now())
    if (may === 'enough') return refuse(429, 'mailed-enough', 'The email was sent as often as it can be.')
    if (may === 'wait') {
      const headers = { 'retry-after': String(mailAgainLimits.waitMs / 1000) }
      return refuse(429, 'mailed-just-now', 'The email was sent a moment ago.', { headers })
    }
    await sendLetter(addresseeOf(own), { ...mailingOf('confirmation'), key: `confirmation again ${count}` }, inside)
    return { mailed: true }
  })
}
