import type { MapPoint } from '../map-point.ts'
import type { Point } from '../outline.ts'
import { lodgingSource } from './lodging-source.ts'
import type { MovingMap } from './open-map.ts'

export type ShownPin =
  | { readonly kind: 'house'; readonly key: string; readonly at: Point; readonly point: MapPoint }
  | { readonly kind: 'group'; readonly key: string; readonly at: Point; readonly id: number; readonly count: number }

/** More pins than this cannot be told apart, and every one of them is an element of the page. */
const mostPins = 120

/** What stands on the visible part of the map, the nearest to its middle first. */
export function shownPins(map: MovingMap, points: ReadonlyMap<number, MapPoint>): ShownPin[] {
  const bounds = map.getBounds()
  const middle = map.getCenter()
  const pins = new Map<string, ShownPin>()
  for (const { properties, geometry } of map.querySourceFeatures(lodgingSource)) {
    if (geometry.type !== 'Point') continue
    const [lon = 0, lat = 0] = geometry.coordinates
    if (!bounds.contains([lon, lat])) continue
    const pin = pinOf(properties, [lon, lat], points)
    if (pin) pins.set(pin.key, pin)
  }
  const away = ({ at: [lon, lat] }: ShownPin) => Math.hypot((lon - middle.lng) * 0.56, lat - middle.lat)
  return [...pins.values()].sort((a, b) => away(a) - away(b)).slice(0, mostPins)
}

type Properties = { readonly [name: string]: unknown }

function pinOf(properties: Properties, at: Point, points: ReadonlyMap<number, MapPoint>): ShownPin | null {
  const group = Number(properties.cluster_id)
  if (properties.cluster === true) {
    return { kind: 'group', key: `group ${group}`, at, id: group, count: Number(properties.point_count) }
  }
  const point = points.get(Number(properties.id))
  return point ? { kind: 'house', key: `house ${point.id}`, at, point } : null
}
