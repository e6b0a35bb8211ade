import { defaultLanguages } from '@marram/domain/edition'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { guestReviewType } from '../review/find-reviews.ts'

/** Also of a house that is paused: its page is still there. */
export async function findHouseReviews(
  { db }: Pick<BrokerContext, 'db'>,
  lodgingId: number,
  { limit, skip }: Slice,
): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .where('lodging_id', '=', lodgingId)
    .where('type', '=', guestReviewType)
    .where('language_id', 'in', Object.values(defaultLanguages))
    .select('id')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id }) => id)
}
