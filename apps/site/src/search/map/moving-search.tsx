import type { Criteria } from '@marram/domain/criteria/criterion'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { type Box, type MapPoint, positionOf } from '../../map/map-view.ts'
import { LodgingPins } from '../../map/moving/lodging-pins.tsx'
import { MapTools } from '../../map/moving/map-tools.tsx'
import { placeMap } from '../../map/moving/place-map.ts'
import { type MovingMap, type MovingMapProps, useMoveEnd, useMovingMap } from '../../map/moving/use-moving-map.ts'
import { useSearchScope } from '../search-scope.tsx'
import { HousePopup } from './house-popup.tsx'
import { isFromElsewhere, type MapStart, startAround, startAtBox } from './map-start.ts'
import { readSeenHouses, seenHouses } from './seen-houses.ts'

export type MovingSearchProps = MovingMapProps & {
  points: readonly MapPoint[]
  /** The part of the map that is searched in. */
  box: Box | null
  criteria: Criteria
  onSeen: (box: Box) => void
  onSearchHere: (box: Box | null) => void
}

/** The map that moves. Whoever moves it searches where he looks, unless he switches that off. */
export function MovingSearch({ points, box, criteria, onSeen, onSearchHere, ...props }: MovingSearchProps) {
  const { hovered, chosen: chosenStore } = useSearchScope()
  const element = useRef<HTMLDivElement>(null)
  const chosenId = useStore(chosenStore)
  const seen = useStore(seenHouses)
  useEffect(readSeenHouses, [])
  useEffect(() => () => chosenStore.set(null), [chosenStore])
  const following = useFollowing(onSearchHere)
  const startIn = ({ clientWidth: width, clientHeight: height }: HTMLElement): MapStart =>
    box ? startAtBox(box, { width, height }) : startAround(points.map(positionOf), { width, height })
  const opened = useMovingMap(element, startIn, props)
  const fit = useFit(opened?.map, { points, box, start: startIn })
  useMoveEnd(opened?.map, (part, isByGuest) => {
    onSeen(part)
    if (!isByGuest) return
    fit.noteMove(part)
    following.moved(part)
  })
  const reset = (): void => {
    following.drop()
    onSearchHere(null)
    fit.now()
  }
  const activeId = useStore(hovered) ?? chosenId
  const chosen = chosenId === null ? undefined : points.find(({ id }) => id === chosenId)
  useShownWithList(opened?.map, element, chosen)
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <LodgingPins {...{ opened, points, activeId, seen }} onChoose={chosenStore.set} onHighlight={hovered.set} />
          <FollowControls following={following} />
          <MapTools opened={opened} onReset={reset} />
          {chosen ? (
            <HousePopup
              key={chosen.id}
              point={chosen}
              criteria={criteria}
              texts={opened.messages}
              onClose={() => chosenStore.set(null)}
            />
          ) : null}
        </>
      ) : null}
    </>
  )
}

/** The card of a house takes so much of the foot of the map. */
const popupPx = 170
const edgePx = 40
/** And the buttons so much of its head. */
const headPx = 80

/** A pin that is pressed stays in sight above the card at the foot, and the list goes to its house where it has it. */
function useShownWithList(
  map: MovingMap | undefined,
  element: RefObject<HTMLElement | null>,
  chosen: MapPoint | undefined,
): void {
  const { result } = useSearchScope()
  const shownId = useRef<number | null>(null)
  useEffect(() => {
    const box = element.current
    if (chosen?.id === shownId.current) return
    shownId.current = chosen?.id ?? null
    if (!map || !box || !chosen) return
    const [lon, lat] = positionOf(chosen)
    const { x, y } = map.project([lon, lat])
    const { clientWidth: width, clientHeight: height } = box
    const isInSight = x > edgePx && x < width - edgePx && y > headPx && y < height - popupPx - edgePx
    if (!isInSight) map.easeTo({ center: [lon, lat], offset: [0, -popupPx / 2] })
    const position = result.get().cards.findIndex(({ id }) => id === chosen.id)
    const list = box.closest('.search, .search-part')?.querySelector('.search__cards')
    list?.children[position]?.scrollIntoView({ block: 'nearest' })
  }, [map, element, chosen, result])
}

/** "Search as I move the map", and where that is off, the offer to search here. */
function FollowControls({ following }: { following: ReturnType<typeof useFollowing> }) {
  const { map } = usePageMessages('search')
  return (
    <>
      <Checkbox
        className="map__follow"
        label={map.follow}
        checked={following.isOn}
        onChange={({ currentTarget }) => following.turn(currentTarget.checked)}
      />
      {following.isOffered ? (
        <Button className="search-map__here" colour="Primary" size="small" icon="search" onClick={following.take}>
          {map.searchHere}
        </Button>
      ) : null}
    </>
  )
}

/** Searches where the guest has moved the map to; switched off, it offers to. */
function useFollowing(searchHere: (box: Box) => void) {
  const [isOn, setOn] = useState(true)
  const [offered, setOffered] = useState<Box | null>(null)
  const take = (): void => {
    if (offered) searchHere(offered)
    setOffered(null)
  }
  return {
    isOn,
    isOffered: offered !== null,
    take,
    drop: () => setOffered(null),
    moved: (box: Box) => (isOn ? searchHere(box) : setOffered(box)),
    turn: (on: boolean) => {
      setOn(on)
      if (on) take()
    },
  }
}

type Wish = {
  readonly points: readonly MapPoint[]
  readonly box: Box | null
  readonly start: (container: HTMLElement) => MapStart
}

/**
 * Moves the map to the houses when they change, as long as the guest has not moved it: then it stays where he looks.
 * Taking the part of the map out of the search gives it back, and a part that he comes back to is shown again.
 */
function useFit(map: MovingMap | undefined, { points, box, start }: Wish) {
  const moved = useRef<Box | null>(null)
  const before = useRef(box)
  const latest = useRef(start)
  latest.current = start
  const now = (): void => {
    moved.current = null
    if (map) placeMap(map, (container) => latest.current(container))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other houses or another box are the occasion, not the means
  useEffect(() => {
    const isGivenBack = before.current !== null && box === null
    const isOther = before.current !== box
    before.current = box
    if (isGivenBack) moved.current = null
    if (box === null ? moved.current === null : isOther && isFromElsewhere(box, moved.current)) now()
  }, [map, points, box])
  return {
    now,
    noteMove: (part: Box) => {
      moved.current = part
    },
  }
}
