import { AreaTile } from '@marram/ui/area-tile'
import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { ownPictureUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { areaPagesQuery, areasQuery } from './front-queries.ts'

const shown = 5

/** The places with most houses; the largest gets the large tile. */
export function Areas() {
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
