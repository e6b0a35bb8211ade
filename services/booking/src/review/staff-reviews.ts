import { notifyTags } from '@marram/database/changes'
import { inTransaction } from '@marram/database/in-transaction'
import { OperatorError } from '@marram/database/operator-error'
import { aspectColumns, readAspects } from '@marram/database/review-aspects'
import type { Database } from '@marram/database/schema.generated'
import { type EditionKey, findEditionByLanguage } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import { readBooking } from '../change/find-booking.ts'
import { refuseWaitingPhotos } from './sent-photos.ts'

type Db = Kysely<Database>

/** Publishes a review. `text` is a version without other people's names. */
export function approveReview(db: Db, id: number, { now, text }: { now: Date; text?: string }): Promise<void> {
  return inTransaction(db, async (trx) => {
    const waiting = await lockWaiting(trx, id)
    const booking = readBooking(
      await trx.selectFrom('booking').selectAll().where('id', '=', waiting.booking_id).executeTakeFirstOrThrow(),
    )
    const { row, guest } = booking
    const { id: reviewId } = await trx
      .insertInto('review')
      .values({
        lodging_id: row.lodging_id,
        stay_id: row.stay_id,
        language_id: row.language_id,
        name: waiting.name,
        place: waiting.place,
        iso_country: guest.country,
        date: row.departure,
        rating: waiting.rating,
        ...aspectColumns(readAspects(waiting)),
        answer_text: text ?? waiting.text,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('guest_review')
      .set({ state: 'public', review_id: reviewId, decided_at: now })
      .where('id', '=', id)
      .execute()
    await tellPages(trx, row.lodging_id)
  })
}

/** Stores the reason for guests and authorities. */
export function refuseReview(db: Db, id: number, { now, reason }: { now: Date; reason: string }): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockWaiting(trx, id)
    await trx
      .updateTable('guest_review')
      .set({ state: 'refused', reason, decided_at: now })
      .where('id', '=', id)
      .execute()
    await refuseWaitingPhotos(trx, id, now)
  })
}

type Answer = { readonly now: Date; readonly text: string; readonly language?: EditionKey | undefined }

/** Adds the agency's response; in another language than the guest's it is a translation. */
export function answerReview(db: Db, id: number, { now, text, language }: Answer): Promise<void> {
  return inTransaction(db, async (trx) => {
    const review = await trx
      .selectFrom('guest_review')
      .innerJoin('review', 'review.id', 'guest_review.review_id')
      .where('guest_review.id', '=', id)
      .select(['review.id', 'review.lodging_id', 'review.language_id', 'review.response_text'])
      .executeTakeFirst()
    if (!review) throw new OperatorError(`There is no public review ${id}. Approve it first.`)
    const guestLanguage = findEditionByLanguage(review.language_id)?.key
    const isTranslation = language !== undefined && language !== guestLanguage
    if (isTranslation && review.response_text === null) {
      throw new OperatorError(`Answer in the guest’s language (${guestLanguage}) first, then in others.`)
    }
    const column = isTranslation ? (`response_text_${language}` as const) : 'response_text'
    await trx
      .updateTable('review')
      .set({ [column]: text, ...(!isTranslation && { response_time: now }) })
      .where('id', '=', review.id)
      .execute()
    await tellPages(trx, review.lodging_id)
  })
}

async function lockWaiting(trx: Db, id: number) {
  const review = await trx.selectFrom('guest_review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!review) throw new OperatorError(`There is no review ${id}.`)
  if (review.state !== 'waiting') throw new OperatorError(`Review ${id} has been decided already: ${review.state}.`)
  return review
}

function tellPages(db: Db, lodgingId: number): Promise<void> {
  return notifyTags(db, [`lodging:${lodgingId}`, 'lodgings', 'reviews'])
}
