import { type AspectTotal, aspectAverages, reviewAspects } from '@marram/domain/guest-review'
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
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('house_rating').as('house'),
      fn.count<number>('house_rating').as('houseCount'),
      fn.sum<number | null>('cleanliness_rating').as('cleanliness'),
      fn.count<number>('cleanliness_rating').as('cleanlinessCount'),
      fn.sum<number | null>('location_rating').as('location'),
      fn.count<number>('location_rating').as('locationCount'),
      fn.sum<number | null>('value_rating').as('value'),
      fn.count<number>('value_rating').as('valueCount'),
    ])
    .execute()
  const counts = new Map(rows.map(({ rating, count }) => [rating, Number(count)]))
  const totals: AspectTotal[] = reviewAspects.map((aspect) => ({
    aspect,
    sum: rows.reduce((sum, row) => sum + Number(row[aspect] ?? 0), 0),
    count: rows.reduce((sum, row) => sum + Number(row[`${aspect}Count`]), 0),
  }))
  return { ...presentStats(stars.map((star) => counts.get(star) ?? 0)), aspects: aspectAverages(totals) }
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
