import { clipRing } from '@marram/domain/map/outline'
import { type MapView, mercatorX, mercatorY, type Point } from '@marram/domain/map/view'
import { lightRed, type MapColours, white } from './map-colours.ts'
import { type NamedPlace, type PictureName, type PictureRequest, pictureNames } from './picture-names.ts'
import type { TileArchive } from './tile-archive.ts'
import { featuresIn, type TileFeature, type WorldPoint } from './tile-features.ts'

export type PictureTools = {
  readonly archive: TileArchive
  readonly colours: MapColours
  /** Names that the archive doesn't have. */
  readonly places: readonly NamedPlace[]
  /** Houses that the map has in the water: each gets some land. */
  readonly atSea: readonly Point[]
}

/** Pixels of a tile on the picture, at least: deeper tiles are smaller and more of them would be read. */
const tilePx = 600
const equatorM = 40_075_017

export function zoomOfView({ metresPerPixel, centre }: MapView): number {
  const worldM = equatorM * Math.cos((centre[1] * Math.PI) / 180)
  return Math.floor(Math.log2(worldM / (metresPerPixel * tilePx)))
}

/** A map as an SVG file: before a guest opens the moving map, without script, and on paper. */
export async function drawPicture(
  { view, edition, keptFree }: PictureRequest,
  { archive, colours, places, atSea }: PictureTools,
): Promise<string> {
  const features = await featuresIn(archive, view.box, zoomOfView(view), [
    'earth',
    'landuse',
    'water',
    'roads',
    'pois',
    'places',
  ])
  const names = await pictureNames({ view, edition, keptFree }, { archive, features, places })
  const { width, height } = view
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${rulesOf(colours, width)}</style>`,
    ground(view, features, atSea),
    ...names.map(nameText),
    '</svg>',
  ].join('')
}

/** Names keep a readable size on a phone, where the whole picture is smaller. */
function rulesOf(colours: MapColours, width: number): string {
  const unit = width / 800
  const sizes = (small: number, usual: number, sea: number) =>
    `text{font-size:${usual * unit}px}.v{font-size:${small * unit}px}.s{font-size:${sea * unit}px}`
  return [
    'path{fill:none;stroke-linejoin:round;stroke-linecap:round}',
    ...Object.entries(classColours(colours)).map(([name, rule]) => `.${name}{${rule}}`),
    `text{font-family:"Figtree Variable",system-ui,sans-serif;font-weight:600;text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke:${colours.halo};stroke-width:${4 * unit}px;stroke-linejoin:round;fill:${colours.name}}`,
    `.v{font-weight:500;fill:${colours.smallName}}`,
    `.l,.s{stroke:none;font-style:italic;font-weight:500;fill:${colours.waterName}}`,
    '.s{font-family:Georgia,serif;letter-spacing:.14em;font-style:normal;font-weight:400}',
    sizes(23, 24, 27),
    `@media (min-width:560px){${sizes(16, 17, 21)}}`,
  ].join('')
}

function classColours(colours: MapColours) {
  const line = (colour: string, width: number) => `stroke:${colour};stroke-width:${width}`
  return {
    far: `stroke:${colours.shallowsFar}`,
    near: `stroke:${colours.shallows}`,
    waves: line(colours.waves, 1.6),
    land: `fill:${colours.land}`,
    grass: `fill:${colours.grass}`,
    built: `fill:${colours.built}`,
    wood: `fill:${colours.wood}`,
    trees: `fill:${colours.trees}`,
    sand: `fill:${colours.sand}`,
    lake: `fill:${colours.sea}`,
    river: line(colours.sea, 2),
    path: `${line(colours.path, 1.4)};stroke-dasharray:5 4`,
    lane: line(colours.road, 2),
    edge: line(colours.roadEdge, 4.6),
    road: line(colours.mainRoad, 3),
    coast: line(colours.coast, 1),
    light: `fill:${white};stroke:${lightRed};stroke-width:1.2`,
    roof: `fill:${lightRed};stroke:none`,
  }
}

const grass: readonly unknown[] = [
  'grassland',
  'grass',
  'scrub',
  'park',
  'nature_reserve',
  'national_park',
  'golf_course',
  'meadow',
]
const woods: readonly unknown[] = ['wood', 'forest']
const sands: readonly unknown[] = ['beach', 'sand']
const mainRoads: readonly unknown[] = ['highway', 'major_road']
/** The sea is what isn't land; its outline would hide the shallows. */
const seas: readonly unknown[] = ['ocean', 'sea', 'bay', 'strait']
/** Streets and paths farther out would be a grey mass. */
const maxMetresPerPixelOf = { lanes: 16, paths: 12, lighthouses: 40 }

function ground(view: MapView, features: readonly TileFeature[], atSea: readonly Point[]): string {
  const { width, height, metresPerPixel } = view
  const draw = pathsOn(view)
  const of = (layer: string, type: TileFeature['type'], isMeant: (kind: unknown) => boolean = () => true) =>
    features.filter((one) => one.layer === layer && one.type === type && isMeant(one.properties.kind))
  const isIn = (kinds: readonly unknown[]) => (kind: unknown) => kinds.includes(kind)
  const within = (max: number, path: () => string) => (metresPerPixel <= max ? path() : '')
  const pixels = (metres: number, min: number) => Math.max(min, metres / metresPerPixel).toFixed(1)
  const earth = of('earth', 'area')
  const shore = draw.outlines(earth)
  const wood = draw.areas(of('landuse', 'area', isIn(woods)))
  const roads = draw.lines(of('roads', 'line', isIn(mainRoads)))
  const path = (name: string, d: string, more = '') => (d === '' ? '' : `<path class="${name}" d="${d}"${more}/>`)
  return [
    '<defs><pattern id="w" width="150" height="92" patternUnits="userSpaceOnUse"><path class="waves" d="M22 20q6-5 12 0t12 0M98 66q6-5 12 0t12 0"/></pattern>',
    '<pattern id="t" width="40" height="34" patternUnits="userSpaceOnUse"><path class="trees" d="M8 14l4-9 4 9zM27 30l4-9 4 9z"/></pattern></defs>',
    `<rect class="lake" width="${width}" height="${height}"/>`,
    path('far', shore, ` stroke-width="${pixels(620, 24)}"`),
    path('near', shore, ` stroke-width="${pixels(280, 10)}"`),
    `<rect fill="url(#w)" width="${width}" height="${height}"/>`,
    path('land', draw.areas(earth)),
    path('land', discs(view, atSea)),
    path('grass', draw.areas(of('landuse', 'area', isIn(grass)))),
    path('built', draw.areas(of('landuse', 'area', (kind) => kind === 'residential'))),
    path('wood', wood),
    path('wood', wood, ' style="fill:url(#t)"'),
    path('sand', draw.areas(of('landuse', 'area', isIn(sands)))),
    path('lake', draw.areas(of('water', 'area', (kind) => !seas.includes(kind)))),
    path(
      'river',
      within(maxMetresPerPixelOf.lanes, () => draw.lines(of('water', 'line', (kind) => kind === 'river'))),
    ),
    path(
      'path',
      within(maxMetresPerPixelOf.paths, () => draw.lines(of('roads', 'line', (kind) => kind === 'path'))),
    ),
    path(
      'lane',
      within(maxMetresPerPixelOf.lanes, () => draw.lines(of('roads', 'line', (kind) => kind === 'minor_road'))),
    ),
    path('edge', roads),
    path('road', roads),
    path('coast', shore),
    within(maxMetresPerPixelOf.lighthouses, () =>
      of('pois', 'point', (kind) => kind === 'lighthouse')
        .map((one) => lighthouse(draw.spots(one)))
        .join(''),
    ),
  ].join('')
}

/** In metres: as far as the coast of the file may be wrong. */
export const landBelowHouseM = 200

function discs(view: MapView, points: readonly Point[]): string {
  const radius = Math.max(2, Math.round(landBelowHouseM / view.metresPerPixel))
  return points
    .map((point) => view.project(point))
    .filter(({ x, y }) => x > -radius && x < view.width + radius && y > -radius && y < view.height + radius)
    .map(
      ({ x, y }) =>
        `M${Math.round(x) - radius} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join('')
}

/** Lines are cut this far outside the picture, so that wide strokes hide the cut. */
const margin = 60

/** Path data in pixels of the picture. */
function pathsOn({ box, width, height }: MapView) {
  const left = mercatorX(box.west)
  const top = mercatorY(box.north)
  const scale = width / (mercatorX(box.east) - left)
  const frame = { west: -margin, south: -margin, east: width + margin, north: height + margin }
  const spot = ({ x, y }: WorldPoint) => [(x - left) * scale, (y - top) * scale] as const
  const isBeside = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
    Math.max(ax, bx) < frame.west ||
    Math.min(ax, bx) > frame.east ||
    Math.max(ay, by) < frame.south ||
    Math.min(ay, by) > frame.north
  /** Runs of a line; a stretch outside the picture, or one that isn't meant, ends a run. */
  const runs = (part: readonly WorldPoint[], isMeant: (a: WorldPoint, b: WorldPoint) => boolean): string => {
    let written = ''
    let isDrawing = false
    for (const [index, to] of part.entries()) {
      const from = part[index - 1]
      if (!from) continue
      const [a, b] = [spot(from), spot(to)]
      const isShown = !isBeside(a, b) && isMeant(from, to)
      if (isShown) written += `${isDrawing ? '' : `M${pair(a)}`}L${pair(b)}`
      isDrawing = isShown
    }
    return written
  }
  const all = (features: readonly TileFeature[], draw: (part: readonly WorldPoint[], feature: TileFeature) => string) =>
    features.flatMap((feature) => feature.parts.map((part) => draw(part, feature))).join('')
  return {
    areas: (features: readonly TileFeature[]) =>
      all(features, (ring) => {
        const cut = clipRing(ring.map(spot), frame)
        return cut.length < 3 ? '' : `M${cut.map(pair).join('L')}z`
      }),
    lines: (features: readonly TileFeature[]) => all(features, (line) => runs(line, () => true)),
    /** Without the edges of tiles. */
    outlines: (features: readonly TileFeature[]) =>
      all(features, (ring, { isCut }) => runs(ring, (a, b) => !isCut(a, b))),
    spots: ({ parts }: TileFeature) => parts.flat().map(spot),
  }
}

const pair = ([x, y]: readonly [number, number]): string => `${Math.round(x)} ${Math.round(y)}`

function lighthouse(spots: readonly (readonly [number, number])[]): string {
  return spots
    .map(([x, y]) => {
      const at = `translate(${Math.round(x)} ${Math.round(y)})`
      return `<g transform="${at}"><path class="light" d="M-5 0l2-17h6l2 17z"/><path class="roof" d="M-4-17h8l-4-6zM-4.6-5h9.2l.5 4h-10.2z"/></g>`
    })
    .join('')
}

const nameClasses = { town: '', village: 'v', water: 'l', sea: 's' } as const

function nameText({ name, kind, x, y }: PictureName): string {
  const group = nameClasses[kind]
  return `<text${group ? ` class="${group}"` : ''} x="${Math.round(x)}" y="${Math.round(y)}">${escaped(name)}</text>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Names come from a file that anyone may have written. */
function escaped(name: string): string {
  return name.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '').replaceAll(/\p{Cc}/gu, ' ')
}
