import type { Criteria } from '@marram/domain/criteria/criterion'
import type { Box } from '@marram/domain/map/view'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { type MapPoint, positionOf } from '../../map/map-view.ts'
import { LodgingPins } from '../../map/moving/lodging-pins.tsx'
import { MapTools } from '../../map/moving/map-tools.tsx'
import { placeMap } from '../../map/moving/place-map.ts'
import { type MovingMap, type MovingMapProps, useMoveEnd, useMovingMap } from '../../map/moving/use-moving-map.ts'
import { useSearchScope } from '../search-scope.tsx'
import { LodgingPopup } from './lodging-popup.tsx'
import { MapCards } from './map-cards.tsx'
import { isFromElsewhere, type MapStart, pointsToShow, startAround, startAtBox } from './map-start.ts'
import { readVisitedLodgings, visitedLodgings } from './visited-lodgings.ts'

export type MovingSearchProps = MovingMapProps & {
  points: readonly MapPoint[]
  /** The searched section of the map. */
  box: Box | null
  criteria: Criteria
  /** The map is the whole view, not beside a list. */
  isAlone: boolean
  onVisibleBox: (box: Box) => void
  onSearchHere: (box: Box | null) => void
}

/** The interactive map. Moving it searches the visible section, unless the guest turns that off. */
export function MovingSearch(input: MovingSearchProps) {
  const { points, box, criteria, isAlone, onVisibleBox, onSearchHere, ...props } = input
  const { hovered, chosen: chosenStore, places } = useSearchScope()
  const element = useRef<HTMLDivElement>(null)
  const chosenId = useStore(chosenStore)
  const seen = useStore(visitedLodgings)
  useEffect(readVisitedLodgings, [])
  useEffect(() => () => chosenStore.set(null), [chosenStore])
  const following = useFollowing(onSearchHere)
  const startIn = ({ clientWidth: width, clientHeight: height }: HTMLElement): MapStart =>
    box
      ? startAtBox(box, { width, height })
      : startAround(pointsToShow(points.map(positionOf), places), { width, height })
  const opened = useMovingMap(element, startIn, props)
  const fit = useFit(opened?.map, { points, box, start: startIn })
  useMoveEnd(opened?.map, (part, isByGuest) => {
    onVisibleBox(part)
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
  const isFull = useFullScreen(opened?.map, isAlone)
  useShownWithList(opened?.map, element, chosen, isFull ? 0 : popupPx)
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <LodgingPins {...{ opened, points, activeId, seen }} onChoose={chosenStore.set} onHighlight={hovered.set} />
          <MapTools opened={opened} onReset={reset} />
          {isFull ? (
            <div className="map-foot">
              <FollowControls following={following} />
              <MapCards points={points} criteria={criteria} texts={opened.messages} />
            </div>
          ) : (
            <FollowControls following={following} />
          )}
          {chosen && !isFull ? (
            <LodgingPopup
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

const narrow = '(width < 64rem)'

/** On a phone the map fills the screen: nothing behind it scrolls, so one finger moves the map. */
function useFullScreen(map: MovingMap | undefined, isAlone: boolean): boolean {
  const isNarrow = useSyncExternalStore(watchNarrow, () => matchMedia(narrow).matches)
  const isFull = isAlone && isNarrow
  useEffect(() => {
    if (isFull) map?.cooperativeGestures.disable()
    else map?.cooperativeGestures.enable()
  }, [map, isFull])
  return isFull
}

function watchNarrow(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Height of a house's card at the foot of the map. */
const popupPx = 170
const edgePx = 40
/** Height of the buttons at its head. */
const headPx = 80

/** Keeps a pressed pin visible above the card at the foot, and scrolls the list to its house if it is there. */
function useShownWithList(
  map: MovingMap | undefined,
  element: RefObject<HTMLElement | null>,
  chosen: MapPoint | undefined,
  coveredPx: number,
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
    const isInSight = x > edgePx && x < width - edgePx && y > headPx && y < height - coveredPx - edgePx
    if (!isInSight) map.easeTo({ center: [lon, lat], offset: [0, -coveredPx / 2] })
    const position = result.get().cards.findIndex(({ id }) => id === chosen.id)
    const list = box.closest('.search, .search-part')?.querySelector('.search__cards')
    list?.children[position]?.scrollIntoView({ block: 'nearest' })
  }, [map, element, chosen, result, coveredPx])
}

/** "Search as I move the map", and if that is off, a button to search here. */
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

/** Searches the visible section after a move; if turned off, offers to. */
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

type FitInput = {
  readonly points: readonly MapPoint[]
  readonly box: Box | null
  readonly start: (container: HTMLElement) => MapStart
}

/**
 * Fits the map to the houses when they change, until the guest moves it. Removing the map section from the search
 * resumes fitting, and going back to a section shows it again.
 */
function useFit(map: MovingMap | undefined, { points, box, start }: FitInput) {
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
