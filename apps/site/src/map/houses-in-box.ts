import type { MapPoint } from './map-point.ts'
import type { Box } from './outline.ts'

/** The houses within the box, the nearest to its middle first. */
export function housesInBox(points: readonly MapPoint[], { west, south, east, north }: Box): MapPoint[] {
  const lon = (west + east) / 2
  const lat = (south + north) / 2
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const away = (point: MapPoint) => Math.hypot((point.longitude - lon) * narrowing, point.latitude - lat)
  return points
    .filter(({ longitude, latitude }) => longitude > west && longitude < east && latitude > south && latitude < north)
    .sort((a, b) => away(a) - away(b))
}
