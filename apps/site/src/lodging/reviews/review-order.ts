import { defaultLanguages } from '@marram/domain/edition'
import type { ReviewFilter } from '@marram/domain/review-filter'
import type { ShownReview } from '../lodging-part-queries.ts'

export const reviewOrders = ['newest', 'best', 'worst'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

const byDate = (a: ShownReview, b: ShownReview): number => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1)

const comparisons: Readonly<Record<ReviewOrder, (a: ShownReview, b: ShownReview) => number>> = {
  newest: byDate,
  best: (a, b) => b.rating - a.rating || byDate(a, b),
  worst: (a, b) => a.rating - b.rating || byDate(a, b),
}

/** Filtered by topic and language, and sorted; the newest first among equals. */
export function arrangeReviews(
  reviews: readonly ShownReview[],
  order: ReviewOrder,
  { topic, language }: ReviewFilter,
): readonly ShownReview[] {
  const languageId = language && defaultLanguages[language]
  return reviews
    .filter((review) => languageId === null || review.language === languageId)
    .filter((review) => topic === null || review.topics.includes(topic))
    .toSorted(comparisons[order])
}
