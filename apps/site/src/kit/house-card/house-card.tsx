import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import { LodgingCard, type LodgingCardProps } from '@marram/ui/lodging-card'
import { Heart } from '../favorites/heart.tsx'
import { usePageContext } from '../scope/page-context.ts'
import { presentCard } from './present-card.ts'

type HouseCardProps = Pick<LodgingCardProps, 'headingLevel' | 'highlighted'> & { readonly lodging: LodgingCardData }

/** A house in any list, with a link to its page and a favourite button. */
export function HouseCard({ lodging, ...look }: HouseCardProps) {
  const { messages, scope } = usePageContext()
  const heart = <Heart lodgingId={lodging.id} name={lodging.name} />
  return <LodgingCard {...presentCard(lodging, scope.edition, messages)} {...look} action={heart} />
}
