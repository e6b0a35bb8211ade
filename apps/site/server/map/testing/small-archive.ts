import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { cutTiles } from '../writing/cut-tiles.ts'
import { writeArchive } from '../writing/write-archive.ts'

// A made-up island in the Baltic Sea, in the layout of Protomaps' base maps.

const box = { west: 12.4, south: 54.3, east: 12.8, north: 54.5 }
const zooms = { minZoom: 6, maxZoom: 12 }
const shore = [
  [12.5, 54.36],
  [12.7, 54.36],
  [12.7, 54.44],
  [12.5, 54.44],
  [12.5, 54.36],
]

const feature = (geometry: GeoJSON.Geometry, properties: Record<string, string | number>): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry,
})
const layer = (...features: readonly GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
})
const area = (coordinates: number[][], kind: string) =>
  feature({ type: 'Polygon', coordinates: [coordinates] }, { kind })
const place = (coordinates: number[], properties: Record<string, string | number>) =>
  feature({ type: 'Point', coordinates }, properties)

export const islandLayers = {
  earth: layer(area(shore, 'earth')),
  landuse: layer(
    area(
      [
        [12.52, 54.37],
        [12.56, 54.37],
        [12.56, 54.39],
        [12.52, 54.37],
      ],
      'wood',
    ),
    area(
      [
        [12.5, 54.438],
        [12.7, 54.438],
        [12.7, 54.44],
        [12.5, 54.44],
        [12.5, 54.438],
      ],
      'beach',
    ),
  ),
  water: layer(
    area(
      [
        [12.6, 54.38],
        [12.64, 54.38],
        [12.62, 54.4],
        [12.6, 54.38],
      ],
      'lake',
    ),
    place([12.6, 54.47], { kind: 'sea', name: 'Østersøen', 'name:de': 'Ostsee', 'name:en': 'Baltic Sea' }),
  ),
  roads: layer(
    feature(
      {
        type: 'LineString',
        coordinates: [
          [12.5, 54.4],
          [12.7, 54.41],
        ],
      },
      { kind: 'major_road' },
    ),
    feature(
      {
        type: 'LineString',
        coordinates: [
          [12.6, 54.405],
          [12.6, 54.44],
        ],
      },
      { kind: 'minor_road' },
    ),
  ),
  pois: layer(place([12.51, 54.435], { kind: 'lighthouse' })),
  places: layer(
    place([12.6, 54.41], {
      kind: 'locality',
      kind_detail: 'town',
      name: 'Sandby',
      'name:de': 'Sandhafen',
      min_zoom: 7,
    }),
    place([12.66, 54.42], { kind: 'locality', kind_detail: 'village', name: '<script>&"Dünen', min_zoom: 9 }),
  ),
}

export const islandArchive = (change: { readonly layers?: readonly string[] } = {}): Buffer =>
  writeArchive(cutTiles(islandLayers, { box, ...zooms }), {
    box,
    ...zooms,
    metadata: { vector_layers: (change.layers ?? Object.keys(islandLayers)).map((id) => ({ id, fields: {} })) },
  })

/** A file for all tests of a module, which removes it. */
export function keepFile(bytes: Buffer): { readonly path: Promise<string>; readonly remove: () => Promise<void> } {
  const folder = mkdtemp(join(tmpdir(), 'map-'))
  const path = folder.then(async (at) => {
    await writeFile(join(at, 'island.pmtiles'), bytes)
    return join(at, 'island.pmtiles')
  })
  return { path, remove: async () => rm(await folder, { recursive: true }) }
}

/** A file that the test removes. */
export async function writeFileFor(bytes: Buffer): Promise<string> {
  const { path, remove } = keepFile(bytes)
  onTestFinished(remove)
  return path
}
