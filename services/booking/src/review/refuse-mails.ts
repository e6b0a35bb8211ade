import { refuseReviewMails } from '@marram/database/mail/review-refusal'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import { readBooking } from '../change/find-booking.ts'

/** For the address that the link was mailed to. A refusal must not depend on when somebody makes up his mind. */
export async function refuseMails(
  token: string,
  { db, now }: Pick<Inside, 'db' | 'now'>,
): Promise<{ refused: 'ok' } | Refusal> {
  const row = await db
    .selectFrom('review_invitation')
    .innerJoin('booking', 'booking.id', 'review_invitation.booking_id')
    .where('review_invitation.token_hash', '=', hashOf(token))
    .selectAll('booking')
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-invitation', 'This link is not one of ours.')
  await refuseReviewMails(db, readBooking(row).guest.email, now())
  return { refused: 'ok' }
}
