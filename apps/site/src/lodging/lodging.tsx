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
import { LodgingGallery } from './gallery/lodging-gallery.tsx'
import { LiveFacts } from './live-facts.tsx'
import houseStyles from './lodging.css?url'
import { LodgingActions } from './lodging-actions.tsx'
import { LodgingDescription } from './lodging-description.tsx'
import { LodgingFacts } from './lodging-facts.tsx'
import { lodgingPlacesQuery } from './lodging-part-queries.ts'
import { LodgingRules } from './lodging-rules.tsx'
import { LodgingSurroundings } from './lodging-surroundings.tsx'
import { LodgingTitle, PausedNotice, SoldOutNotice } from './lodging-title.tsx'
import { PriceBar } from './stay/price-bar.tsx'
import { QuoteBox } from './stay/quote-box.tsx'
import { StayChoiceProvider } from './stay/stay-choice-provider.tsx'
import { StayEnergy } from './stay/stay-energy.tsx'
import { StayPrices } from './stay/stay-prices.tsx'
import { LodgingSearchData } from './structured-data.tsx'

/** The page of one house: description, price, reviews, location and similar houses. */
export function Lodging({ lodging, query }: { lodging: LodgingPage; query: string }) {
  const Surroundings = surroundingsHere()
  return (
    <StayChoiceProvider lodging={lodging} query={query}>
      <PageStyles href={listStyles} />
      <PageStyles href={houseStyles} />
      <SearchData lodging={lodging} />
      <PartBoundary>
        <LodgingHeader lodging={lodging} />
      </PartBoundary>
      <PartBoundary>
        <LodgingGallery lodging={lodging} />
      </PartBoundary>
      <LodgingColumns lodging={lodging} />
      <DeferredPart>
        <Surroundings lodging={lodging} query={query} />
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

function LodgingHeader({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const { area, street } = lodging
  const { data } = useQuery({ ...lodgingPlacesQuery(scope, { areaId: area.id, streetId: street.id }), enabled: false })
  const above = data?.areaPath ? [{ title: area.name, path: data.areaPath }] : []
  const number = lodging.name.toUpperCase()
  return (
    <div className="wrap house-head" data-viewed={lodging.id}>
      <Breadcrumbs above={above} current={number} />
      <LodgingActions lodging={lodging} heart={<Heart lodgingId={lodging.id} name={number} appearance="text" />} />
    </div>
  )
}

function LodgingColumns({ lodging }: { lodging: LodgingPage }) {
  const Description = descriptionHere()
  const Prices = pricesHere()
  const Quote = quoteHere()
  const Energy = energyHere()
  const Rules = rulesHere()
  return (
    <div className="wrap house">
      <div>
        <PartBoundary>
          <LodgingTitle lodging={lodging} />
        </PartBoundary>
        <PartBoundary>
          <Availability lodging={lodging} />
        </PartBoundary>
        <PartBoundary>
          <LodgingFacts lodging={lodging} />
        </PartBoundary>
      </div>
      <div className="house__aside">
        <DeferredPart>
          <Quote lodging={lodging} />
        </DeferredPart>
      </div>
      <div className="house__more">
        <PartBoundary>
          <LiveFacts lodging={lodging} />
        </PartBoundary>
        <DeferredPart>
          <Prices lodging={lodging} />
        </DeferredPart>
        <DeferredPart>
          <Description lodging={lodging} />
        </DeferredPart>
        <DeferredPart>
          <Energy lodging={lodging} />
        </DeferredPart>
        <DeferredPart>
          <Rules lodging={lodging} />
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

const LazyDescription = lazyPart(async () => (await import('./lodging-description.tsx')).LodgingDescription)
const LazyPrices = lazyPart(async () => (await import('./stay/stay-prices.tsx')).StayPrices)
const LazyQuote = lazyPart(async () => (await import('./stay/quote-box.tsx')).QuoteBox)
const LazyEnergy = lazyPart(async () => (await import('./stay/stay-energy.tsx')).StayEnergy)
const LazyRules = lazyPart(async () => (await import('./lodging-rules.tsx')).LodgingRules)
const LazySurroundings = lazyPart(async () => (await import('./lodging-surroundings.tsx')).LodgingSurroundings)

const descriptionHere = createIsomorphicFn()
  .server(() => LodgingDescription)
  .client(() => LazyDescription)
const pricesHere = createIsomorphicFn()
  .server(() => StayPrices)
  .client(() => LazyPrices)
const quoteHere = createIsomorphicFn()
  .server(() => QuoteBox)
  .client(() => LazyQuote)
const energyHere = createIsomorphicFn()
  .server(() => StayEnergy)
  .client(() => LazyEnergy)
const rulesHere = createIsomorphicFn()
  .server(() => LodgingRules)
  .client(() => LazyRules)
const surroundingsHere = createIsomorphicFn()
  .server(() => LodgingSurroundings)
  .client(() => LazySurroundings)
/** The parts at the top of the page. */
export const loadTopParts = () => loadParts(LazyQuote, LazyPrices)

const searchDataHere = createIsomorphicFn()
  .server(() => LodgingSearchData)
  .client(() => null)
