import { formatFor } from '@marram/i18n/format'
import { AreaTile } from '@marram/ui/area-tile'
import { Notice } from '@marram/ui/notice'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { SectionHead } from '@marram/ui/section-head'
import { useMainMenu } from '../frame/frame-queries.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { type FrontAreas, frontAreasQuery } from './front-queries.ts'

/** The areas with the most houses; the largest gets the large tile. */
export function Areas() {
  const { scope } = usePageContext()
  const main = useMainMenu()
  const areas = useLoaded(frontAreasQuery(scope)) ?? null
  const all = main.find(({ key }) => key === 'areas')?.href ?? null
  return (
    <section className="section section--white" aria-labelledby="areas">
      <Tiles areas={areas} all={all} />
    </section>
  )
}

type TilesProps = { readonly areas: FrontAreas | null; readonly all: string | null }

function Tiles({ areas, all }: TilesProps) {
  const { messages, scope } = usePageContext()
  const texts = usePageMessages('front').areas
  const label = areas && texts.all(formatFor(scope.edition).number(areas.count))
  return (
    <div className="wrap">
      <SectionHead
        id="areas"
        title={texts.title}
        intro={texts.intro}
        {...(all && label ? { link: { href: all, label } } : {})}
      />
      {areas === null ? <Notice kind="sand">{messages.front.unavailable}</Notice> : null}
      <ul className="area-grid">
        {areas?.tiles.map(({ id, name, image, lodgingCount, path, intro }, index) => (
          <li key={id} className={`area-grid__item${index === 0 ? ' area-grid__item--large' : ''}`}>
            <AreaTile
              name={name}
              {...(path ? { href: path } : {})}
              {...(intro ? { text: intro } : {})}
              count={messages.lodging.houses(lodgingCount)}
              picture={{
                src: ownPictureUrl(image),
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
  )
}
