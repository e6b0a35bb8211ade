import { defaultLanguages } from '@marram/domain/edition'
import { boundedSlice, editionOf, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { guestReviewType } from '../review/find-reviews.ts'
import { loadReviews } from '../review/load-reviews.ts'
import { loadPage } from './load-page.ts'

const maxReviews = 999

export const lodgingPageQueries = {
  lodgingPage: (_: unknown, { lan, name }: { lan: number; name: string }, context: BrokerContext) =>
    loadPage(context, name, editionOf(lan)),
  lodgingReviews: async (
    _: unknown,
    { lan, lodgingId, ...slice }: Slice & { lan: number; lodgingId: number },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    context.tag(`lodging:${lodgingId}`)
    return loadReviews(context, await findLodgingReviews(context, lodgingId, boundedSlice(slice, maxReviews)), edition)
  },
}

/** Includes paused houses, because their pages still exist. */
async function findLodgingReviews(
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
