import type { Criteria } from '@marram/domain/criteria/criterion'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { useEffect, useRef, useState } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/store.ts'
import { type Box, type MapPoint, positionOf } from '../../map/map-view.ts'
import { LodgingPins } from '../../map/moving/lodging-pins.tsx'
import { MapTools } from '../../map/moving/map-tools.tsx'
import { placeMap } from '../../map/moving/place-map.ts'
import { type MovingMap, type MovingMapProps, useMoveEnd, useMovingMap } from '../../map/moving/use-moving-map.ts'
import { useSearchScope } from '../search-scope.tsx'
import { HousePopup } from './house-popup.tsx'
import { isFromElsewhere, type MapStart, startAround, startAtBox } from './map-start.ts'

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
  const { hovered } = useSearchScope()
  const element = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
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
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <LodgingPins {...{ opened, points, activeId }} onChoose={setChosenId} onHighlight={hovered.set} />
          <FollowControls following={following} />
          <MapTools opened={opened} onReset={reset} />
          {chosen ? (
            <HousePopup
              key={chosen.id}
              point={chosen}
              criteria={criteria}
              texts={opened.messages}
              onClose={() => setChosenId(null)}
            />
          ) : null}
        </>
      ) : null}
    </>
  )
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
