import { useRef } from 'react'
import { type MapView, type Point, zoomOf } from '../map-view.ts'
import { PlacePin } from '../pin.tsx'
import { MapSpot, MapTools } from './map-tools.tsx'
import { type MovingMapProps, useMovingMap } from './use-moving-map.ts'

type MovingPlacesProps = MovingMapProps & {
  pins: readonly { readonly name: string; readonly at: Point }[]
  view: MapView
}

export function MovingPlaces({ pins, view, ...props }: MovingPlacesProps) {
  const element = useRef<HTMLDivElement>(null)
  const start = (container: HTMLElement) => ({
    center: [view.centre[0], view.centre[1]] as [number, number],
    zoom: zoomOf(view, container.clientWidth),
  })
  const opened = useMovingMap(element, start, props)
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          {pins.map(({ name, at }) => (
            <MapSpot key={at.join(' ')} opened={opened} at={at}>
              <PlacePin name={name} />
            </MapSpot>
          ))}
          <MapTools opened={opened} onReset={() => element.current && opened.map.easeTo(start(element.current))} />
        </>
      ) : null}
    </>
  )
}
