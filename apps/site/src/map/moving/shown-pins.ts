import { type Area, around, outside, type PinRequest, placePills } from '@marram/domain/map/area'
import type { Point, Spot } from '@marram/domain/map/view'
import type { GeoJSONSource, GeoJSONSourceSpecification, PointLike } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MapPoint } from '../map-view.ts'
import type { MovingMap } from './use-moving-map.ts'

/** A visible house or group of houses. */
export type PinThing =
  | { readonly kind: 'house'; readonly key: string; readonly at: Point; readonly point: MapPoint }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly at: Point
      readonly id: number
      readonly count: number
      /** The lowest price of its houses, in minor units. */
      readonly price: number | null
    }

/** A pin with its text; it may be offset from its place, which a dot marks. */
export type ShownPin = PinThing & { readonly text: string; readonly aside: Spot }

type PinRules = {
  /** Possible texts of a pin, longest first. */
  readonly textsOf: (thing: PinThing) => readonly string[]
  /** A press beside all pins, on the dot of a house or group without a pin. */
  readonly onPress: (thing: PinThing, event: Event) => void
}

/** Adds the houses to the map and returns the pins to show, recomputed whenever the map is idle. */
export function useShownPins(map: MovingMap, points: readonly MapPoint[], rules: PinRules): readonly ShownPin[] {
  const [pins, setPins] = useState<readonly ShownPin[]>([])
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points])
  const latest = useRef({ byId, rules })
  latest.current = { byId, rules }
  useEffect(() => {
    const source = map.getSource<GeoJSONSource>(lodgingSource)
    if (!source) return addLodgings(map, points)
    const grouping = groupingOf(points.length)
    if (source.getClusterOptions().clusterMaxZoom !== grouping.clusterMaxZoom) source.setClusterOptions(grouping)
    source.setData(lodgingData(points))
  }, [map, points])
  useEffect(() => {
    const show = () => {
      const next = shownPins(map, latest.current.byId, latest.current.rules.textsOf)
      setPins((before) => (areSame(before, next) ? before : next))
    }
    const press = ({ point, originalEvent }: { point: { x: number; y: number }; originalEvent: Event }) => {
      const thing = thingNear(map, point, latest.current.byId)
      if (thing) latest.current.rules.onPress(thing, originalEvent)
    }
    map.on('idle', show)
    map.on('click', press)
    return () => {
      map.off('idle', show)
      map.off('click', press)
    }
  }, [map])
  return pins
}

function areSame(a: readonly ShownPin[], b: readonly ShownPin[]): boolean {
  return a.length === b.length && a.every((pin, index) => isSame(pin, b[index]))
}

function isSame(a: ShownPin, b: ShownPin | undefined): boolean {
  if (a.key !== b?.key || a.text !== b.text || a.aside.x !== b.aside.x || a.aside.y !== b.aside.y) return false
  return a.kind !== 'house' || (b.kind === 'house' && a.point === b.point)
}

/** Dots under pins and names: they move with the map while pins are recomputed, and represent houses without a pin. */
function addLodgings(map: MovingMap, points: readonly MapPoint[]): void {
  map.addSource(lodgingSource, lodgingSourceOf(points))
  const [firstName] = nameLayersOf(map)
  map.addLayer(
    {
      id: specks,
      type: 'circle',
      source: lodgingSource,
      paint: {
        'circle-color': ['case', ['has', 'point_count'], '#2a7486', '#ffffff'],
        'circle-radius': ['case', ['has', 'point_count'], 7, 4],
        'circle-stroke-color': ['case', ['has', 'point_count'], '#ffffff', '#2a7486'],
        'circle-stroke-width': ['case', ['has', 'point_count'], 1.5, 2],
      },
    },
    firstName,
  )
}

/** More pins are indistinguishable, and each is a page element. */
const maxPins = 120
/** Of thousands only the cheapest are tried: a price must be laid out to know if it fits. */
const maxTried = 400
const pinHeight = 34
const letterPx = 7.8
const pinPadding = 24

/** Pins for the visible area: groups first, largest first, then houses, cheapest first. */
function shownPins(
  map: MovingMap,
  points: ReadonlyMap<number, MapPoint>,
  textsOf: PinRules['textsOf'],
): readonly ShownPin[] {
  const bounds = map.getBounds()
  const things = new Map<string, PinThing>()
  for (const feature of map.querySourceFeatures(lodgingSource)) {
    const thing = thingOf(feature, points)
    if (thing && bounds.contains([thing.at[0], thing.at[1]])) things.set(thing.key, thing)
  }
  const inOrder = [...things.values()].sort(byImportance).slice(0, maxTried)
  const requests = inOrder.map((thing): PinRequest<PinThing> => {
    return { thing, spot: map.project([thing.at[0], thing.at[1]]), texts: textsOf(thing) }
  })
  const widthOf = (text: string) => text.length * letterPx + pinPadding
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return placePills(requests, [...outside({ width, height }), ...controlsOver(map), ...namesInSight(map)], {
    widthOf,
    height: pinHeight,
    max: maxPins,
  }).map(({ thing, text, aside }) => ({ ...thing, text, aside }))
}

export function byImportance(a: PinThing, b: PinThing): number {
  if (a.kind === 'group' && b.kind === 'group') return b.count - a.count || a.id - b.id
  if (a.kind === 'house' && b.kind === 'house')
    return priceOrMax(a.point) - priceOrMax(b.point) || a.point.id - b.point.id
  return a.kind === 'group' ? -1 : 1
}

/** Houses without a price come after those with one. */
const priceOrMax = ({ price }: MapPoint): number => price ?? Number.MAX_SAFE_INTEGER

/** Areas of place names, so that no pin covers one. */
function namesInSight(map: MovingMap): Area[] {
  return map.queryRenderedFeatures({ layers: nameLayersOf(map) }).flatMap(({ properties, geometry }) => {
    if (geometry.type !== 'Point') return []
    const [lon = 0, lat = 0] = geometry.coordinates
    return around(map.project([lon, lat]), String(properties.name).length * nameLetterPx, nameLinePx)
  })
}

/** Of most names. */
const [nameLetterPx, nameLinePx] = [7, 17]

/** The layers with names of our map; MapLibre knows the font sizes only while it draws. */
function nameLayersOf(map: MovingMap): string[] {
  return map.getLayersOrder().filter((id) => /^(?:places|water_label|earth_label)_/.test(id) && map.getLayer(id))
}

/** The buttons over the map, which would make pins below them unreachable. */
function controlsOver(map: MovingMap): Area[] {
  const canvas = map.getContainer()
  const { left, top } = canvas.getBoundingClientRect()
  return [...(canvas.parentElement?.querySelectorAll('.map__follow, .map__tools') ?? [])].map((control) => {
    const box = control.getBoundingClientRect()
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }
  })
}

/** Touch tolerance of a thumb. */
const pressPx = 14

function thingNear(
  map: MovingMap,
  { x, y }: { x: number; y: number },
  points: ReadonlyMap<number, MapPoint>,
): PinThing | null {
  const reach: [PointLike, PointLike] = [
    [x - pressPx, y - pressPx],
    [x + pressPx, y + pressPx],
  ]
  const away = ({ at }: PinThing): number => {
    const spot = map.project([at[0], at[1]])
    return Math.hypot(spot.x - x, spot.y - y)
  }
  const near = map.queryRenderedFeatures(reach, { layers: [specks] }).flatMap((found) => thingOf(found, points) ?? [])
  return near.sort((a, b) => away(a) - away(b))[0] ?? null
}

type Feature = {
  readonly properties: { readonly [name: string]: unknown }
  readonly geometry: { readonly type: string; readonly coordinates?: unknown }
}

function thingOf({ properties, geometry }: Feature, points: ReadonlyMap<number, MapPoint>): PinThing | null {
  const { coordinates } = geometry
  if (geometry.type !== 'Point' || !Array.isArray(coordinates)) return null
  const at: Point = [Number(coordinates[0]), Number(coordinates[1])]
  if (properties.cluster === true) {
    const id = Number(properties.cluster_id)
    const price = Number(properties.price)
    const count = Number(properties.point_count)
    return { kind: 'group', key: `group ${id}`, at, id, count, price: price < noPrice ? price : null }
  }
  const point = points.get(Number(properties.id))
  return point ? { kind: 'house', key: `house ${point.id}`, at, point } : null
}

const maxLeaves = 1000
const closest = 15

/** Zooms to all houses of the group; it counts as a move by the guest. */
export async function openGroup(map: MovingMap, pin: PinThing, originalEvent: unknown): Promise<void> {
  const source = map.getSource<GeoJSONSource>(lodgingSource)
  if (pin.kind !== 'group' || !source) return
  const leaves = pin.count > maxLeaves ? [] : await source.getClusterLeaves(pin.id, pin.count, 0)
  const spots = leaves.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : []))
  const lons = spots.map(([lon = 0]) => lon)
  const lats = spots.map(([, lat = 0]) => lat)
  const bounds = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] as const
  const camera = spots.length > 0 ? map.cameraForBounds([...bounds], { padding: 56, maxZoom: closest }) : undefined
  const apart = camera?.zoom ?? (await source.getClusterExpansionZoom(pin.id))
  const center = camera?.center ?? ([pin.at[0], pin.at[1]] as [number, number])
  map.easeTo({ center, zoom: Math.max(apart, map.getZoom() + 1) }, { originalEvent })
}

const lodgingSource = 'lodgings'
const specks = 'lodging-specks'
/** Stands in for a missing price: higher than any. */
const noPrice = 1e12

/** Houses closer together than this are grouped. */
const groupRadiusPx = 50
const smallestGroup = 4
/** The zoom up to which houses are grouped. From the next one on each is a price, or a ring where prices have no room. */
const lastGroupedZoom = {
  /** Of hundreds of houses a phone then shows a few towns. */
  few: 9,
  /** Of thousands it shows a village: more rings would be a carpet. */
  many: 11,
}
const manyHouses = 2000

export function groupingOf(houses: number) {
  const clusterMaxZoom = houses < manyHouses ? lastGroupedZoom.few : lastGroupedZoom.many
  return { cluster: true, clusterRadius: groupRadiusPx, clusterMaxZoom }
}

function lodgingData(points: readonly MapPoint[]) {
  const features = points.map(({ id, longitude, latitude, price }) => ({
    type: 'Feature' as const,
    properties: { id, price: price ?? noPrice },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  return { type: 'FeatureCollection' as const, features }
}

/** MapLibre groups in its worker, so that fifty thousand houses do not block a page. */
function lodgingSourceOf(points: readonly MapPoint[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: lodgingData(points),
    ...groupingOf(points.length),
    clusterMinPoints: smallestGroup,
    clusterProperties: { price: ['min', ['get', 'price']] },
  }
}
