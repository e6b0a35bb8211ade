/** Longitude, latitude: the order of GeoJSON. */
export type Point = readonly [lon: number, lat: number]
export type Polyline = readonly Point[]
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

/** A viewport of the map, in the Mercator projection of all tile maps. */
export type MapView = {
  readonly width: number
  readonly height: number
  readonly metresPerPixel: number
  readonly centre: Point
  /** The extent of the viewport. */
  readonly box: Box
  project(point: Point): Spot
  placeAt(spot: Spot): Point
}

/** Pixels from the left and from the top. */
export type Spot = { readonly x: number; readonly y: number }

const equatorM = 40_075_017

/** From west to east and from north to south, with the whole world as 1. */
export const mercatorX = (lon: number): number => (lon + 180) / 360
export const mercatorY = (lat: number): number => 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
export const lonOf = (x: number): number => x * 360 - 180
export const latOf = (y: number): number => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI

/** `widthM` is the width of the viewport along its middle. */
export function createMapView(centre: Point, widthM: number, width: number, height: number): MapView {
  const worldM = equatorM * Math.cos((centre[1] * Math.PI) / 180)
  const scale = (width * worldM) / widthM
  const left = mercatorX(centre[0]) - width / scale / 2
  const top = mercatorY(centre[1]) - height / scale / 2
  return {
    width,
    height,
    metresPerPixel: widthM / width,
    centre,
    box: {
      west: lonOf(left),
      north: latOf(top),
      east: lonOf(left + width / scale),
      south: latOf(top + height / scale),
    },
    project: ([lon, lat]) => ({ x: (mercatorX(lon) - left) * scale, y: (mercatorY(lat) - top) * scale }),
    placeAt: ({ x, y }) => [lonOf(left + x / scale), latOf(top + y / scale)],
  }
}

/** The smallest viewport around all points, with a margin; at least `minWidthM` wide. */
export function viewAround(
  points: readonly Point[],
  width: number,
  height: number,
  minWidthM: number,
  air = 1.6,
): MapView {
  const { west, south, east, north } = boxAround(points)
  const centre: Point = [(west + east) / 2, (south + north) / 2]
  const narrowing = Math.cos((centre[1] * Math.PI) / 180)
  const wideM = ((east - west) / 360) * equatorM * narrowing
  const highM = ((north - south) / 360) * equatorM
  return createMapView(centre, Math.max(minWidthM, wideM * air, (highM * air * width) / height), width, height)
}

/** The smallest box with all points. */
export function boxAround(points: readonly Point[]): Box {
  const nothing: Box = { west: 180, south: 90, east: -180, north: -90 }
  return points.reduce<Box>(
    (box, [lon, lat]) => ({
      west: Math.min(box.west, lon),
      south: Math.min(box.south, lat),
      east: Math.max(box.east, lon),
      north: Math.max(box.north, lat),
    }),
    nothing,
  )
}

/** The zoom of MapLibre (whose world is 512 pixels wide at 0) that shows the same extent on a canvas of this width. */
export function zoomOf({ width, metresPerPixel, centre }: MapView, canvasWidth: number): number {
  const worldM = equatorM * Math.cos((centre[1] * Math.PI) / 180)
  return Math.log2((worldM * canvasWidth) / (metresPerPixel * width * 512))
}

/** Pixel size of every map picture; the page scales it. */
export const pictureWidth = 800
export const pictureHeight = 500
/**
 * The width of a picture on a phone: names that fit there fit everywhere. A portrait one is in a panel with its list.
 */
const smallestPx = 358
const smallestTallPx = 306

/** Pixels of the picture per pixel of a phone. */
export const pictureUnit = ({ width, height }: Pick<MapView, 'width' | 'height'>): number =>
  width / (height > width ? smallestTallPx : smallestPx)

/** Places along a coast that runs from north to south need a portrait picture. */
export const tallPictureHeight = 1000

/** The picture of an editor's places: one with its neighbours, several with a margin. */
export function viewOfPlaces(points: readonly Point[]): MapView {
  const isAlone = points.length === 1
  const wide = viewAround(points, pictureWidth, pictureHeight, isAlone ? 12_000 : 5000)
  const { west, south, east, north } = boxAround(points)
  const narrowing = Math.cos((wide.centre[1] * Math.PI) / 180)
  const isTall = !isAlone && north - south > 1.5 * (east - west) * narrowing
  return isTall ? viewAround(points, pictureWidth, tallPictureHeight, 5000, 1.35) : wide
}
