import type { LodgingCard, LodgingPlace } from '@marram/contract/broker/lodging/shapes'
import type { RequestedStay } from '@marram/domain/stay'
import { Notice } from '@marram/ui/notice'
import { Segmented } from '@marram/ui/segmented'
import { useState } from 'react'
import { presentCard } from '../kit/lodging-card/present-card.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/use-store.ts'
import { LodgingsMap } from '../map/lodgings-map.tsx'
import { useCardStays } from './card-offer.ts'
import { comparedLodgings, housesToCompare, maxCompared } from './comparison.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { type FavoritesAddress, type FavoritesView, favoritesViews } from './favorites-address.ts'
import { LodgingList } from './lodging-list.tsx'
import type { FavoriteLodgings } from './lodgings-query.ts'

type ViewSwitchProps = { readonly view: FavoritesView; readonly onView: (view: FavoritesView) => void }

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { views, compare } = usePageMessages('favorites')
  const chosen = useStore(comparedLodgings).length
  const options = favoritesViews.map((value) => ({
    value,
    label: views[value],
    ...(value === 'compare' && chosen > 0 && { note: compare.chosen(chosen) }),
  }))
  const choose = (value: string): void => {
    const wanted = favoritesViews.find((known) => known === value)
    if (wanted) onView(wanted)
  }
  return <Segmented legend={views.legend} hideLegend name="view" options={options} value={view} onChange={choose} />
}

type LodgingViewsProps = {
  readonly houses: FavoriteLodgings
  readonly address: FavoritesAddress
  readonly onRemove?: (lodging: LodgingCard) => void
}

export function LodgingViews({ houses: { cards, places }, address: { stay, view }, onRemove }: LodgingViewsProps) {
  const list = { houses: cards, stay, ...(onRemove && { onRemove }) }
  if (view === 'compare') return <Comparison {...list} />
  if (view === 'map') return <MapView {...list} places={places} />
  return (
    <>
      <PartBoundary apart>
        <FullNotice />
      </PartBoundary>
      <PartBoundary apart>
        <LodgingList {...list} />
      </PartBoundary>
    </>
  )
}

/** Explains why the other boxes are disabled. */
function FullNotice() {
  const { compare } = usePageMessages('favorites')
  const isFull = useStore(comparedLodgings).length >= maxCompared
  return (
    <p className="small muted no-print" role="status">
      {isFull ? compare.full : null}
    </p>
  )
}

export const comparisonTitleId = 'compare-title'

function Comparison({ houses, stay }: { houses: readonly LodgingCard[]; stay: FavoritesAddress['stay'] }) {
  const { compare } = usePageMessages('favorites')
  const { shown, isChosen } = housesToCompare(houses, useStore(comparedLodgings))
  const takeAway = (lodgingId: number): void =>
    comparedLodgings.set(shown.map(({ id }) => id).filter((id) => id !== lodgingId))
  if (shown.length < 2) return <p>{compare.hint}</p>
  return (
    <section className="stack" aria-labelledby={comparisonTitleId}>
      <h2 id={comparisonTitleId} tabIndex={-1}>
        {compare.title}
      </h2>
      {isChosen ? null : <p className="muted no-print">{compare.hint}</p>}
      <PartBoundary apart>
        <ComparisonTable houses={shown} stay={stay} onTakeAway={takeAway} />
      </PartBoundary>
    </section>
  )
}

type MapViewProps = {
  readonly houses: readonly LodgingCard[]
  readonly places: readonly LodgingPlace[]
  readonly stay: RequestedStay | null
  readonly onRemove?: (lodging: LodgingCard) => void
}

/** The houses on the map, and below it as cards; pointing at one highlights the other. */
function MapView({ places, ...list }: MapViewProps) {
  const { views } = usePageMessages('favorites')
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const points = usePoints(list.houses, places, list.stay)
  const marks = { highlightedId, onHighlight: setHighlightedId }
  return (
    <div className="stack">
      {points.length === 0 ? (
        <Notice kind="sand">{views.noPositions}</Notice>
      ) : (
        <PartBoundary apart>
          <LodgingsMap points={points} {...marks} />
        </PartBoundary>
      )}
      <PartBoundary apart>
        <LodgingList {...list} {...marks} />
      </PartBoundary>
    </div>
  )
}

/** A pin shows the price, if there is one. */
function usePoints(houses: readonly LodgingCard[], places: readonly LodgingPlace[], stay: RequestedStay | null) {
  const { scope, messages } = usePageContext()
  const stayOf = useCardStays(stay)
  return houses.flatMap((lodging) => {
    const place = places.find(({ id }) => id === lodging.id)
    if (!place) return []
    const { href = '/', title, number, price } = presentCard(lodging, scope.edition, messages, stayOf(lodging.option))
    const { latitude, longitude } = place
    return [{ id: lodging.id, latitude, longitude, href, title, label: price?.total ?? number }]
  })
}
