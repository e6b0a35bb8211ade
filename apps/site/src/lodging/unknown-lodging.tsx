import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { Button } from '@marram/ui/button'
import { useFrameSettings } from '../frame/frame-queries.ts'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingRail } from './lodging-rail.tsx'

type UnknownLodgingProps = {
  /** As written in the URL. */
  readonly name: string
  /** The best free houses; null if they could not be loaded. */
  readonly lodgings: readonly LodgingCard[] | null
}

/** For an unknown house: possible reasons, free houses, and a link to all of them. */
export function UnknownLodging({ name, lodgings }: UnknownLodgingProps) {
  const { messages } = usePageContext()
  const words = usePageMessages('house').unknown
  const { search } = useFrameSettings().pages
  const hasOthers = lodgings !== null && lodgings.length > 0
  return (
    <>
      <PageStyles href={listStyles} />
      <section className="section section--tight" aria-labelledby="unknown-house">
        <div className="wrap stack">
          <h1 id="unknown-house">{words.title(name.toUpperCase())}</h1>
          <p className="lead">{hasOthers ? words.text : words.alone}</p>
          <p className="row">
            {search ? (
              <Button colour="Primary" icon="search" href={search}>
                {words.search}
              </Button>
            ) : null}
            <Button href="/">{messages.error.home}</Button>
          </p>
        </div>
      </section>
      {hasOthers ? <LodgingRail title={words.houses} lodgings={lodgings} /> : null}
    </>
  )
}
