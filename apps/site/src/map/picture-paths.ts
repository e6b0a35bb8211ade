import type { EditionKey } from '@marram/i18n/edition-key'
import { type Area, around, isWithin, overlap } from './area.ts'
import { baseMap } from './base-map.ts'
import { landscape } from './landscape.ts'
import type { Box, MapView, Point, Polyline, Spot } from './map-view.ts'
import { clipRing } from './outline.ts'
import { type Place, placesOf, seaName } from './places.ts'
import { isOnLand } from './shore.ts'

/** Lines are cut this far outside the viewport, so that wide strokes such as dunes hide the cut. */
const marginShare = 0.03
const wideMarginShare = 0.25

/** Streets, paths and roofs are drawn up to this scale; farther out a village is only its name. */
const maxMetresPerPixel = 16

type PicturePaths = { readonly [Name in keyof typeof baseMap | keyof ReturnType<typeof landscape>]: string }

/** The base map as path data for one viewport; lines outside it are left out. */
export function picturePaths(view: MapView): PicturePaths {
  const narrow = widen(view.box, marginShare)
  const wide = widen(view.box, wideMarginShare)
  const near = view.metresPerPixel <= maxMetresPerPixel ? landscape() : null
  const rings = (outlines: readonly Polyline[], box = narrow) =>
    outlines.map((ring) => path(view, clipRing(ring, box), 'z')).join('')
  const lines = (outlines: readonly Polyline[], box = narrow) =>
    outlines.flatMap((line) => pieces(line, box).map((piece) => path(view, piece, ''))).join('')
  return {
    land: rings(baseMap.land, wide),
    lakes: rings(baseMap.lakes),
    woods: rings(baseMap.woods),
    beaches: lines(baseMap.beaches, wide),
    roads: lines(baseMap.roads),
    villages: rings(near?.villages ?? []),
    lanes: lines(near?.lanes ?? []),
    beachWays: lines(near?.beachWays ?? []),
    coastPaths: lines(near?.coastPaths ?? []),
  }
}

function widen({ west, south, east, north }: Box, share: number): Box {
  const wide = (east - west) * share
  const high = (north - south) * share
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}

/** Runs of a line that touch the box, with one more point at either end. */
function pieces(line: Polyline, { west, south, east, north }: Box): Polyline[] {
  const touches = line.map(([lon, lat], index) => {
    const next = line[index + 1] ?? [lon, lat]
    const isBeside = Math.max(lon, next[0]) < west || Math.min(lon, next[0]) > east
    return !isBeside && Math.max(lat, next[1]) >= south && Math.min(lat, next[1]) <= north
  })
  const runs: Polyline[] = []
  let start = -1
  touches.forEach((isIn, index) => {
    if (isIn && start < 0) start = index
    if (!isIn && start >= 0) {
      runs.push(line.slice(start, index + 1))
      start = -1
    }
  })
  return start < 0 ? runs : [...runs, line.slice(start)]
}

function path(view: MapView, line: Polyline, end: string): string {
  if (line.length < 2) return ''
  return `M${line.map((point) => written(view.project(point))).join('L')}${end}`
}

const written = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)} ${Math.round(y)}`

const reachM = { 1: 650, 2: 420, 3: 300 } as const
const roofsOf = { 1: 60, 2: 30, 3: 18 } as const
/** Turning by this angle spreads points evenly over a disc. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Roofs in built-up areas: decorative, they are no particular houses. */
export function roofs(view: MapView): string {
  if (view.metresPerPixel > maxMetresPerPixel) return ''
  return placesOf('da')
    .filter(({ kind }) => kind === 'town' || kind === 'village')
    .flatMap((place) => roofsAround(place, view))
    .join('')
}

function roofsAround({ at, rank }: Place, view: MapView): string[] {
  const { x, y } = view.project(at)
  const reach = reachM[rank] / view.metresPerPixel
  if (x < -reach || x > view.width + reach || y < -reach || y > view.height + reach) return []
  return Array.from({ length: roofsOf[rank] }, (_, index) => {
    const away = reach * Math.sqrt((index + 1.5) / roofsOf[rank])
    const turn = index * goldenAngle
    return `M${Math.round(x + away * Math.cos(turn))} ${Math.round(y + away * 0.7 * Math.sin(turn))}h5v4h-5z`
  })
}

type PictureLabel = Spot & { readonly place: Place }

/**
 * The width of a picture on a phone: names that fit there fit everywhere. A portrait one is in a panel with its list.
 */
const smallestPx = 358
const smallestTallPx = 306

/** Pixels of the picture per pixel of a phone. */
export const pictureUnit = ({ width, height }: MapView): number =>
  width / (height > width ? smallestTallPx : smallestPx)

const letterPx = 7
const linePx = 20
/** Metres per pixel up to which a name may move aside and still be near its place. */
const closeUp = 16

/** The names that fit into a picture without touching one another or a reserved area. */
export function pictureLabels(
  view: MapView,
  edition: EditionKey,
  keptFree: readonly Area[],
  said: readonly string[] = [],
): PictureLabel[] {
  const unit = pictureUnit(view)
  const taken = [...keptFree, ...takenCorners(view, unit)]
  const shown: PictureLabel[] = []
  const named = placesOf(edition).filter(({ kind, name }) => kind !== 'sea' && !said.includes(name))
  for (const place of [...named, ...seaHere(view, edition, unit)]) {
    if (place.kind === 'sea' && shown.some((other) => other.place.kind === 'sea' || other.place.name === place.name))
      break
    const { x, y } = view.project(place.at)
    for (const aside of view.metresPerPixel <= closeUp ? [0, 1.3, -1.3] : [0]) {
      const spot = { x, y: y + aside * linePx * unit }
      const area = around(spot, place.name.length * letterPx * unit, linePx * unit)
      if (!isWithin(area, view) || taken.some((other) => overlap(area, other))) continue
      taken.push(area)
      shown.push({ ...spot, place })
      break
    }
  }
  return shown
}

/** Texts in the corners of every picture: the note that it is simplified, and the button that opens the map. */
function takenCorners({ width, height }: MapView, unit: number): Area[] {
  return [
    { left: 0, right: 140 * unit, top: 0, bottom: 28 * unit },
    { left: width - 250 * unit, right: width, top: height - 62 * unit, bottom: height },
  ]
}

/** Places the sea's name if enough sea is visible: on the first free spot. */
function seaHere(view: MapView, edition: EditionKey, unit: number): Place[] {
  const width = seaName(edition, false).length * letterPx * 1.45 * unit
  const spots = [0.14, 0.16, 0.18, 0.22, 0.3, 0.8].flatMap((x) =>
    // Farther down a phone shows the button that opens the map.
    [0.35, 0.65, 0.5, 0.15].map((y) => ({ x: x * view.width, y: y * view.height })),
  )
  const open = spots.filter((spot) => {
    const { left, right, top, bottom } = around(spot, width, linePx * 3 * unit)
    const corners = [spot, { x: left, y: top }, { x: right, y: top }, { x: left, y: bottom }, { x: right, y: bottom }]
    return left > 0 && right < view.width && corners.every((corner) => !isOnLand(view.placeAt(corner)))
  })
  return open.flatMap((spot): Place[] => {
    const at = view.placeAt(spot)
    const isInland = hasLandInTheWest(at)
    // A fjord has its own name.
    if (isInland && at[1] > northOfWaddenSea) return []
    return [{ name: seaName(edition, isInland), kind: 'sea', rank: 1, at }]
  })
}

const northOfWaddenSea = 55.6

/** The water behind an island is not part of the open sea. */
function hasLandInTheWest([lon, lat]: Point): boolean {
  const [openSea, step] = [8, 0.02]
  const steps = Math.max(0, Math.floor((lon - openSea) / step))
  return Array.from({ length: steps }, (_, index): Point => [openSea + index * step, lat]).some(isOnLand)
}
