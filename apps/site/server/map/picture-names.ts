import { type Area, around, isWithin, overlap } from '@marram/domain/map/area'
import { metresBetween } from '@marram/domain/map/metres'
import {
  latOf,
  lonOf,
  type MapView,
  mercatorX,
  mercatorY,
  type Point,
  pictureUnit,
  type Spot,
} from '@marram/domain/map/view'
import type { EditionKey } from '@marram/i18n/edition-key'
import { isInAny } from './shore.ts'
import type { TileArchive } from './tile-archive.ts'
import { featuresIn, type TileFeature } from './tile-features.ts'

export type PictureRequest = {
  readonly view: MapView
  readonly edition: EditionKey
  /** Places of pins: no name may be there. */
  readonly keptFree: readonly Area[]
}

export type NamedPlace = {
  readonly name: string
  readonly kind: 'town' | 'village' | 'water' | 'sea'
  /** The lower, the more important. */
  readonly rank: number
  readonly at: Point
}

export type PictureName = Spot & Pick<NamedPlace, 'name' | 'kind'>

type Sources = {
  readonly archive: TileArchive
  readonly features: readonly TileFeature[]
  readonly places: readonly NamedPlace[]
}

const letterPx = 7
const linePx = 20
/** Metres per pixel up to which a name may move aside and still be near its place. */
const closeUp = 16

/** The names that fit into a picture without touching one another or a pin. */
export async function pictureNames(
  { view, edition, keptFree }: PictureRequest,
  { archive, features, places }: Sources,
): Promise<PictureName[]> {
  const unit = pictureUnit(view)
  const taken = [...keptFree, ...takenCorners(view, unit)]
  const shown: PictureName[] = []
  const named = [...places, ...placesIn(features, edition)].sort((a, b) => a.rank - b.rank)
  for (const place of [...named, ...(await seaNames(view, edition, archive, features))]) {
    if (shown.some(({ name, kind }) => name === place.name || (kind === 'sea' && place.kind === 'sea'))) continue
    const { x, y } = view.project(place.at)
    for (const aside of view.metresPerPixel <= closeUp && place.kind !== 'sea' ? [0, 1.3, -1.3] : [0]) {
      const spot = { x, y: y + aside * linePx * unit }
      const area = around(spot, place.name.length * letterPx * unit, linePx * unit)
      if (!isWithin(area, view) || taken.some((other) => overlap(area, other))) continue
      taken.push(area)
      shown.push({ name: place.name, kind: place.kind, ...spot })
      break
    }
  }
  return shown
}

/** Texts in the corners of every picture: its note, and the button that opens the map. */
function takenCorners({ width, height }: MapView, unit: number): Area[] {
  return [
    { left: 0, right: 140 * unit, top: 0, bottom: 28 * unit },
    { left: width - 250 * unit, right: width, top: height - 62 * unit, bottom: height },
  ]
}

const seaKinds: readonly unknown[] = ['ocean', 'sea', 'bay', 'strait']
const settlements: readonly unknown[] = ['city', 'town']

/** The name in the language of the edition, else as it is on site. */
function nameOf({ properties }: TileFeature, edition: EditionKey): string {
  return String(properties[`name:${edition}`] ?? properties.name ?? '')
}

const numberOf = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

export function placesIn(features: readonly TileFeature[], edition: EditionKey): NamedPlace[] {
  return features.flatMap((feature): NamedPlace[] => {
    const [[spot] = []] = feature.parts
    const name = nameOf(feature, edition)
    const { layer, properties } = feature
    const { kind, kind_detail: detail } = properties
    if (feature.type !== 'point' || !spot || name === '') return []
    const at = [lonOf(spot.x), latOf(spot.y)] as const
    const rank = numberOf(properties.min_zoom, 12)
    if (layer === 'places' && kind === 'locality')
      return [{ name, kind: settlements.includes(detail) ? 'town' : 'village', rank, at }]
    if (layer === 'earth' && kind === 'island') return [{ name, kind: 'town', rank, at }]
    return layer === 'water' && !seaKinds.includes(kind) ? [{ name, kind: 'water', rank: rank + 3, at }] : []
  })
}

/** From farther away the name of a sea may belong to other water. */
const seaNearM = 25_000
const seaZoom = 10

/** The sea's name on free spots, if there is enough sea: that of the nearest label. */
async function seaNames(
  view: MapView,
  edition: EditionKey,
  archive: TileArchive,
  features: readonly TileFeature[],
): Promise<NamedPlace[]> {
  const { west, south, east, north } = view.box
  const [wide, high] = [seaNearM / 60_000, seaNearM / 111_000]
  const box = { west: west - wide, south: south - high, east: east + wide, north: north + high }
  const labels = (await featuresIn(archive, box, seaZoom, ['water'])).flatMap((feature) => {
    const [[spot] = []] = feature.parts
    const name = nameOf(feature, edition)
    if (feature.type !== 'point' || !spot || name === '' || !seaKinds.includes(feature.properties.kind)) return []
    return [{ name, at: [lonOf(spot.x), latOf(spot.y)] as const }]
  })
  if (labels.length === 0) return []
  const longest = Math.max(...labels.map(({ name }) => name.length))
  return openSpots(view, longest, features).flatMap((spot): NamedPlace[] => {
    const at = view.placeAt(spot)
    const away = (label: { readonly at: Point }) => metresBetween(at, label.at)
    const nearest = labels.reduce((best, label) => (away(label) < away(best) ? label : best))
    return away(nearest) <= seaNearM ? [{ name: nearest.name, kind: 'sea', rank: 0, at }] : []
  })
}

/** Spots with room for a name on the water. */
function openSpots(view: MapView, letters: number, features: readonly TileFeature[]): Spot[] {
  const unit = pictureUnit(view)
  const width = letters * letterPx * 1.45 * unit
  const isLand = (spot: Spot) => {
    const [lon, lat] = view.placeAt(spot)
    return isInAny(features, 'earth', { x: mercatorX(lon), y: mercatorY(lat) })
  }
  const spots = [0.14, 0.16, 0.18, 0.22, 0.3, 0.5, 0.7, 0.8].flatMap((x) =>
    // Farther down a phone shows the button that opens the map.
    [0.35, 0.65, 0.5, 0.15].map((y) => ({ x: x * view.width, y: y * view.height })),
  )
  return spots.filter((spot) => {
    const { left, right, top, bottom } = around(spot, width, linePx * 3 * unit)
    const corners = [spot, { x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }]
    return left > 0 && right < view.width && !corners.some(isLand)
  })
}
