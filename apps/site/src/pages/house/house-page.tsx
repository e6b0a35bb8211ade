import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import houseStyles from '@marram/ui/styles/pages/house.css?url'
import listStyles from '@marram/ui/styles/pages/lists.css?url'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Heart } from '../../favorites/heart.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { PageStyles } from '../../layout/page-styles.tsx'
import { housePlacesQuery, houseQuery, houseReviewsQuery } from '../../lodging/house-queries.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { countView } from '../../state/view-beacon.ts'
import { HouseActions } from './house-actions.tsx'
import { HouseFacilities } from './house-facilities.tsx'
import { HouseFacts } from './house-facts.tsx'
import { HouseGallery } from './house-gallery.tsx'
import { PausedNotice, SoldOutNotice } from './house-notices.tsx'
import { HousePlace } from './house-place.tsx'
import { HousePlan } from './house-plan.tsx'
import { HouseRules } from './house-rules.tsx'
import { HouseStory } from './house-story.tsx'
import { HouseTitle } from './house-title.tsx'
import { LiveFacts } from './live-facts.tsx'
import { RecentlyViewedHouses } from './recently-viewed-houses.tsx'
import { RelatedHouses } from './related-houses.tsx'
import { HouseReviews } from './reviews/house-reviews.tsx'
import { EnergyEstimate } from './stay/energy-estimate.tsx'
import { PriceBar } from './stay/price-bar.tsx'
import { QuoteBox } from './stay/quote-box.tsx'
import { StayCalendar } from './stay/stay-calendar.tsx'
import { StayChoiceProvider } from './stay/stay-choice-provider.tsx'
import { houseJsonLd } from './structured-data/house-json-ld.ts'

/** One house: what it is, what it costs, who liked it, where it stands, and what is like it. */
export function HousePage() {
  const { scope } = usePageContext()
  const { name = '' } = useParams({ strict: false })
  const { data: lodging } = useSuspenseQuery(houseQuery(scope, name))
  return <PageFrame>{lodging ? <House key={lodging.id} lodging={lodging} /> : null}</PageFrame>
}

function House({ lodging }: { lodging: LodgingPage }) {
  const context = usePageContext()
  const { data: reviews } = useQuery({ ...houseReviewsQuery(context.scope, lodging.id), enabled: false })
  useEffect(() => countView(lodging.id), [lodging.id])
  return (
    <StayChoiceProvider lodging={lodging}>
      <PageStyles href={listStyles} />
      <PageStyles href={houseStyles} />
      <JsonLd data={houseJsonLd(lodging, reviews ?? null, context)} />
      <HouseHeader lodging={lodging} />
      <HouseGallery lodging={lodging} />
      <HouseColumns lodging={lodging} />
      <HouseReviews lodging={lodging} reviews={reviews ?? null} />
      <HousePlace lodging={lodging} />
      <RelatedHouses lodgingId={lodging.id} />
      <RecentlyViewedHouses lodgingId={lodging.id} />
      <PriceBar />
    </StayChoiceProvider>
  )
}

function HouseHeader({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { area, street } = lodging
  const { data } = useQuery({ ...housePlacesQuery(scope, { areaId: area.id, streetId: street.id }), enabled: false })
  const above = data?.areaPath ? [{ title: area.name, path: data.areaPath }] : []
  const number = lodging.name.toUpperCase()
  return (
    <div className="wrap house-head">
      <Breadcrumbs above={above} current={number} />
      <HouseActions lodging={lodging} heart={<Heart lodgingId={lodging.id} name={number} appearance="text" />} />
    </div>
  )
}

function HouseColumns({ lodging }: { lodging: LodgingPage }) {
  return (
    <div className="wrap house">
      <div>
        <HouseTitle lodging={lodging} />
        <Availability lodging={lodging} />
        <LiveFacts lodging={lodging} />
        <HouseFacts lodging={lodging} />
        <HouseStory lodging={lodging} />
        <HouseFacilities lodging={lodging} />
        <HousePlan lodging={lodging} />
        <StayCalendar lodging={lodging} />
        <EnergyEstimate lodging={lodging} />
        <HouseRules lodging={lodging} />
      </div>
      <aside className="house__aside">
        <QuoteBox lodging={lodging} />
      </aside>
    </div>
  )
}

function Availability({ lodging }: { lodging: LodgingPage }) {
  if (lodging.status === 'paused') return <PausedNotice />
  return lodging.cheapestOptions.length === 0 ? <SoldOutNotice /> : null
}
