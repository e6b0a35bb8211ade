import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { invitationLastsDays } from '@marram/domain/guest-review'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { hashOf, makeAccessKey } from '../booking/secrets.ts'
import { findOwnBooking, type OwnBooking } from '../change/find-booking.ts'

type Deps = Pick<Inside, 'db' | 'now'>

const dayMs = 86_400_000

/** The state of the booking's review: not yet, open or done. */
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
 * Creates a review token for the booking page. The mailed link stays valid; the first review submitted uses up both.
 */
export function openReview(access: BookingAccess, { db, now }: Deps): Promise<{ readonly token: string } | Refusal> {
  return db.transaction().execute(async (trx): Promise<{ readonly token: string } | Refusal> => {
    const ownBooking = await findOwnBooking({ db: trx, now }, access, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    if ((await reviewOf(ownBooking, { db: trx })) !== 'open') {
      return refuse(409, 'no-review', 'A review is written once, after the stay.')
    }
    const token = makeAccessKey()
    const expiresAt = new Date(now().getTime() + invitationLastsDays * dayMs)
    await trx
      .insertInto('review_invitation')
      .values({
        booking_id: ownBooking.row.id,
        // A placeholder that is never mailed: a guest who found the form needs no invitation.
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
