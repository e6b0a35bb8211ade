import type { ReviewInvitation, reviewRequest } from '@marram/contract/booking/review'
import { aspectColumns } from '@marram/database/review-aspects'
import type { Database } from '@marram/database/schema.generated'
import { reviewProblems, suggestedName } from '@marram/domain/guest-review'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { ExpressionBuilder } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Inside } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import { readBooking } from '../change/find-booking.ts'
import { findSentPhotos } from './sent-photos.ts'

type Context = Pick<Inside, 'db' | 'now'>

/** The stay's data for the form. Reading does not use up the link, because mail scanners open links too. */
export async function readInvitation(token: string, context: Context): Promise<ReviewInvitation | Refusal> {
  const found = await findInvitation(token, context)
  const photos = isRefusal(found) ? await findSentPhotos(token, context) : null
  if (isRefusal(found) && photos === null) return found
  const row = await context.db
    .selectFrom('booking')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .leftJoin('lodging_text', (join) =>
      join
        .onRef('lodging_text.lodging_id', '=', 'lodging.id')
        .onRef('lodging_text.language_id', '=', 'booking.language_id'),
    )
    .innerJoin('review_invitation', 'review_invitation.booking_id', 'booking.id')
    .where(belongsTo(token))
    .selectAll('booking')
    .select(['lodging.name as house', 'lodging.city as town', 'lodging_text.title'])
    .executeTakeFirstOrThrow()
  const { guest } = readBooking(row)
  return {
    house: { name: row.house, title: row.title ?? row.town },
    arrival: row.arrival,
    departure: row.departure,
    name: suggestedName(guest.firstName, guest.lastName),
    place: guest.city,
    sent: photos && { photos },
  }
}

/** Uses up the link and stores the review for staff, in one transaction. */
export async function takeReview(
  { token, ...written }: InferOutput<typeof reviewRequest>,
  context: Context,
): Promise<{ state: 'waiting' } | Refusal> {
  const fields = reviewProblems(written)
  if (fields.length > 0) {
    return refuse(422, 'review-invalid', 'Something is missing or too long.', { data: { fields } })
  }
  return context.db.transaction().execute(async (db): Promise<{ state: 'waiting' } | Refusal> => {
    const bookingId = await findInvitation(token, { ...context, db }, true)
    if (isRefusal(bookingId)) return bookingId
    const at = context.now()
    await db.updateTable('review_invitation').set({ used_at: at }).where('booking_id', '=', bookingId).execute()
    const { rating, aspects } = written
    // Browsers send CRLF line ends.
    const text = written.text.trim().replaceAll('\r\n', '\n')
    const [name, place] = [written.name.trim(), written.place.trim()]
    await db
      .insertInto('guest_review')
      .values({ booking_id: bookingId, rating, ...aspectColumns(aspects), text, name, place, created_at: at })
      .execute()
    return { state: 'waiting' }
  })
}

function belongsTo(token: string) {
  return ({ or, eb }: ExpressionBuilder<Database, 'review_invitation'>) =>
    or([eb('review_invitation.token_hash', '=', hashOf(token)), eb('review_invitation.page_hash', '=', hashOf(token))])
}

/** The booking of the link. */
async function findInvitation(token: string, { db, now }: Context, lock = false): Promise<number | Refusal> {
  const invitation = await db
    .selectFrom('review_invitation')
    .selectAll()
    .where(belongsTo(token))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!invitation) return refuse(404, 'unknown-invitation', 'This link is not one of ours.')
  if (invitation.used_at !== null || invitation.expires_at <= now()) {
    return refuse(410, 'invitation-over', 'This link has been used or has ended.')
  }
  return invitation.booking_id
}
