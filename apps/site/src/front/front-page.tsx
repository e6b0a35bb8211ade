import { AreaTile } from '@marram/ui/area-tile'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { SectionHead } from '@marram/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageFrame } from '../frame/page-frame.tsx'
import { HouseCard } from '../kit/house-card/house-card.tsx'
import { lazyPart } from '../kit/lazy-part.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { ownPictureUrl, sceneUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { DeferredSearchBox } from '../search/box/deferred-search-box.tsx'
import styles from './front.css?url'
import { areaPagesQuery, areasQuery, freeSoonQuery, lodgingCountQuery } from './front-queries.ts'
import { FrontSections } from './front-sections.tsx'

export function FrontPage() {
  return (
    <PageFrame>
      <PageStyles href={styles} />
      <Hero />
      <PartBoundary>
        <Areas />
      </PartBoundary>
      <PartBoundary>
        <FreeSoon />
      </PartBoundary>
      <DeferredFrontSections />
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
          src={`${sceneUrl('dunes', 'd4', 'day')}#8ec0d8-eaf0e4-e6cd9c`}
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

const shown = 5

/** The places with most houses; the largest gets the large tile. */
function Areas() {
  const { messages, scope } = usePageContext()
  const { data: areas } = useQuery(areasQuery(scope))
  const { data: pages } = useQuery(areaPagesQuery(scope))
  const pathOf = (id: number) => pages?.find(({ areaId }) => areaId === id)?.path
  return (
    <section className="section" aria-labelledby="areas">
      <div className="wrap">
        <SectionHead id="areas" title={messages.front.areasTitle} intro={messages.front.areasIntro} />
        {areas === undefined ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
        <ul className="area-grid">
          {areas?.slice(0, shown).map((area, index) => (
            <li key={area.id} className={`area-grid__item${index === 0 ? ' area-grid__item--large' : ''}`}>
              <AreaTile
                name={area.name}
                {...linkTo(pathOf(area.id))}
                count={messages.lodging.houses(area.lodgingCount)}
                picture={{
                  src: ownPictureUrl(area.image),
                  alt: '',
                  ...(index === 0
                    ? { width: 900, height: 720, widths: [480, 900], sizes: '(min-width: 60rem) 608px, 100vw' }
                    : { width: 480, height: 360 }),
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function linkTo(path: string | null | undefined): { href?: string } {
  return path ? { href: path } : {}
}

function FreeSoon() {
  const { messages, scope } = usePageContext()
  const { data: lodgings } = useQuery(freeSoonQuery(scope))
  return (
    <section className="section section--white" aria-labelledby="free-soon">
      <div className="wrap">
        <SectionHead id="free-soon" title={messages.front.housesTitle} intro={messages.front.housesIntro} />
        {lodgings === undefined ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and a keyboard must be able to */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className="rail" role="group" tabIndex={0} aria-labelledby="free-soon">
          {lodgings?.map((lodging) => (
            <PartBoundary key={lodging.id} hydratesWithPage>
              <HouseCard lodging={lodging} />
            </PartBoundary>
          ))}
        </div>
      </div>
    </section>
  )
}

const LazySections = lazyPart(async () => (await import('./front-sections.tsx')).FrontSections)

/** The server writes them with the page; a browser fetches what draws rich text after the first part of the page is hydrated. */
const sectionsHere = createIsomorphicFn()
  .server(() => FrontSections)
  .client(() => LazySections)

function DeferredFrontSections() {
  const Sections = sectionsHere()
  return (
    <PartBoundary>
      <Sections />
    </PartBoundary>
  )
}
