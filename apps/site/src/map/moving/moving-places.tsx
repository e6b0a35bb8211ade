import { type MapView, type Point, zoomOf } from '@marram/domain/map/view'
import { useEffect, useRef, useState } from 'react'
import { namedPins, PlacePin } from '../pin.tsx'
import { MapSpot, MapTools } from './map-tools.tsx'
import { keepRoom, roomOfPin } from './pin-room.ts'
import { type MovingMap, type MovingMapProps, useMovingMap } from './use-moving-map.ts'

type NamedPlace = { readonly name: string; readonly at: Point }
type MovingPlacesProps = MovingMapProps & { pins: readonly NamedPlace[]; view: MapView }

export function MovingPlaces({ pins, view, ...props }: MovingPlacesProps) {
  const element = useRef<HTMLDivElement>(null)
  const start = (container: HTMLElement) => ({
    center: [view.centre[0], view.centre[1]] as [number, number],
    zoom: zoomOf(view, container.clientWidth),
  })
  const opened = useMovingMap(element, start, props)
  const map = opened?.map
  const named = useNamedPins(map, pins)
  useEffect(() => {
    if (!map) return
    for (const { name, at } of pins) {
      const key = at.join(' ')
      keepRoom(map, key, at, roomOfPin(named.has(key) ? name : ''))
    }
  }, [map, pins, named])
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          {pins.map(({ name, at }) => (
            <MapSpot key={at.join(' ')} opened={opened} at={at}>
              <PlacePin name={name} isShort={!named.has(at.join(' '))} />
            </MapSpot>
          ))}
          <MapTools opened={opened} onReset={() => element.current && opened.map.easeTo(start(element.current))} />
        </>
      ) : null}
    </>
  )
}

/** The names that fit at the current zoom, recomputed whenever the map is idle. */
function useNamedPins(map: MovingMap | undefined, pins: readonly NamedPlace[]): ReadonlySet<string> {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(pins)
  latest.current = pins
  useEffect(() => {
    if (!map) return
    const find = () => {
      const found = namedPins(latest.current, ({ at }) => map.project([at[0], at[1]]), 1)
      const next = new Set([...found].map(({ at }) => at.join(' ')))
      setNamed((before) => (before.size === next.size && [...next].every((key) => before.has(key)) ? before : next))
    }
    map.on('idle', find)
    return () => {
      map.off('idle', find)
    }
  }, [map])
  return named
}
