import { baseMap } from './base-map.ts'
import type { Point, Polyline } from './map-view.ts'
import { type Place, placesOf } from './places.ts'
import { isOnLand, nearestBeach } from './shore.ts'

// Details that make a place recognisable, computed from the coast and the places of the base map, so that they add no
// bytes. They follow real features, but are not surveyed; every picture says that it is simplified.

type Landscape = {
  /** Built-up areas. */
  readonly villages: readonly Polyline[]
  /** Streets of a village: decorative, they are no particular streets. */
  readonly lanes: readonly Polyline[]
  /** A way from every village by the sea to its beach. */
  readonly beachWays: readonly Polyline[]
  /** The path behind the dunes, along the whole coast. */
  readonly coastPaths: readonly Polyline[]
}

const metresPerDegree = 111_320
const farthestBeachM = 2200
const behindDunesM = 430
const reachM = { 1: 700, 2: 480, 3: 330 } as const

function movedBy([lon, lat]: Point, eastM: number, northM: number): Point {
  return [lon + eastM / (metresPerDegree * Math.cos((lat * Math.PI) / 180)), lat + northM / metresPerDegree]
}

/** The angle of the coast nearest to a place: villages by the sea extend along it. */
function coastAngle(place: Point, beach: Point): number {
  const narrowing = Math.cos((place[1] * Math.PI) / 180)
  return Math.atan2(beach[1] - place[1], (beach[0] - place[0]) * narrowing) + Math.PI / 2
}

type Village = { readonly place: Place; readonly beach: Point; readonly distanceM: number; readonly angle: number }

function villageOf(place: Place): Village {
  const { at: beach, distanceM } = nearestBeach(place.at)
  return { place, beach, distanceM, angle: coastAngle(place.at, beach) }
}

/** A spot of a village: its offsets along and across the coast, as shares of the village's radius. */
function spotIn({ place, angle }: Village, along: number, across: number): Point {
  const reach = reachM[place.rank]
  const [a, b] = [along * reach * 1.3, across * reach * 0.75]
  return movedBy(place.at, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle))
}

const corners = 18

/** An irregular circle, deterministic, and never in the water. */
function outlineOf(village: Village): Polyline {
  const seed = village.place.name.length + village.place.at[1] * 100
  return Array.from({ length: corners }, (_, index) => {
    const turn = (2 * Math.PI * index) / corners
    const bulge = 0.86 + 0.14 * Math.sin(3 * turn + seed)
    const at = (share: number) => spotIn(village, share * bulge * Math.cos(turn), share * bulge * Math.sin(turn))
    const share = [1, 0.8, 0.6, 0.4, 0.2].find((candidate) => isOnLand(at(candidate)))
    return at(share ?? 0)
  })
}

function lanesOf(village: Village): Polyline[] {
  const rows = [-0.45, 0.05, 0.5]
  const columns = [-0.6, -0.2, 0.25, 0.65]
  const wide = (across: number) => 0.76 * Math.sqrt(1 - across ** 2)
  return [
    ...rows.map((row) => [spotIn(village, -wide(row), row), spotIn(village, wide(row), row * 0.8)]),
    ...columns.map((column) => [
      spotIn(village, column, -wide(column) * 0.9),
      spotIn(village, column * 1.1, wide(column) * 0.9),
    ]),
  ].filter((lane) => lane.every(isOnLand))
}

/** Slightly curved. */
function wayToBeach({ place, beach, distanceM, angle }: Village): Polyline {
  const bend = Math.min(120, distanceM * 0.12)
  return Array.from({ length: 7 }, (_, index) => {
    const share = index / 6
    const straight: Point = [
      place.at[0] + share * (beach[0] - place.at[0]),
      place.at[1] + share * (beach[1] - place.at[1]),
    ]
    const aside = bend * Math.sin(2 * Math.PI * share)
    return movedBy(straight, aside * Math.cos(angle), aside * Math.sin(angle))
  })
}

/** The land lies to the right of a beach. */
function pathBehind(beach: Polyline): Polyline {
  const inland = beach.map((point, index) => {
    const before = beach[Math.max(0, index - 2)] ?? point
    const after = beach[Math.min(beach.length - 1, index + 2)] ?? point
    const east = (after[0] - before[0]) * Math.cos((point[1] * Math.PI) / 180)
    const north = after[1] - before[1]
    const length = Math.hypot(east, north) || 1
    return movedBy(point, (behindDunesM * north) / length, (-behindDunesM * east) / length)
  })
  return inland.filter(isOnLand)
}

let made: Landscape | undefined

/** Computed on first use. */
export function landscape(): Landscape {
  made ??= makeLandscape()
  return made
}

function makeLandscape(): Landscape {
  const villages = placesOf('da')
    // The drawn shore at Ringkøbing is too coarse for the town.
    .filter(({ kind, at }) => (kind === 'town' || kind === 'village') && isOnLand(at))
    .map(villageOf)
  return {
    villages: villages.map(outlineOf),
    lanes: villages.flatMap(lanesOf),
    beachWays: villages.filter(({ distanceM }) => distanceM < farthestBeachM).map(wayToBeach),
    coastPaths: baseMap.beaches.map(pathBehind),
  }
}
