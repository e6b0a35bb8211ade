import { readFile, writeFile } from 'node:fs/promises'
import { demoMapFile, demoMapSource } from '@marram/demo/map'
import { movedBy } from '@marram/domain/map/metres'
import type { Box, Point, Polyline } from '@marram/domain/map/view'
import { cutTiles } from './cut-tiles.ts'
import { writeArchive } from './write-archive.ts'

// Writes the demo agency's map in the layout of Protomaps: npm run demo-map -w @marram/site

type Flat = readonly (readonly number[])[]
type Place = { readonly name: string; readonly kind: string; readonly rank: number; readonly at: [number, number] }
type Sea = Readonly<Record<string, string | number>> & { readonly at: [number, number] }

/** Lines and rings as longitude and latitude in turn. Land lies to the right of a beach. */
type DemoMap = Readonly<
  Record<'land' | 'lakes' | 'woods' | 'beaches' | 'roads' | 'villages' | 'lanes' | 'beachWays' | 'coastPaths', Flat>
> & {
  readonly lighthouses: readonly [number, number][]
  readonly places: readonly Place[]
  readonly seas: readonly Sea[]
}

const box: Box = { west: 6.8, south: 54.5, east: 10.3, north: 57.2 }
const zooms = { minZoom: 5, maxZoom: 12 }
/** In metres. */
const beachWidth = { dunes: 450, sand: 85 }

function layersOf({ land, lakes, woods, beaches, roads, villages, lanes, beachWays, coastPaths, ...points }: DemoMap) {
  const { lighthouses, places, seas } = points
  const strips = (metres: number) =>
    beaches.map(pointsOf).map((beach) => [...beach, ...inland(beach, metres).toReversed()])
  return {
    earth: collection(
      land.map((ring) => area(pointsOf(ring), { kind: 'earth' })),
      places.filter(isOf('island')).map(pointOf('island')),
    ),
    landuse: collection(
      strips(beachWidth.dunes).map((ring) => area(ring, { kind: 'grassland', min_zoom: 9 })),
      villages.map((ring) => area(pointsOf(ring), { kind: 'residential', min_zoom: 9 })),
      woods.map((ring) => area(pointsOf(ring), { kind: 'wood' })),
      strips(beachWidth.sand).map((ring) => area(ring, { kind: 'beach', min_zoom: 9 })),
      beaches.map((line) => path(pointsOf(line), { kind: 'bathing_beach' })),
    ),
    water: collection(
      lakes.map((ring) => area(pointsOf(ring), { kind: 'lake' })),
      places.filter(isOf('water')).map(pointOf('lake')),
      seas.map(({ at, ...names }) => point(at, { kind: 'sea', ...names })),
    ),
    roads: collection(
      roads.map((line) => path(pointsOf(line), { kind: 'major_road', min_zoom: 6 })),
      [...lanes, ...beachWays].map((line) => path(pointsOf(line), { kind: 'minor_road', min_zoom: 11 })),
      coastPaths.map((line) => path(pointsOf(line), { kind: 'path', min_zoom: 12 })),
    ),
    pois: collection(lighthouses.map((at) => point(at, { kind: 'lighthouse', min_zoom: 9 }))),
    places: collection(
      places
        .filter(({ kind }) => kind === 'town' || kind === 'village')
        .map(({ name, kind, rank, at }) =>
          point(at, { kind: 'locality', kind_detail: kind, name, ...importance[rank - 1] }),
        ),
    ),
  }
}

/** From the farthest zoom that shows a name, and the size of its letters. */
const importance = [
  { min_zoom: 6, population_rank: 8 },
  { min_zoom: 9, population_rank: 6 },
  { min_zoom: 10, population_rank: 4 },
]

const isOf =
  (wanted: string) =>
  (place: Place): boolean =>
    place.kind === wanted
const pointOf =
  (kind: string) =>
  ({ name, rank, at }: Place) =>
    point(at, { kind, name, min_zoom: 6 + rank })

function pointsOf(flat: readonly number[]): Polyline {
  return flat.flatMap((lon, index) => (index % 2 === 0 ? [[lon, flat[index + 1] ?? 0] as const] : []))
}

function inland(beach: Polyline, metres: number): Point[] {
  return beach.map((here, index) => {
    const before = beach[Math.max(0, index - 2)] ?? here
    const after = beach[Math.min(beach.length - 1, index + 2)] ?? here
    const east = (after[0] - before[0]) * Math.cos((here[1] * Math.PI) / 180)
    const north = after[1] - before[1]
    const length = Math.hypot(east, north) || 1
    return movedBy(here, (metres * north) / length, (-metres * east) / length)
  })
}

type Properties = Readonly<Record<string, string | number>>

function collection(...features: readonly (readonly GeoJSON.Feature[])[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features: features.flat() }
}

const feature = (geometry: GeoJSON.Geometry, properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry,
})
const positions = (line: Polyline): number[][] => line.map(([lon, lat]) => [lon, lat])

function area(ring: Polyline, properties: Properties) {
  return feature({ type: 'Polygon', coordinates: [positions([...ring, ...ring.slice(0, 1)])] }, properties)
}

function path(line: Polyline, properties: Properties) {
  return feature({ type: 'LineString', coordinates: positions(line) }, properties)
}

function point(at: readonly [number, number], properties: Properties) {
  return feature({ type: 'Point', coordinates: [...at] }, properties)
}

const map: DemoMap = JSON.parse(await readFile(demoMapSource, 'utf8'))
const layers = layersOf(map)
const tiles = cutTiles(layers, { box, ...zooms, tolerance: 2, buffer: 1 / 8 })
const metadata = {
  name: 'The demo agency’s coast, simplified',
  vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
}
const archive = writeArchive(tiles, { box, ...zooms, metadata })
await writeFile(demoMapFile, archive)
process.stdout.write(`${tiles.length} tiles, ${Math.round(archive.length / 1000)} KB\n`)
