import { baseMap } from './base-map.ts'
import type { Point, Polyline } from './map-view.ts'

const metresPerDegree = 111_320

export type ShorePoint = { readonly at: Point; readonly distanceM: number }

/** Metres east and north of a point; flat, and accurate to some metres over walking distances. */
function metresFrom([lon0, lat0]: Point, [lon, lat]: Point): { east: number; north: number } {
  const narrowing = Math.cos((lat0 * Math.PI) / 180)
  return { east: (lon - lon0) * metresPerDegree * narrowing, north: (lat - lat0) * metresPerDegree }
}

export function metresBetween(a: Point, b: Point): number {
  const { east, north } = metresFrom(a, b)
  return Math.hypot(east, north)
}

function nearestOn(line: Polyline, point: Point): ShorePoint[] {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to
    const a = metresFrom(point, from)
    const b = metresFrom(point, to)
    const east = b.east - a.east
    const north = b.north - a.north
    const share = Math.min(1, Math.max(0, -(a.east * east + a.north * north) / (east * east + north * north || 1)))
    return {
      at: [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])],
      distanceM: Math.hypot(a.east + share * east, a.north + share * north),
    }
  })
}

/** Finds the nearest spot on a bathing beach, by straight-line distance. */
export function nearestBeach(point: Point): ShorePoint {
  const spots = baseMap.beaches.flatMap((beach) => nearestOn(beach, point))
  return spots.reduce((best, spot) => (spot.distanceM < best.distanceM ? spot : best))
}

/**
 * The end of the dotted way to the sea. Null if the stated distance and the map differ too much: the map would then
 * show another beach.
 */
export function beachOnMap(point: Point, statedM: number | null): ShorePoint | null {
  if (statedM === null) return null
  const shore = nearestBeach(point)
  return Math.abs(shore.distanceM - statedM) <= Math.max(150, statedM * 0.3) ? shore : null
}

/**
 * True when a ray to the east crosses the outlines an odd number of times. Called a thousand times per map: no arrays.
 */
export function isOnLand([lon, lat]: Point): boolean {
  let isInside = false
  for (const ring of shoreRings) {
    let a = ring.at(-1) ?? [0, 0]
    for (const b of ring) {
      const crosses = a[1] > lat !== b[1] > lat && lon < a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
      if (crosses) isInside = !isInside
      a = b
    }
  }
  return isInside
}

const shoreRings: readonly Polyline[] = [...baseMap.land, ...baseMap.lakes]
