import { memo } from 'react'
import { CardWithHeart } from '../kit/lodging-card/lodging-card.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/use-store.ts'
import { cardStay } from './card-stay.ts'
import type { SearchCard } from './search-answer.ts'
import { useSearchScope } from './search-scope.tsx'

type ResultCardProps = {
  readonly card: SearchCard
  /** The card is visible when the page opens. */
  readonly isEarly: boolean
  readonly headingLevel: 2 | 3 | 4
}

/** A found house with its stay; list and map highlight the one under the pointer. */
export const ResultCard = memo(function ResultCard({ card, isEarly, headingLevel }: ResultCardProps) {
  const { page } = usePageMessages('search')
  const { state, hovered, chosen } = useSearchScope()
  const isMarked = [useStore(hovered), useStore(chosen)].includes(card.id)
  const point = (id: number | null) => () => hovered.set(id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only marks the house on the map; its link is inside
    <div onPointerEnter={point(card.id)} onPointerLeave={point(null)} onFocus={point(card.id)} onBlur={point(null)}>
      <CardWithHeart
        lodging={card}
        isEarly={isEarly}
        stay={cardStay(card, state.get(), page)}
        headingLevel={headingLevel}
        highlighted={isMarked}
        notice={card.option === null ? page.soldOut : null}
      />
    </div>
  )
})
