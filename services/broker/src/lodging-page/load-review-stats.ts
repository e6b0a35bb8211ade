import { readAspects } from '@marram/database/review-aspects'
import { editions } from '@marram/domain/edition'
import { aspectAverages } from '@marram/domain/guest-review'
import { countReviewTopics } from '@marram/domain/review-topic'
import type { BrokerContext } from '../context.ts'
import { guestReviewType } from '../review/find-reviews.ts'
import { topicsOf } from '../review/load-reviews.ts'

const stars = [1, 2, 3, 4, 5] as const

/** Covers all guest reviews of a house, of any age. The topics need their texts, so one statement reads them all. */
export async function loadReviewStats({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('review')
    .where('lodging_id', '=', id)
    .where('type', '=', guestReviewType)
    .select(['rating', 'language_id', 'answer_text'])
    .select(['house_rating', 'cleanliness_rating', 'location_rating', 'value_rating'])
    .execute()
  const languages = editions.map(({ languageId }) => {
    return { language: languageId, count: rows.filter(({ language_id }) => language_id === languageId).length }
  })
  return {
    ...presentStats(stars.map((star) => rows.filter(({ rating }) => rating === star).length)),
    aspects: aspectAverages(rows.map(readAspects)),
    topics: countReviewTopics(rows.map(topicsOf)),
    languages: languages.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
  }
}

/** `byStars`: number of reviews with 1, 2, 3, 4 and 5 stars. */
export function presentStats(byStars: readonly number[]) {
  const count = byStars.reduce((sum, one) => sum + one, 0)
  const total = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0)
  const ratings = byStars.flatMap((one, index) => (one > 0 ? [index + 1] : []))
  return {
    average: count === 0 ? null : Math.round((total / count) * 10) / 10,
    best: ratings.at(-1) ?? null,
    worst: ratings[0] ?? null,
    count,
    byStars,
  }
}
