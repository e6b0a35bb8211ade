import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import type { RequestedStay } from '@marram/domain/stay'
import { Checkbox } from '@marram/ui/checkbox'
import { LodgingCard } from '@marram/ui/lodging-card'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { Heart } from '../kit/favorites/heart.tsx'
import { PriceTerms } from '../kit/lodging-card/lodging-card.tsx'
import { presentCard } from '../kit/lodging-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/use-store.ts'
import { FavoriteNote } from './account/favorite-note.tsx'
import { useCardStay, useOffer } from './card-offer.ts'
import { comparedLodgings, maxCompared, setCompared } from './comparison.ts'

type LodgingListProps = Omit<FavoriteCardProps, 'lodging' | 'highlighted'> & {
  readonly houses: readonly LodgingCardData[]
  readonly highlightedId?: number | null
  readonly onHighlight?: (lodgingId: number | null) => void
}

export function LodgingList({ houses, highlightedId = null, onHighlight, ...card }: LodgingListProps) {
  return (
    <>
      <ul className="house-grid">
        {houses.map((lodging) => (
          <li
            key={lodging.id}
            className="favorite"
            onPointerEnter={() => onHighlight?.(lodging.id)}
            onPointerLeave={() => onHighlight?.(null)}
          >
            <FavoriteCard {...card} lodging={lodging} highlighted={highlightedId === lodging.id} />
          </li>
        ))}
      </ul>
      <PriceTerms />
    </>
  )
}

/** Reserves the space of the list until it is known; the same in every guest's page. */
export function LodgingListSkeleton() {
  const { loading } = usePageMessages('favorites')
  return (
    <div className="needs-script" role="status" aria-busy="true">
      <span className="visually-hidden">{loading}</span>
      <div className="favorites__form-place" />
      <div className="house-grid">
        <LodgingCardSkeleton />
        <LodgingCardSkeleton />
        <LodgingCardSkeleton />
      </div>
    </div>
  )
}

type FavoriteCardProps = {
  readonly lodging: LodgingCardData
  readonly stay: RequestedStay | null
  /** Set on the guest's own list, where removing can be undone. */
  readonly onRemove?: (lodging: LodgingCardData) => void
  readonly highlighted?: boolean
}

/** A house of the list: with the price of the stay, or of the nearest available one. */
function FavoriteCard({ lodging, stay, onRemove, highlighted = false }: FavoriteCardProps) {
  const { scope, messages } = usePageContext()
  const { shown, notice } = useOffer(lodging, stay)
  const cardStay = useCardStay(stay, shown.option)
  const removal = onRemove && { onRemove: () => onRemove(lodging) }
  return (
    <>
      <LodgingCard
        {...presentCard(shown, scope.edition, messages, cardStay)}
        highlighted={highlighted}
        notice={notice}
        action={<Heart lodgingId={lodging.id} name={lodging.name} {...removal} />}
      />
      <CompareChoice lodging={lodging} />
      {onRemove ? <FavoriteNote lodgingId={lodging.id} name={lodging.name.toUpperCase()} /> : null}
    </>
  )
}

function CompareChoice({ lodging: { id, name } }: { lodging: LodgingCardData }) {
  const { card } = usePageMessages('favorites')
  const compared = useStore(comparedLodgings)
  const isChosen = compared.includes(id)
  return (
    <Checkbox
      className="favorite__compare"
      label={
        <>
          {card.compare} <span className="visually-hidden">({name.toUpperCase()})</span>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && compared.length >= maxCompared}
      onChange={(event) => setCompared(id, event.currentTarget.checked)}
    />
  )
}
