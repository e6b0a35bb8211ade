import type { Area } from '@marram/domain/map/area'
import type { Point } from '@marram/domain/map/view'
import { pointedPill, signArea } from '../pin.tsx'
import type { MovingMap } from './use-moving-map.ts'

const onSpot = { x: 0, y: 0 }

/** Around the place of a pin, in pixels. */
export const roomOfPin = (text: string): Area => pointedPill(onSpot, text, 1)
export const roomOfSign = (text: string, isBelow: boolean): Area => signArea(onSpot, text, 1, isBelow)

/**
 * Keeps map labels from under a pin: MapLibre omits a label that would touch an icon of a higher layer, even a
 * transparent one like this. Pins are page elements, which MapLibre does not know.
 */
export function keepRoom(map: MovingMap, name: string, [lon, lat]: Point, { left, right, top, bottom }: Area): void {
  const id = `room ${name}`
  if (map.getLayer(id)) {
    map.removeLayer(id)
    map.removeSource(id)
    map.removeImage(id)
  }
  const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)]
  map.addImage(id, { width, height, data: new Uint8Array(4 * width * height) })
  map.addSource(id, { type: 'geojson', data: { type: 'Point', coordinates: [lon, lat] } })
  map.addLayer({
    id,
    type: 'symbol',
    source: id,
    layout: {
      'icon-image': id,
      'icon-allow-overlap': true,
      'icon-offset': [(left + right) / 2, (top + bottom) / 2],
    },
  })
}
