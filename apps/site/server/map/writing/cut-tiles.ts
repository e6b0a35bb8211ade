import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { type Box, mercatorX, mercatorY } from '@marram/domain/map/view'
import type { WrittenTile } from './write-archive.ts'

type Tiles = {
  readonly box: Box
  readonly minZoom: number
  readonly maxZoom: number
  /** Units of the side of a tile. */
  readonly extent?: number
  /** In these units. */
  readonly tolerance?: number
  /** Share of the side that a tile has beyond its edge: strokes along a cut must be out of sight. */
  readonly buffer?: number
}

/** Cuts the features of each layer into vector tiles. */
export function cutTiles(
  layers: Readonly<Record<string, GeoJSON.FeatureCollection>>,
  { box, minZoom, maxZoom, extent = 4096, tolerance = 0, buffer = 1 / 32 }: Tiles,
): WrittenTile[] {
  const cutters = Object.entries(layers).map(([name, data]) => {
    // The deepest level of the package is never simplified.
    const options = { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, buffer: extent * buffer, extent, tolerance }
    return [name, new GeoJSONVT(data, options)] as const
  })
  const tiles: WrittenTile[] = []
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const at = (share: number) => Math.min(2 ** z - 1, Math.floor(share * 2 ** z))
    for (let x = at(mercatorX(box.west)); x <= at(mercatorX(box.east)); x += 1) {
      for (let y = at(mercatorY(box.north)); y <= at(mercatorY(box.south)); y += 1) {
        const cut = cutters.flatMap(([name, cutter]) => {
          const tile = cutter.getTile(z, x, y)
          // Styles show what a tile has; such a feature would be too small.
          const all: readonly GeoJSONVTFeature[] = tile?.features ?? []
          const features = all.filter(({ tags }) => Number(tags?.min_zoom ?? 0) <= z)
          return tile && features.length > 0 ? [[name, { ...tile, features }] as const] : []
        })
        if (cut.length === 0) continue
        tiles.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent }) })
      }
    }
  }
  return tiles
}
