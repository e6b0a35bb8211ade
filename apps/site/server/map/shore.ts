import { type Box, boxAround, latOf, lonOf, mercatorX, mercatorY, type Point } from '@marram/domain/map/view'
import type { TileArchive } from './tile-archive.ts'
import { featuresIn, type TileFeature, type WorldPoint } from './tile-features.ts'

const equatorM = 40_075_017
const cellsPerDegree = 10
/** Fine enough for a shore; deeper tiles are smaller and more of them would be read. */
const shoreZoom = 12

/** Those of the points that the map has in the water. Neighbours are read together. */
export async function pointsAtSea(archive: TileArchive, points: readonly Point[]): Promise<Point[]> {
  const cells = Map.groupBy(
    points,
    ([lon, lat]) => `${Math.floor(lon * cellsPerDegree)} ${Math.floor(lat * cellsPerDegree)}`,
  )
  const wet: Point[] = []
  for (const cell of cells.values()) {
    const features = await featuresIn(archive, boxAround(cell), shoreZoom, ['earth', 'water'])
    wet.push(
      ...cell.filter(([lon, lat]) => {
        const point = { x: mercatorX(lon), y: mercatorY(lat) }
        return !isInAny(features, 'earth', point) || isInAny(features, 'water', point)
      }),
    )
  }
  return wet
}

export function isInAny(features: readonly TileFeature[], layer: string, point: WorldPoint): boolean {
  return features.some((feature) => feature.layer === layer && feature.type === 'area' && isInside(feature, point))
}

/** A ray to the east crosses the rings, holes included, an odd number of times. */
function isInside({ parts }: TileFeature, { x, y }: WorldPoint): boolean {
  let inside = false
  for (const ring of parts) {
    let a = ring.at(-1) ?? { x: 0, y: 0 }
    for (const b of ring) {
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
      a = b
    }
  }
  return inside
}

export type Shore = { readonly at: Point; readonly distanceM: number }

/**
 * The nearest spot of the coast, by straight-line distance; null if it is farther than `maxM`. An archive may name its
 * bathing beaches as lines: then mud flats on the other side of an island are no beach.
 */
export async function nearestShore(archive: TileArchive, [lon, lat]: Point, maxM: number): Promise<Shore | null> {
  const worldM = equatorM * Math.cos((lat * Math.PI) / 180)
  const features = await featuresIn(archive, around([lon, lat], maxM), shoreZoom, ['earth', 'landuse'])
  const here = { x: mercatorX(lon), y: mercatorY(lat) }
  let best: { readonly spot: WorldPoint; readonly away: number } | null = null
  const beaches = features.filter(({ type, properties }) => type === 'line' && properties.kind === 'bathing_beach')
  const shores = features.filter(({ layer, type }) => layer === 'earth' && type === 'area')
  for (const { parts, isCut } of beaches.length > 0 ? beaches : shores) {
    for (const ring of parts) {
      for (const [index, to] of ring.entries()) {
        const from = ring[index - 1]
        if (!from || isCut(from, to)) continue
        const spot = nearestOn(from, to, here)
        const away = Math.hypot(spot.x - here.x, spot.y - here.y) * worldM
        if (away <= maxM && away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { spot, away }
      }
    }
  }
  return best && { at: [lonOf(best.spot.x), latOf(best.spot.y)], distanceM: best.away }
}

export function around([lon, lat]: Point, metres: number): Box {
  const high = (metres / equatorM) * 360
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return { west: lon - wide, east: lon + wide, south: lat - high, north: lat + high }
}

function nearestOn(a: WorldPoint, b: WorldPoint, point: WorldPoint): WorldPoint {
  const [wide, high] = [b.x - a.x, b.y - a.y]
  const share = ((point.x - a.x) * wide + (point.y - a.y) * high) / (wide * wide + high * high || 1)
  const part = Math.min(1, Math.max(0, share))
  return { x: a.x + part * wide, y: a.y + part * high }
}
