import type { GeoBox } from '@marram/domain/search-request/search-request'
import {
  type Box,
  latOf,
  type MapView,
  mercatorX,
  mercatorY,
  type Point,
  viewAround,
  zoomOf,
} from '../../map/map-view.ts'

export type MapStart = { readonly center: [number, number]; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

const minWidthM = 9000
/** Enough for a pin at the edge: an upright map has little width to give away. */
const air = 1.25
const worldPx = 512
/** The map shows the whole coast where there is no house to show. */
const wholeCoast: readonly Point[] = [
  [8.0, 56.15],
  [8.6, 55.05],
]

export function boxOf({ northEast, southWest }: GeoBox): Box {
  return { north: northEast.lat, east: northEast.lng, south: southWest.lat, west: southWest.lng }
}

export function geoBoxOf({ north, east, south, west }: Box): GeoBox {
  return { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } }
}

/** Shows exactly this part of the map where the viewport has its shape, else as little more as it takes. */
export function startAtBox({ north, east, south, west }: Box, { width, height }: Size): MapStart {
  const wide = mercatorX(east) - mercatorX(west)
  const high = mercatorY(south) - mercatorY(north)
  const zoom = Math.log2(Math.min(width / wide, height / high) / worldPx)
  return { center: [(west + east) / 2, latOf((mercatorY(north) + mercatorY(south)) / 2)], zoom }
}

/** Shows all points, with air around them. */
export function startAround(points: readonly Point[], size: Size): MapStart {
  const view = pictureView(points, size)
  return { center: [view.centre[0], view.centre[1]], zoom: zoomOf(view, size.width) }
}

/** The part of the map that is searched in, with as little more as the shape of the picture takes. */
export function boxView({ west, south, east, north }: Box, { width, height }: Size): MapView {
  return viewAround(
    [
      [west, south],
      [east, north],
    ],
    width,
    height,
    0,
    1,
  )
}

/** A link says a box to five decimals; what is this near is the same box. */
const sameDegrees = 2e-5

/** Whether a box comes from elsewhere (the address, going back) than the guest's own last move of the map. */
export function isFromElsewhere(box: Box, moved: Box | null): boolean {
  const edges = ['north', 'east', 'south', 'west'] as const
  return moved === null || edges.some((edge) => Math.abs(box[edge] - moved[edge]) > sameDegrees)
}

export function pictureView(points: readonly Point[], { width, height }: Size): MapView {
  return viewAround(points.length > 0 ? points : wholeCoast, width, height, minWidthM, air)
}
