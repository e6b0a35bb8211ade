import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { FavoriteCard, type FavoriteCardProps } from './favorite-card.tsx'

type HouseListProps = Omit<FavoriteCardProps, 'lodging' | 'highlighted'> & {
  readonly houses: readonly LodgingCard[]
  readonly highlightedId?: number | null
  readonly onHighlight?: (lodgingId: number | null) => void
}

export function HouseList({ houses, highlightedId = null, onHighlight, ...card }: HouseListProps) {
  return (
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
  )
}

/** Holds the place of the list until it is known; the same in everybody's page. */
export function HouseListSkeleton() {
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
