import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { LodgingCardContent, type LodgingCardProps } from '@marram/ui/lodging-card'
import { Heart } from '../favorites/heart.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { useRemembered } from '../use-remembered.tsx'
import { type CardStay, presentCard } from './present-card.ts'

export type HouseLook = Pick<LodgingCardProps, 'headingLevel' | 'highlighted'> & {
  readonly lodging: LodgingCard
  readonly stay?: CardStay | undefined
  readonly notice: string | null
}

/** The card of a house with its favourite button. The same house looks the same on every page of an edition. */
export function RememberedCard(props: HouseLook) {
  return <div className="card-slot" {...useRemembered(CardContent, props)} />
}

/** The card that is in sight when the page opens: its picture is announced in the head, which no part can do by itself. */
export function EarlyCard(props: HouseLook) {
  return (
    <div className="card-slot">
      <CardContent {...props} isEarly />
    </div>
  )
}

function CardContent({ lodging, stay, notice, isEarly = false, ...look }: HouseLook & { readonly isEarly?: boolean }) {
  const { messages, scope } = usePageContext()
  const { pictures, ...card } = presentCard(lodging, scope.edition, messages, stay)
  return (
    <LodgingCardContent
      {...card}
      {...look}
      pictures={pictures.map((picture, index) => (index === 0 && isEarly ? { ...picture, priority: true } : picture))}
      notice={notice}
      action={<Heart lodgingId={lodging.id} name={lodging.name} />}
    />
  )
}
