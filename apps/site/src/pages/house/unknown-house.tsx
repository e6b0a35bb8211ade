import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { LodgingCard } from '@marram/ui/lodging-card'
import listStyles from '@marram/ui/styles/pages/lists.css?url'
import { useFrame } from '../../layout/frame-queries.ts'
import { PageStyles } from '../../layout/page-styles.tsx'
import { usePageContext } from '../../scope/page-context.ts'
import { usePageMessages } from '../../scope/page-messages.ts'
import { presentCard } from '../present-card.ts'

type UnknownHouseProps = {
  /** As it stands in the address. */
  readonly name: string
  /** The best that are free; null when they could not be loaded. */
  readonly lodgings: readonly LodgingCardData[] | null
}

/** No such house: what may have happened, houses that are free, and the way to all of them. */
export function UnknownHouse({ name, lodgings }: UnknownHouseProps) {
  const { messages } = usePageContext()
  const words = usePageMessages('house').unknown
  const { search } = useFrame().settings.pages
  const hasOthers = lodgings !== null && lodgings.length > 0
  return (
    <section className="section" aria-labelledby="unknown-house">
      <PageStyles href={listStyles} />
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
        {hasOthers ? <FreeHouses lodgings={lodgings} /> : null}
      </div>
    </section>
  )
}

function FreeHouses({ lodgings }: { lodgings: readonly LodgingCardData[] }) {
  const { messages, scope } = usePageContext()
  const words = usePageMessages('house').unknown
  return (
    <section className="stack" aria-labelledby="free-houses">
      <h2 id="free-houses">{words.houses}</h2>
      <div className="house-grid">
        {lodgings.map((lodging) => (
          <LodgingCard
            key={lodging.id}
            href={buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}
            {...presentCard(lodging, scope.edition, messages)}
          />
        ))}
      </div>
    </section>
  )
}
