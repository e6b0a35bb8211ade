import type { Criteria } from '@marram/domain/criteria/criterion'
import { formatFor } from '@marram/i18n/format'
import type { MapMessages } from '@marram/i18n/messages/map/en'
import { classNames } from '@marram/ui/class-names'
import { useEffect, useMemo, useRef } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/use-store.ts'
import type { MapPoint } from '../../map/map-view.ts'
import { useSearchScope } from '../search-scope.tsx'
import { MapCard, useMapCard } from './lodging-popup.tsx'
import { noteVisitedLodging } from './visited-lodgings.ts'

type MapCardsProps = { points: readonly MapPoint[]; criteria: Criteria; texts: Pick<MapMessages, 'show'> }

/** The houses of the list as a row of cards below a phone's map; the middle card and the chosen pin are one house. */
export function MapCards({ points, criteria, texts }: MapCardsProps) {
  const { scope, messages } = usePageContext()
  const { result, chosen } = useSearchScope()
  const { cards } = useStore(result)
  const chosenId = useStore(chosen)
  const shown = useMemo(() => cardsOnMap(points, cards, chosenId), [points, cards, chosenId])
  const row = useRowInStep(chosenId, shown)
  useEffect(() => {
    if (chosenId !== null) noteVisitedLodging(chosenId)
  }, [chosenId])
  return (
    <ul {...row} className="map-cards" aria-label={messages.map.inView(formatFor(scope.edition).number(shown.length))}>
      {shown.map((point) => (
        <li
          key={point.id}
          className={classNames('map-house', point.id === chosenId && 'map-house--chosen')}
          data-house={point.id}
          onFocus={() => chosen.set(point.id)}
        >
          <HouseCard point={point} criteria={criteria} show={texts.show} />
        </li>
      ))}
    </ul>
  )
}

type HouseCardProps = { point: MapPoint; criteria: Criteria; show: string }

function HouseCard({ point, criteria, show }: HouseCardProps) {
  return <MapCard point={point} card={useMapCard(point.id, criteria)} show={show} />
}

/** In the order of the list; a chosen house that is on none of its cards comes first. */
export function cardsOnMap<House extends { readonly id: number }>(
  points: readonly House[],
  cards: readonly { readonly id: number }[],
  chosenId: number | null,
): House[] {
  const places = new Map(cards.map(({ id }, index) => [id, index]))
  if (chosenId !== null && !places.has(chosenId)) places.set(chosenId, -1)
  return points.filter(({ id }) => places.has(id)).sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** Longer than the pause between two scroll events. */
const settledMs = 120

/** Scrolls to the chosen card, and chooses the card in the middle when a guest has scrolled. */
function useRowInStep(chosenId: number | null, shown: readonly MapPoint[]) {
  const { chosen } = useSearchScope()
  const ref = useRef<HTMLUListElement>(null)
  const isByGuest = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards move the chosen one
  useEffect(() => {
    const row = ref.current
    const card = row?.querySelector<HTMLElement>(`[data-house="${chosenId}"]`)
    if (row && card && card !== middleCard(row)) row.scrollTo({ left: centreOf(card) - row.clientWidth / 2 })
  }, [chosenId, shown])
  useEffect(() => () => clearTimeout(timer.current), [])
  const onScroll = (): void => {
    clearTimeout(timer.current)
    if (!isByGuest.current) return
    timer.current = setTimeout(() => {
      const row = ref.current
      const id = Number(row && middleCard(row)?.dataset.house)
      isByGuest.current = false
      if (id > 0) chosen.set(id)
    }, settledMs)
  }
  const byGuest = (): void => {
    isByGuest.current = true
  }
  return { ref, onScroll, onTouchStart: byGuest, onWheel: byGuest, onPointerDown: byGuest }
}

const centreOf = ({ offsetLeft, clientWidth }: HTMLElement): number => offsetLeft + clientWidth / 2

function middleCard(row: HTMLElement): HTMLElement | undefined {
  const middle = row.scrollLeft + row.clientWidth / 2
  const away = (card: HTMLElement): number => Math.abs(centreOf(card) - middle)
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > [data-house]')]
  return cards.sort((a, b) => away(a) - away(b))[0]
}
