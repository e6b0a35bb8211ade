import type { SearchState } from '@marram/domain/criteria/search-state'
import { findPetWish } from '@marram/domain/pets'
import { searchedPersons } from '@marram/domain/search-request/searched-stay'
import { LodgingCard } from '@marram/ui/lodging-card'
import { memo } from 'react'
import { Heart } from '../kit/favorites/heart.tsx'
import { type CardStay, presentCard } from '../kit/house-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/store.ts'
import type { SearchCard } from './search-answer.ts'
import { useSearchScope } from './search-scope.tsx'

type ResultCardProps = {
  readonly card: SearchCard
  /** The card is in sight when the page opens. */
  readonly isEarly: boolean
  readonly headingLevel: 2 | 3 | 4
}

/** A house that was found, with the stay it was found for; list and map show which one the guest points at. */
export const ResultCard = memo(function ResultCard({ card, isEarly, headingLevel }: ResultCardProps) {
  const { scope, messages } = usePageContext()
  const { page } = usePageMessages('search')
  const { state, hovered, chosen } = useSearchScope()
  const isMarked = [useStore(hovered), useStore(chosen)].includes(card.id)
  const point = (id: number | null) => () => hovered.set(id)
  const { pictures, ...shown } = presentCard(card, scope.edition, messages, stayOf(card, state.get(), page))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only marks the house on the map; its link is inside
    <div onPointerEnter={point(card.id)} onPointerLeave={point(null)} onFocus={point(card.id)} onBlur={point(null)}>
      <LodgingCard
        {...shown}
        pictures={pictures.map((picture, index) => (index === 0 && isEarly ? { ...picture, priority: true } : picture))}
        headingLevel={headingLevel}
        highlighted={isMarked}
        notice={card.option === null ? page.soldOut : null}
        action={<Heart lodgingId={card.id} name={card.name} />}
      />
    </div>
  )
})

type Texts = ReturnType<typeof usePageMessages<'search'>>['page']

/** Whom the price is for, and the stay for the page of the house. Who asked for nobody gets the price for two. */
function stayOf({ option }: SearchCard, { criteria }: SearchState, page: Texts): CardStay | undefined {
  const persons = searchedPersons(criteria)
  if (option === null) return undefined
  const wish = findPetWish(Number(criteria.get('husdyr')?.value))
  const pets = wish?.kind === 'bring' ? wish.pets : 0
  const query = new URLSearchParams({ arrival: option.arrival, duration: String(option.duration) })
  query.set('adults', String(persons ?? 2))
  if (pets > 0) query.set('pets', String(pets))
  return { party: page.party(persons ?? 2), query: `?${query}` }
}
