import { Picture } from '@marram/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageFrame } from '../frame/page-frame.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { sceneUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { KeptFromServer, WhenSeen } from '../kit/when-seen.tsx'
import { DeferredSearchBox } from '../search/box/deferred-search-box.tsx'
import styles from './front.css?url'
import { FreeSoon, FrontAreas } from './front-lists.tsx'
import { lodgingCountQuery } from './front-queries.ts'
import { FrontSections } from './front-sections.tsx'

export function FrontPage() {
  const [Areas, Houses, Sections] = [areasHere(), freeSoonHere(), sectionsHere()]
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <Hero />
      <PartBoundary hydratesWithPage>
        <KeptFromServer>
          <Areas />
        </KeptFromServer>
      </PartBoundary>
      <WhenSeen>
        <Houses />
      </WhenSeen>
      <WhenSeen>
        <Sections />
      </WhenSeen>
    </PageFrame>
  )
}

function Hero() {
  const { messages, scope } = usePageContext()
  const { data: count } = useQuery(lodgingCountQuery(scope))
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__picture">
        <Picture
          src={sceneUrl('dunes', 'd4', 'day')}
          alt=""
          width={1600}
          height={1000}
          widths={[640, 960, 1280, 1920]}
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

// The server writes these with the page; a browser fetches them when a guest comes near, and the links to places never.

const LazyAreas = lazyPart(async () => (await import('./front-lists.tsx')).FrontAreas)
const LazyFreeSoon = lazyPart(async () => (await import('./front-lists.tsx')).FreeSoon)
const LazySections = lazyPart(async () => (await import('./front-sections.tsx')).FrontSections)

const areasHere = createIsomorphicFn()
  .server(() => FrontAreas)
  .client(() => LazyAreas)
const freeSoonHere = createIsomorphicFn()
  .server(() => FreeSoon)
  .client(() => LazyFreeSoon)
const sectionsHere = createIsomorphicFn()
  .server(() => FrontSections)
  .client(() => LazySections)
