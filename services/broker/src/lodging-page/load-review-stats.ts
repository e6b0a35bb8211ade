import type { BrokerContext } from '../context.ts'
import { guestReviewType } from '../review/find-reviews.ts'

const stars = [1, 2, 3, 4, 5] as const

/** Covers all guest reviews of a house, of any age. */
export async function loadReviewStats({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('review')
    .where('lodging_id', '=', id)
    .where('type', '=', guestReviewType)
    .groupBy('rating')
    .select('rating')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  const counts = new Map(rows.map(({ rating, count }) => [rating, Number(count)]))
  return presentStats(stars.map((star) => counts.get(star) ?? 0))
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
