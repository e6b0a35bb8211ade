import { defaultLanguages, type LanguageId } from '@marram/domain/edition'
import type { ReviewTopic } from '@marram/domain/review-topic'
import { boundedSlice, editionOf, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { guestReviewType } from '../review/find-reviews.ts'
import { loadReviews, topicsOf } from '../review/load-reviews.ts'
import { loadPage } from './load-page.ts'

const maxReviews = 999

type Filter = { readonly topic: ReviewTopic | null; readonly language: LanguageId | null }
type ReviewArguments = Slice & { lan: number; lodgingId: number; topic?: ReviewTopic | null; language?: number | null }

export const lodgingPageQueries = {
  lodgingPage: (_: unknown, { lan, name }: { lan: number; name: string }, context: BrokerContext) =>
    loadPage(context, name, editionOf(lan)),
  lodgingReviews: async (
    _: unknown,
    { lan, lodgingId, topic, language, ...slice }: ReviewArguments,
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    context.tag(`lodging:${lodgingId}`)
    const filter = { topic: topic ?? null, language: language == null ? null : editionOf(language).languageId }
    const ids = await findLodgingReviews(context, lodgingId, filter, boundedSlice(slice, maxReviews))
    return loadReviews(context, ids, edition)
  },
}

/** Includes paused houses, because their pages still exist. */
async function findLodgingReviews(
  { db }: Pick<BrokerContext, 'db'>,
  lodgingId: number,
  { topic, language }: Filter,
  { limit, skip }: Slice,
): Promise<number[]> {
  const found = db
    .selectFrom('review')
    .where('lodging_id', '=', lodgingId)
    .where('type', '=', guestReviewType)
    .where('language_id', 'in', language === null ? Object.values(defaultLanguages) : [language])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
  if (topic === null) {
    const rows = await found.select('id').limit(limit).offset(skip).execute()
    return rows.map(({ id }) => id)
  }
  const rows = await found.select(['id', 'language_id', 'answer_text']).execute()
  const speaking = rows.filter((row) => topicsOf(row).includes(topic))
  return speaking.slice(skip, skip + limit).map(({ id }) => id)
}
