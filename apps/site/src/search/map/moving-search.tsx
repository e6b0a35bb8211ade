import type { Criteria } from '@marram/domain/criteria/criterion'
import { useRef, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { type Box, type MapPoint, positionOf } from '../../map/map-view.ts'
import { LodgingPins } from '../../map/moving/lodging-pins.tsx'
import { MapTools } from '../../map/moving/map-tools.tsx'
import { type MovingMapProps, useMoveEnd, useMovingMap } from '../../map/moving/use-moving-map.ts'
import { useSearchScope } from '../search-scope.tsx'
import { FollowControls } from './follow-controls.tsx'
import { HousePopup } from './house-popup.tsx'
import { type MapStart, startAround, startAtBox } from './map-start.ts'
import { useFit } from './use-fit.ts'
import { useFollowing } from './use-following.ts'

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
    fit.noteMove()
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
