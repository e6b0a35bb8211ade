import { AreaTile } from '@marram/ui/area-tile'
import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { HouseCard } from '../kit/house-card/house-card.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { ownPictureUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { areaPagesQuery, areasQuery, freeSoonQuery } from './front-queries.ts'

const shown = 5

/** The places with most houses; the largest gets the large tile. */
export function FrontAreas() {
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

export function FreeSoon() {
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
