import type { PlaceArea } from '@marram/contract/broker/shapes'
import { createMapView, type MapView, type Spot } from '../../map/map-view.ts'

/** In pixels: how wide the picture is, and how high each name stands. */
export type AreaMapSize = Readonly<{ width: number; row: number }>

export type AreaSpot = Readonly<{ area: PlaceArea; spot: Spot; nameY: number }>

export type AreaMapLayout = Readonly<{ view: MapView; spots: readonly AreaSpot[]; namesX: number }>

/** The widest name with its number takes so much of the right side, where the land is. */
const namesWidth = { narrow: 110, wide: 136 }
const wide = 300
const edge = 8
const metresPerDegree = 111_320

/** The coast upright at the left, and beside it the names from north to south, none on top of another. */
export function areaMapLayout(areas: readonly PlaceArea[], { width, row }: AreaMapSize): AreaMapLayout {
  const height = Math.max(areas.length * row + 2 * edge, width)
  const lats = areas.map(({ latitude }) => latitude)
  const lons = areas.map(({ longitude }) => longitude)
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)]
  const middle = (south + north) / 2
  const perDegree = metresPerDegree * Math.cos((middle * Math.PI) / 180)
  const namesX = width - (width < wide ? namesWidth.narrow : namesWidth.wide)
  const coastWidth = namesX - 3 * edge
  const metresPerPixel = Math.max(
    ((north - south) * metresPerDegree) / (height - 6 * edge),
    ((east - west) * perDegree) / coastWidth,
  )
  const left = west - (edge * 1.5 * metresPerPixel) / perDegree
  const centre = left + ((width / 2) * metresPerPixel) / perDegree
  const view = createMapView([centre, middle], width * metresPerPixel, width, height)
  const spots = areas
    .map((area) => ({ area, spot: view.project([area.longitude, area.latitude]) }))
    .sort((a, b) => a.spot.y - b.spot.y)
  const rows = spreadRows(
    spots.map(({ spot }) => spot.y),
    row,
    height - edge,
  )
  return {
    view,
    spots: spots.map((entry, index) => ({ ...entry, nameY: rows[index] ?? entry.spot.y })),
    namesX,
  }
}

/** Each as near to where it wants to stand as the others let it, from the top; all of them above the end. */
export function spreadRows(wished: readonly number[], row: number, end: number): number[] {
  const rows: number[] = []
  for (const wish of wished) rows.push(Math.max(wish, (rows.at(-1) ?? Number.NEGATIVE_INFINITY) + row))
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const most = (rows[index + 1] ?? end + row / 2) - row
    rows[index] = Math.min(rows[index] ?? most, most)
  }
  return rows
}
