import { pictureHeight, pictureWidth } from './house-view.ts'
import type { MapPoint } from './map-point.ts'
import { type MapView, viewAround } from './map-view.ts'
import type { Box, Point } from './outline.ts'

const leastWidthM = 9000
/** Where there is no house to show, the coast is. */
const wholeCoast: readonly Point[] = [
  [8.0, 56.15],
  [8.6, 55.05],
]

export const positionOf = ({ longitude, latitude }: MapPoint): Point => [longitude, latitude]

export function lodgingsView(points: readonly MapPoint[], bounds: Box | undefined): MapView {
  return viewAround(cornersOf(points, bounds), pictureWidth, pictureHeight, leastWidthM)
}

function cornersOf(points: readonly MapPoint[], bounds: Box | undefined): readonly Point[] {
  if (bounds === undefined) return points.length > 0 ? points.map(positionOf) : wholeCoast
  return [
    [bounds.west, bounds.south],
    [bounds.east, bounds.north],
  ]
}
