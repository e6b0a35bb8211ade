import {
  type Box,
  latOf,
  type MapView,
  mercatorX,
  mercatorY,
  type Point,
  viewAround,
  zoomOf,
} from '@marram/domain/map/view'
import type { GeoBox } from '@marram/domain/search-request/search-request'

type Area = { readonly latitude: number; readonly longitude: number }
export type MapStart = { readonly center: [number, number]; readonly zoom: number }
export type Size = { readonly width: number; readonly height: number }

const minWidthM = 9000
/** Room for a pin at the edge: an upright map has little width to spare. */
const air = 1.25
const worldPx = 512

/** The found houses; without any, the map shows where the agency's houses are. */
export function pointsToShow(found: readonly Point[], areas: readonly Area[]): readonly Point[] {
  return found.length > 0 ? found : areas.map(({ latitude, longitude }): Point => [longitude, latitude])
}

export function boxOf({ northEast, southWest }: GeoBox): Box {
  return { north: northEast.lat, east: northEast.lng, south: southWest.lat, west: southWest.lng }
}

export function geoBoxOf({ north, east, south, west }: Box): GeoBox {
  return { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } }
}

/** Fits this section of the map exactly if the viewport has its shape, else with the smallest margin. */
export function startAtBox({ north, east, south, west }: Box, { width, height }: Size): MapStart {
  const wide = mercatorX(east) - mercatorX(west)
  const high = mercatorY(south) - mercatorY(north)
  const zoom = Math.log2(Math.min(width / wide, height / high) / worldPx)
  return { center: [(west + east) / 2, latOf((mercatorY(north) + mercatorY(south)) / 2)], zoom }
}

/** Fits all points with a margin. */
export function startAround(points: readonly Point[], size: Size): MapStart {
  const view = pictureView(points, size)
  return { center: [view.centre[0], view.centre[1]], zoom: zoomOf(view, size.width) }
}

/** The searched map section, with the smallest margin that the picture's shape needs. */
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

/** A link rounds a box to five decimals; within this distance boxes are equal. */
const sameDegrees = 2e-5

/** Returns true if a box comes from the URL or history rather than the guest's last map move. */
export function isFromElsewhere(box: Box, moved: Box | null): boolean {
  const edges = ['north', 'east', 'south', 'west'] as const
  return moved === null || edges.some((edge) => Math.abs(box[edge] - moved[edge]) > sameDegrees)
}

export function pictureView(points: readonly Point[], { width, height }: Size): MapView {
  return viewAround(points, width, height, minWidthM, air)
}
