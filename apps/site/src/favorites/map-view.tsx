import type { LodgingCard, LodgingPlace } from '@marram/contract/broker/lodging/shapes'
import { Notice } from '@marram/ui/notice'
import { useState } from 'react'
import { presentCard } from '../kit/house-card/present-card.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingsMap } from '../map/lodgings-map.tsx'
import type { StayWish } from './favorites-address.ts'
import { HouseList } from './house-list.tsx'

type MapViewProps = {
  readonly houses: readonly LodgingCard[]
  readonly places: readonly LodgingPlace[]
  readonly stay: StayWish | null
  readonly onRemove?: (lodging: LodgingCard) => void
}

/** The houses on the map, and below it as cards; pointing at one marks the other. */
export function MapView({ places, ...list }: MapViewProps) {
  const { views } = usePageMessages('favorites')
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const points = usePoints(list.houses, places)
  const marks = { highlightedId, onHighlight: setHighlightedId }
  return (
    <div className="stack">
      {points.length === 0 ? (
        <Notice kind="sand">{views.noPositions}</Notice>
      ) : (
        <PartBoundary>
          <LodgingsMap points={points} {...marks} />
        </PartBoundary>
      )}
      <HouseList {...list} {...marks} />
    </div>
  )
}

/** A pin says the price, as far as there is one. */
function usePoints(houses: readonly LodgingCard[], places: readonly LodgingPlace[]) {
  const { scope, messages } = usePageContext()
  return houses.flatMap((lodging) => {
    const place = places.find(({ id }) => id === lodging.id)
    if (!place) return []
    const { href = '/', title, number, price } = presentCard(lodging, scope.edition, messages)
    const { latitude, longitude } = place
    return [{ id: lodging.id, latitude, longitude, href, title, label: price?.total ?? number }]
  })
}
