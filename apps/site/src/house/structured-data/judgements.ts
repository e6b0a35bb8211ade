import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Review } from '@marram/contract/broker/review/shapes'

const shown = 5
const scale = { bestRating: 5, worstRating: 1 }

/** Only what guests really wrote: without reviews nothing is said. */
export function judgements({ reviewStats }: LodgingPage, reviews: readonly Review[]) {
  if (reviewStats.count === 0 || reviewStats.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviewStats.average,
      reviewCount: reviewStats.count,
      ...scale,
    },
    review: reviews.slice(0, shown).map(({ rating, name, date, text }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      author: { '@type': 'Person', name },
      datePublished: date,
      // Guests are asked on leaving, so the day of the review is the nearest known to the stay.
      contentReferenceTime: date,
      reviewBody: text,
    })),
  }
}
