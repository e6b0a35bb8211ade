import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { useQuery } from '@tanstack/react-query'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { HousePlace } from './house-place.tsx'
import { houseReviewsQuery } from './house-queries.ts'
import { RecentlyViewedHouses } from './recently-viewed-houses.tsx'
import { RelatedHouses } from './related-houses.tsx'
import { HouseReviews } from './reviews/house-reviews.tsx'

/** What others say of the house, what lies around it, and what is like it. */
export function HouseSurroundings({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { data: reviews } = useQuery({ ...houseReviewsQuery(scope, lodging.id), enabled: false })
  return (
    <>
      <PartBoundary>
        <HouseReviews lodging={lodging} reviews={reviews ?? null} />
      </PartBoundary>
      <PartBoundary>
        <HousePlace lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <RelatedHouses lodgingId={lodging.id} />
      </PartBoundary>
      <PartBoundary>
        <RecentlyViewedHouses lodgingId={lodging.id} />
      </PartBoundary>
    </>
  )
}
