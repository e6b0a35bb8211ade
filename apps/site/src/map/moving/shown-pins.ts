import type { GeoJSONSource, GeoJSONSourceSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { MapPoint, Point } from '../map-view.ts'
import type { MovingMap } from './use-moving-map.ts'

/** Puts the houses on the map and says which pins to show, anew whenever the map is idle. */
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

export type ShownPin =
  | { readonly kind: 'house'; readonly key: string; readonly at: Point; readonly point: MapPoint }
  | { readonly kind: 'group'; readonly key: string; readonly at: Point; readonly id: number; readonly count: number }

/** More pins than this cannot be told apart, and every one of them is an element of the page. */
const maxPins = 120

/** What is on the visible part of the map, the nearest to its middle first. */
function shownPins(map: MovingMap, points: ReadonlyMap<number, MapPoint>): ShownPin[] {
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
  return [...pins.values()].sort((a, b) => away(a) - away(b)).slice(0, maxPins)
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

/** Goes as close as it takes for the group to fall apart; it is the guest who moves the map. */
export async function openGroup(map: MovingMap, pin: ShownPin, originalEvent: unknown): Promise<void> {
  const source = map.getSource<GeoJSONSource>(lodgingSource)
  if (pin.kind !== 'group' || !source) return
  const zoom = await source.getClusterExpansionZoom(pin.id)
  map.easeTo({ center: [pin.at[0], pin.at[1]], zoom }, { originalEvent })
}

const lodgingSource = 'lodgings'

/** Pins are about this wide: closer houses are counted together. */
const groupRadiusPx = 58
const lastGroupedZoom = 15

function lodgingData(points: readonly MapPoint[]) {
  const features = points.map(({ id, longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  return { type: 'FeatureCollection' as const, features }
}

/** Grouping happens in MapLibre's worker: fifty thousand houses do not hold up a page. */
function lodgingSourceOf(points: readonly MapPoint[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: lodgingData(points),
    cluster: true,
    clusterRadius: groupRadiusPx,
    clusterMaxZoom: lastGroupedZoom,
  }
}
