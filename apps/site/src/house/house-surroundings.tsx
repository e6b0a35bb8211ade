import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { Button } from '@marram/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/store.ts'
import { HousePlace } from './house-place.tsx'
import { houseReviewsQuery, relatedHousesQuery } from './house-queries.ts'
import { HouseRail } from './house-rail.tsx'
import { MailViewed } from './mail-viewed.tsx'
import { forgetViewed, noteViewed, recentlyViewed } from './recently-viewed.ts'
import { HouseReviews } from './reviews/house-reviews.tsx'

/** What others say of the house, what lies around it, and what is like it. */
export function HouseSurroundings({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { data: reviews } = useQuery({ ...houseReviewsQuery(scope, lodging.id), enabled: false })
  return (
    <>
      <PartBoundary hydratesWithPage>
        <HouseReviews lodging={lodging} reviews={reviews ?? null} />
      </PartBoundary>
      <PartBoundary hydratesWithPage>
        <HousePlace lodging={lodging} />
      </PartBoundary>
      <PartBoundary hydratesWithPage>
        <RelatedHouses lodgingId={lodging.id} />
      </PartBoundary>
      <PartBoundary hydratesWithPage>
        <RecentlyViewedHouses lodgingId={lodging.id} />
      </PartBoundary>
    </>
  )
}

function RelatedHouses({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const { data } = useQuery({ ...relatedHousesQuery(scope, lodgingId), enabled: false })
  return <HouseRail id="related" title={texts.relatedTitle} intro={texts.relatedIntro} lodgings={data ?? null} />
}

/** Below everything else, so that nothing moves when it comes in. */
function RecentlyViewedHouses({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const ids = useStore(recentlyViewed).filter((id) => id !== lodgingId)
  useEffect(() => noteViewed(lodgingId), [lodgingId])
  const { data } = useQuery({
    queryKey: ['lodgings', scope.edition, ids],
    queryFn: () => scope.services.broker.lodgingsByIds({ lan: editionByKey(scope.edition).languageId, ids }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0 || !data || data.length === 0) return null
  return (
    <HouseRail
      id="recent"
      title={texts.recentTitle}
      lodgings={data.slice(0, 3)}
      action={
        <>
          <MailViewed ids={data.map(({ id }) => id)} />
          <Button colour="Default" size="small" onClick={forgetViewed}>
            {texts.recentClear}
          </Button>
        </>
      }
    />
  )
}
