import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { LodgingCardContent, type LodgingCardProps } from '@marram/ui/lodging-card'
import { Heart } from '../favorites/heart.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { type CardStay, presentCard } from './present-card.ts'

type LodgingLook = Pick<LodgingCardProps, 'headingLevel' | 'highlighted'> & {
  readonly lodging: LodgingCard
  readonly stay?: CardStay | undefined
  readonly notice: string | null
  readonly isEarly?: boolean
}

/** The card of a house with its favourite button. `isEarly`: visible when the page opens, so its picture is preloaded. */
export function CardWithHeart({ lodging, stay, notice, isEarly = false, ...look }: LodgingLook) {
  const { messages, scope } = usePageContext()
  const { pictures, ...card } = presentCard(lodging, scope.edition, messages, stay)
  return (
    <div className="card-slot">
      <LodgingCardContent
        {...card}
        {...look}
        pictures={pictures.map((picture, index) => (index === 0 && isEarly ? { ...picture, priority: true } : picture))}
        notice={notice}
        action={<Heart lodgingId={lodging.id} name={lodging.name} />}
      />
    </div>
  )
}

/** A house in any list, with a link to its page and a favourite button. */
export function LodgingListCard(props: Omit<LodgingLook, 'notice' | 'isEarly'>) {
  const { messages } = usePageContext()
  const isTaken = props.stay !== undefined && props.lodging.option === null
  return <CardWithHeart {...props} notice={isTaken ? messages.lodging.notFree : null} />
}

/** Explains the prices of all cards; once per page, because the law requires it and no guest reads it 24 times. */
export function PriceTerms() {
  return <p className="small muted price-terms">{usePageContext().messages.lodging.priceTerms}</p>
}
