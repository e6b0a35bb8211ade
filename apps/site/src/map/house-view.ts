import { createMapView, type MapView } from './map-view.ts'
import type { Point } from './outline.ts'
import type { ShorePoint } from './shore.ts'

export const pictureWidth = 800
export const pictureHeight = 500

/** Close enough to see the way to the sea, wide enough to know the next village. */
export function houseView(house: Point, shore: ShorePoint | null): MapView {
  if (shore === null) return createMapView(house, 8000, pictureWidth, pictureHeight)
  const widthM = Math.min(26_000, Math.max(5200, shore.distanceM * 2.4))
  const centre: Point = [(house[0] + shore.at[0]) / 2, (house[1] + shore.at[1]) / 2]
  return createMapView(centre, widthM, pictureWidth, pictureHeight)
}
