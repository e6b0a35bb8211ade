import { Picture } from '@marram/ui/picture'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageFrame } from '../frame/page-frame.tsx'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { sceneUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { DeferredSearchBox, LazySearchBox } from '../search/box/deferred-search-box.tsx'
import styles from './front.css?url'
import { FrontPart, LazyQuick } from './front-parts.tsx'
import { lodgingCountQuery } from './front-queries.ts'
import { FrontSections } from './front-sections.tsx'
import { LastMinute } from './last-minute.tsx'

/** First for guests who leave tomorrow, then for those who plan a year, then for those without a destination. */
export function FrontPage() {
  const [Houses, Sections] = [lastMinuteHere(), sectionsHere()]
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <Hero />
      <FrontPart name="Quick" />
      <DeferredPart>
        <Houses />
      </DeferredPart>
      <FrontPart name="Year" />
      <FrontPart name="Areas" />
      <FrontPart name="Reviews" />
      <DeferredPart>
        <Sections />
      </DeferredPart>
    </PageFrame>
  )
}

function Hero() {
  const { messages, scope } = usePageContext()
  const count = useLoaded(lodgingCountQuery(scope))
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__picture">
        <Picture
          src={scope.agency?.frontPhoto ?? `${sceneUrl('dunes', 'd4', 'day')}#8ec0d8-eaf0e4-e6cd9c`}
          alt=""
          width={1600}
          height={1000}
          widths={[640, 760, 960, 1280, 1920]}
          sizes="100vw"
          priority
        />
      </div>
      <div className="wrap hero__content">
        <div className="hero__text">
          <h1 id="hero-title">{messages.front.headline}</h1>
          <p>
            {count === undefined ? null : `${messages.front.intro(count)} `}
            {messages.front.introPrice}
          </p>
        </div>
        <DeferredSearchBox />
      </div>
    </section>
  )
}

// The server renders these with the page; a browser loads them when a guest comes near.

const LazyLastMinute = lazyPart(async () => (await import('./last-minute.tsx')).LastMinute)
const LazySections = lazyPart(async () => (await import('./front-sections.tsx')).FrontSections)

const lastMinuteHere = createIsomorphicFn()
  .server(() => LastMinute)
  .client(() => LazyLastMinute)
const sectionsHere = createIsomorphicFn()
  .server(() => FrontSections)
  .client(() => LazySections)

/** Parts of the page for a client-side navigation, from the top down. */
export const loadFrontParts = () => loadParts(LazySearchBox, LazyQuick, LazyLastMinute, LazySections)
