import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { parseReviewFilter } from '@marram/domain/review-filter'
import type { RequestedStay } from '@marram/domain/stay'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { lodgingReviewsQuery } from './lodging-part-queries.ts'
import { LodgingPlace } from './lodging-place.tsx'
import { relatedLodgingsQuery } from './lodging-queries.ts'
import { LodgingRail } from './lodging-rail.tsx'
import { RecentRail } from './recent-rail.tsx'
import { noteViewed } from './recently-viewed.ts'
import { LodgingReviews } from './reviews/lodging-reviews.tsx'
import { useStayChoice } from './stay/stay-choice-provider.tsx'
import { partyText, useStayTexts } from './stay/stay-texts.ts'

/** Reviews, surroundings and similar houses. */
export function LodgingSurroundings({ lodging, query }: { lodging: LodgingPage; query: string }) {
  const { scope } = usePageContext()
  // Later changes of the filter are the list's own.
  const [filter] = useState(() => parseReviewFilter(query))
  const { data: reviews } = useQuery({ ...lodgingReviewsQuery(scope, lodging.id, filter), enabled: false })
  return (
    <>
      <PartBoundary>
        <LodgingReviews lodging={lodging} reviews={reviews ?? null} query={query} filter={filter} />
      </PartBoundary>
      <PartBoundary>
        <LodgingPlace lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <RelatedLodgings lodgingId={lodging.id} />
      </PartBoundary>
      <PartBoundary>
        <RecentlyViewedLodgings lodgingId={lodging.id} />
      </PartBoundary>
    </>
  )
}

function RelatedLodgings({ lodgingId }: { lodgingId: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('around')
  const queryClient = useQueryClient()
  const { stay, card } = useRequestedStay()
  const query = relatedLodgingsQuery(scope, lodgingId, stay)
  const { data, isPlaceholderData } = useQuery({
    ...query,
    enabled: stay !== null,
    placeholderData: (before) => before ?? queryClient.getQueryData(relatedLodgingsQuery(scope, lodgingId).queryKey),
  })
  const intro = stay === null ? texts.relatedIntro : texts.relatedForStay
  const rail = { id: 'related', title: texts.relatedTitle, intro }
  if (!isPlaceholderData) return <LodgingRail {...rail} lodgings={data ?? null} stay={card} />
  // While the prices of this stay load, no other prices are shown.
  return <LodgingRail {...rail} lodgings={data?.map((lodging) => ({ ...lodging, option: null })) ?? null} />
}

/** The stay that the guest chose, and its text and query for cards; null while only the cheapest is shown. */
function useRequestedStay(): { stay: RequestedStay | null; card: CardStay | undefined } {
  const { choice, isRequested, query } = useStayChoice()
  const { texts } = useStayTexts()
  const { arrival, duration, party } = choice
  if (!isRequested || arrival === null) return { stay: null, card: undefined }
  return { stay: { arrival, duration, party }, card: { party: partyText(party, texts), query } }
}

function RecentlyViewedLodgings({ lodgingId }: { lodgingId: number }) {
  const { stay, card } = useRequestedStay()
  useEffect(() => noteViewed(lodgingId), [lodgingId])
  return <RecentRail but={lodgingId} stay={stay} card={card} />
}
