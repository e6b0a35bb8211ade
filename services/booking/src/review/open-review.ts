import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { invitationLastsDays } from '@marram/domain/guest-review'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { hashOf, makeAccessKey } from '../booking/secrets.ts'
import { findOwnBooking, type OwnBooking } from '../change/find-booking.ts'

type Deps = Pick<Inside, 'db' | 'now'>

const dayMs = 86_400_000

/** Whether the guest of a booking can say how it was, or has. */
export async function reviewOf({ row }: OwnBooking, { db }: Pick<Deps, 'db'>): Promise<Reservation['review']> {
  if (row.state !== 'completed') return 'none'
  const invitation = await db
    .selectFrom('review_invitation')
    .where('booking_id', '=', row.id)
    .select('used_at')
    .executeTakeFirst()
  return invitation?.used_at ? 'sent' : 'open'
}

/**
 * The way from the page of the booking to its review. The link that was mailed goes on working: both lead to the one
 * review, and the first that is sent uses up both.
 */
export function openReview(access: BookingAccess, { db, now }: Deps): Promise<{ readonly token: string } | Refusal> {
  return db.transaction().execute(async (trx): Promise<{ readonly token: string } | Refusal> => {
    const own = await findOwnBooking({ db: trx, now }, access, { lock: true })
    if (isRefusal(own)) return own
    if ((await reviewOf(own, { db: trx })) !== 'open') {
      return refuse(409, 'no-review', 'A review is written once, after the stay.')
    }
    const token = makeAccessKey()
    const expiresAt = new Date(now().getTime() + invitationLastsDays * dayMs)
    await trx
      .insertInto('review_invitation')
      .values({
        booking_id: own.row.id,
        // Nobody is mailed this one: who has found the form needs no mail that asks for it.
        token_hash: hashOf(makeAccessKey()),
        page_hash: hashOf(token),
        created_at: now(),
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('booking_id').doUpdateSet({ page_hash: hashOf(token), expires_at: expiresAt }),
      )
      .execute()
    return { token }
  })
}
