import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { LodgingCard, type LodgingCardProps } from '@marram/ui/lodging-card'
import { Heart } from '../favorites/heart.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { type CardStay, presentCard } from './present-card.ts'

type HouseCardProps = Pick<LodgingCardProps, 'headingLevel' | 'highlighted'> & {
  readonly lodging: LodgingCardData
  readonly stay?: CardStay
}

/** A house in any list, with a link to its page and a favourite button. */
export function HouseCard({ lodging, stay, ...look }: HouseCardProps) {
  const { messages, scope } = usePageContext()
  const heart = <Heart lodgingId={lodging.id} name={lodging.name} />
  const notice = stay && lodging.option === null ? messages.lodging.notFree : null
  const card = presentCard(lodging, scope.edition, messages, stay)
  return <LodgingCard {...card} {...look} notice={notice} action={heart} />
}
