import { zoomOf } from '@marram/domain/map/view'
import { useEffect, useRef } from 'react'
import { isSignBelow, type LodgingScene } from '../lodging-picture.tsx'
import { BeachSign, LodgingPin } from '../pin.tsx'
import { MapSpot, MapTools } from './map-tools.tsx'
import { keepRoom, roomOfPin, roomOfSign } from './pin-room.ts'
import { type MovingMap, type MovingMapProps, useMovingMap } from './use-moving-map.ts'

/** The interactive map of a house in place of its picture, with the same viewport and content. */
export function MovingLodging({ onReady, onFailure, ...scene }: LodgingScene & MovingMapProps) {
  const { at, name, label, shore, distance, view } = scene
  const isBelow = isSignBelow(scene)
  const element = useRef<HTMLDivElement>(null)
  const start = (container: HTMLElement) => ({
    center: [view.centre[0], view.centre[1]] as [number, number],
    zoom: zoomOf(view, container.clientWidth),
  })
  const opened = useMovingMap(element, start, { label, onReady, onFailure })
  const map = opened?.map
  useEffect(() => {
    if (!map) return
    keepRoom(map, 'house', at, roomOfPin(name))
    if (!shore) return
    addWay(map, at, shore)
    if (distance) keepRoom(map, 'beach', shore, roomOfSign(distance, isBelow))
  }, [map, at, shore, name, distance, isBelow])
  return (
    <>
      <div ref={element} className="map__canvas" />
      {opened ? (
        <>
          <MapTools opened={opened} onReset={() => element.current && opened.map.easeTo(start(element.current))} />
          {shore && distance ? (
            <MapSpot opened={opened} at={shore}>
              <BeachSign distance={distance} isBelow={isBelow} />
            </MapSpot>
          ) : null}
          <MapSpot opened={opened} at={at}>
            <LodgingPin label={name} />
          </MapSpot>
        </>
      ) : null}
    </>
  )
}

function addWay(map: MovingMap, from: LodgingScene['at'], to: LodgingScene['at']): void {
  if (map.getSource('way')) return
  const coordinates = [from, to].map(([lon, lat]) => [lon, lat])
  map.addSource('way', { type: 'geojson', data: { type: 'LineString', coordinates } })
  map.addLayer({
    id: 'way',
    type: 'line',
    source: 'way',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': '#8a6c42', 'line-width': 3, 'line-dasharray': [0.1, 2.4] },
  })
}
