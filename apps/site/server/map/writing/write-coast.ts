import { readFile, writeFile } from 'node:fs/promises'
import { clipRing } from '@marram/domain/map/outline'
import { type Box, mercatorX, mercatorY, type Polyline } from '@marram/domain/map/view'
import { coastFile } from '../coast.ts'
import { cutTiles } from './cut-tiles.ts'
import { writeArchive } from './write-archive.ts'

// Writes the coast of northern Europe for agencies without a file of their own:
//   npm pack @geo-maps/earth-lands-10m@0.6.0 && tar xzf geo-maps-earth-lands-10m-0.6.0.tgz
//   npm run coast -w @marram/site -- package/map.geo.json
// The package is 135 MB, so it is no dependency.

type Lands = { readonly geometries: readonly { readonly coordinates: readonly (readonly Polyline[])[] }[] }

const northernEurope: Box = { west: -11, south: 48, east: 32, north: 66 }
const zooms = { minZoom: 4, maxZoom: 9 }
/** Eight units are a pixel. */
const overview = { minZoom: 4, maxZoom: 8, tolerance: 8 }
/** A unit is five metres, so no shore is moved by more than ten. */
const detail = { minZoom: 9, maxZoom: 9, extent: 8192, tolerance: 2 }
/** In hectares: nobody stays on a smaller island, and a smaller lake has no name. */
const smallest = { island: 1, lake: 100 }

const hectaresPerSquare = 40_075_017 ** 2 / 10_000

/** On the map's projection, so a little too much in the north. */
function hectares(ring: Polyline): number {
  let sum = 0
  let [x, y] = [0, 0]
  for (const [index, [lon, lat]] of ring.entries()) {
    const [nextX, nextY] = [mercatorX(lon), mercatorY(lat)]
    if (index > 0) sum += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  const narrowing = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
  return (Math.abs(sum) / 2) * hectaresPerSquare * narrowing ** 2
}

const closed = (ring: Polyline): number[][] => [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [lon, lat])

function landIn(lands: Lands): GeoJSON.FeatureCollection {
  const features = lands.geometries
    .flatMap(({ coordinates }) => coordinates)
    .flatMap(([outline = [], ...lakes]): GeoJSON.Feature[] => {
      const ring = clipRing(outline, northernEurope)
      if (ring.length < 3 || hectares(outline) < smallest.island) return []
      const holes = lakes
        .filter((lake) => hectares(lake) >= smallest.lake)
        .map((lake) => clipRing(lake, northernEurope))
        .filter(({ length }) => length > 2)
      const coordinates = [closed(ring), ...holes.map(closed)]
      return [{ type: 'Feature', properties: { kind: 'earth' }, geometry: { type: 'Polygon', coordinates } }]
    })
  return { type: 'FeatureCollection', features }
}

const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the map.geo.json of @geo-maps/earth-lands-10m.')
const lands: Lands = JSON.parse(await readFile(source, 'utf8'))
const land = landIn(lands)
const tiles = [overview, detail].flatMap((part) => cutTiles({ earth: land }, { box: northernEurope, ...part }))
const metadata = {
  name: 'The coast of northern Europe',
  attribution: '© OpenStreetMap contributors, ODbL',
  vector_layers: [{ id: 'earth', fields: { kind: 'String' } }],
}
const archive = writeArchive(tiles, { box: northernEurope, ...zooms, metadata })
await writeFile(coastFile, archive)
process.stdout.write(`${tiles.length} tiles, ${(archive.length / 1e6).toFixed(2)} MB\n`)
