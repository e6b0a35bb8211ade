import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.generated.ts'

/**
 * The review that was written with this link, as long as its guest may add photos to it: until the link expires, or
 * staff refuse the review.
 */
export async function findSentReview(
  db: Kysely<Database>,
  { token, now, lock = false }: { readonly token: string; readonly now: Date; readonly lock?: boolean },
): Promise<{ readonly id: number; readonly lodgingId: number } | null> {
  const tokenHash = hash('sha256', token, 'hex')
  const review = await db
    .selectFrom('guest_review')
    .innerJoin('review_invitation', 'review_invitation.booking_id', 'guest_review.booking_id')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .where(({ or, eb }) => or([eb('token_hash', '=', tokenHash), eb('page_hash', '=', tokenHash)]))
    .where('review_invitation.expires_at', '>', now)
    .where('guest_review.state', '<>', 'refused')
    .select(['guest_review.id', 'booking.lodging_id as lodgingId'])
    .$if(lock, (query) => query.forUpdate('guest_review'))
    .executeTakeFirst()
  return review ?? null
}
