import type { GeoJSONSource } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { MapPoint } from '../map-point.ts'
import { lodgingData, lodgingSource, lodgingSourceOf } from './lodging-source.ts'
import type { MovingMap } from './open-map.ts'
import { type ShownPin, shownPins } from './shown-pins.ts'

/** Puts the houses on the map and says which pins to show, anew whenever the map has come to rest. */
export function useShownPins(map: MovingMap | undefined, points: readonly MapPoint[]): readonly ShownPin[] {
  const [pins, setPins] = useState<readonly ShownPin[]>([])
  useEffect(() => {
    if (!map) return
    const byId = new Map(points.map((point) => [point.id, point]))
    const source = map.getSource<GeoJSONSource>(lodgingSource)
    if (source) source.setData(lodgingData(points))
    else addLodgings(map, points)
    const show = () => {
      const next = shownPins(map, byId)
      setPins((before) => (areSame(before, next) ? before : next))
    }
    map.on('idle', show)
    return () => {
      map.off('idle', show)
    }
  }, [map, points])
  return pins
}

function areSame(a: readonly ShownPin[], b: readonly ShownPin[]): boolean {
  return a.length === b.length && a.every((pin, index) => pin.key === b[index]?.key && samePoint(pin, b[index]))
}

function samePoint(a: ShownPin, b: ShownPin | undefined): boolean {
  return a.kind !== 'house' || (b?.kind === 'house' && a.point === b.point)
}

/** Specks under the pins: they move with the map while pins are found anew, and stand for those beyond the limit. */
function addLodgings(map: MovingMap, points: readonly MapPoint[]): void {
  map.addSource(lodgingSource, lodgingSourceOf(points))
  map.addLayer({
    id: 'lodging-specks',
    type: 'circle',
    source: lodgingSource,
    paint: {
      'circle-color': '#2a7486',
      'circle-radius': ['case', ['has', 'point_count'], 14, 5],
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 2,
    },
  })
}
