import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { useQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { Heart } from '../kit/favorites/heart.tsx'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ServedHtml } from '../kit/served-html.tsx'
import { HouseGallery } from './gallery/house-gallery.tsx'
import houseStyles from './house.css?url'
import { HouseActions } from './house-actions.tsx'
import { HouseDescription } from './house-description.tsx'
import { HouseFacts } from './house-facts.tsx'
import { housePlacesQuery } from './house-part-queries.ts'
import { HouseRules } from './house-rules.tsx'
import { HouseSurroundings } from './house-surroundings.tsx'
import { HouseTitle, PausedNotice, SoldOutNotice } from './house-title.tsx'
import { LiveFacts } from './live-facts.tsx'
import { PriceBar } from './stay/price-bar.tsx'
import { QuoteBox } from './stay/quote-box.tsx'
import { StayChoiceProvider } from './stay/stay-choice-provider.tsx'
import { StayPrices } from './stay/stay-prices.tsx'
import { HouseSearchData } from './structured-data.tsx'

/** The page of one house: description, price, reviews, location and similar houses. */
export function House({ lodging, query }: { lodging: LodgingPage; query: string }) {
  const Surroundings = surroundingsHere()
  return (
    <StayChoiceProvider lodging={lodging} query={query}>
      <PageStyles href={listStyles} />
      <PageStyles href={houseStyles} />
      <SearchData lodging={lodging} />
      <PartBoundary>
        <HouseHeader lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <HouseGallery lodging={lodging} />
      </PartBoundary>
      <HouseColumns lodging={lodging} />
      <DeferredPart>
        <Surroundings lodging={lodging} />
      </DeferredPart>
      <PartBoundary>
        <PriceBar />
      </PartBoundary>
    </StayChoiceProvider>
  )
}

/** A browser never hydrates this block: the server's HTML stays. */
function SearchData({ lodging }: { lodging: LodgingPage }) {
  const Data = searchDataHere()
  return <ServedHtml>{Data ? <Data lodging={lodging} /> : null}</ServedHtml>
}

function HouseHeader({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { area, street } = lodging
  const { data } = useQuery({ ...housePlacesQuery(scope, { areaId: area.id, streetId: street.id }), enabled: false })
  const above = data?.areaPath ? [{ title: area.name, path: data.areaPath }] : []
  const number = lodging.name.toUpperCase()
  return (
    <div className="wrap house-head" data-viewed={lodging.id}>
      <Breadcrumbs above={above} current={number} />
      <HouseActions lodging={lodging} heart={<Heart lodgingId={lodging.id} name={number} appearance="text" />} />
    </div>
  )
}

function HouseColumns({ lodging }: { lodging: LodgingPage }) {
  const Description = descriptionHere()
  const Prices = pricesHere()
  const Quote = quoteHere()
  const Rules = rulesHere()
  return (
    <div className="wrap house">
      <div>
        <PartBoundary>
          <HouseTitle lodging={lodging} />
        </PartBoundary>
        <PartBoundary>
          <Availability lodging={lodging} />
        </PartBoundary>
        <PartBoundary>
          <HouseFacts lodging={lodging} />
        </PartBoundary>
        <PartBoundary>
          <LiveFacts lodging={lodging} />
        </PartBoundary>
        <DeferredPart>
          <Description lodging={lodging} />
        </DeferredPart>
        <DeferredPart>
          <Prices lodging={lodging} />
        </DeferredPart>
        <DeferredPart>
          <Rules lodging={lodging} />
        </DeferredPart>
      </div>
      <div className="house__aside">
        <DeferredPart>
          <Quote lodging={lodging} />
        </DeferredPart>
      </div>
    </div>
  )
}

function Availability({ lodging }: { lodging: LodgingPage }) {
  if (lodging.status === 'paused') return <PausedNotice />
  return lodging.cheapestOptions.length === 0 ? <SoldOutNotice /> : null
}

// The server renders each of these directly; a browser loads them apart from the first script of the page.

const LazyDescription = lazyPart(async () => (await import('./house-description.tsx')).HouseDescription)
const LazyPrices = lazyPart(async () => (await import('./stay/stay-prices.tsx')).StayPrices)
const LazyQuote = lazyPart(async () => (await import('./stay/quote-box.tsx')).QuoteBox)
const LazyRules = lazyPart(async () => (await import('./house-rules.tsx')).HouseRules)
const LazySurroundings = lazyPart(async () => (await import('./house-surroundings.tsx')).HouseSurroundings)

const descriptionHere = createIsomorphicFn()
  .server(() => HouseDescription)
  .client(() => LazyDescription)
const pricesHere = createIsomorphicFn()
  .server(() => StayPrices)
  .client(() => LazyPrices)
const quoteHere = createIsomorphicFn()
  .server(() => QuoteBox)
  .client(() => LazyQuote)
const rulesHere = createIsomorphicFn()
  .server(() => HouseRules)
  .client(() => LazyRules)
const surroundingsHere = createIsomorphicFn()
  .server(() => HouseSurroundings)
  .client(() => LazySurroundings)
/** The parts at the top of the page. */
export const loadTopParts = () => loadParts(LazyQuote, LazyDescription)

const searchDataHere = createIsomorphicFn()
  .server(() => HouseSearchData)
  .client(() => null)
