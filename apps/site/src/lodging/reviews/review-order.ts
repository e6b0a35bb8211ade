import type { ShownReview } from '../lodging-part-queries.ts'

export const reviewOrders = ['newest', 'best', 'worst'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
export type ReviewLanguage = ShownReview['language']

const byDate = (a: ShownReview, b: ShownReview): number => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1)

const comparisons: Readonly<Record<ReviewOrder, (a: ShownReview, b: ShownReview) => number>> = {
  newest: byDate,
  best: (a, b) => b.rating - a.rating || byDate(a, b),
  worst: (a, b) => a.rating - b.rating || byDate(a, b),
}

/** Filtered by language and sorted; the newest first among equals. */
export function arrangeReviews(
  reviews: readonly ShownReview[],
  order: ReviewOrder,
  language: ReviewLanguage | null,
): readonly ShownReview[] {
  return reviews.filter((review) => language === null || review.language === language).toSorted(comparisons[order])
}

/** Number of reviews per language, most frequent first. */
export function countByLanguage(reviews: readonly ShownReview[]): readonly (readonly [ReviewLanguage, number])[] {
  const counts = new Map<ReviewLanguage, number>()
  for (const { language } of reviews) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
