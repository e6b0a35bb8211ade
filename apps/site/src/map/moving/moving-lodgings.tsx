import { useRef, useState } from 'react'
import { positionOf } from '../lodgings-view.ts'
import type { LodgingsMapProps } from '../map-point.ts'
import { type MapView, zoomOf } from '../map-view.ts'
import { LodgingPins } from './lodging-pins.tsx'
import { LodgingPopup } from './lodging-popup.tsx'
import { MapSpot } from './map-spot.tsx'
import { MapTools } from './map-tools.tsx'
import { type MovingMapProps, useMovingMap } from './use-moving-map.ts'
import { type OnRest, useRestReport } from './use-rest-report.ts'

type MovingLodgingsProps = Omit<LodgingsMapProps, 'onMove' | 'bounds'> &
  MovingMapProps & { view: MapView; onRest: OnRest }

export function MovingLodgings({ points, view, highlightedId, onHighlight, onRest, ...props }: MovingLodgingsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const start = (container: HTMLElement) => ({
    center: [view.centre[0], view.centre[1]] as [number, number],
    zoom: zoomOf(view, container.clientWidth),
  })
  const opened = useMovingMap(element, start, props)
  useRestReport(opened?.map, onRest)
  const chosen = chosenId === null ? undefined : points.find(({ id }) => id === chosenId)
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <LodgingPins
            opened={opened}
            points={points}
            activeId={highlightedId ?? chosenId}
            onChoose={setChosenId}
            onHighlight={(id) => onHighlight?.(id)}
          />
          {chosen ? (
            <MapSpot opened={opened} at={positionOf(chosen)}>
              <LodgingPopup point={chosen} messages={opened.messages} onClose={() => setChosenId(null)} />
            </MapSpot>
          ) : null}
          <MapTools opened={opened} onReset={() => element.current && opened.map.easeTo(start(element.current))} />
        </>
      ) : null}
    </>
  )
}
