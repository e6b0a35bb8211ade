import { GeoJSONVT } from '@maplibre/geojson-vt'
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
}

/** Of the side, beyond the tile's edge: strokes along a cut are out of sight. */
const bufferShare = 1 / 32

/** Cuts the features of each layer into vector tiles. */
export function cutTiles(
  layers: Readonly<Record<string, GeoJSON.FeatureCollection>>,
  { box, minZoom, maxZoom, extent = 4096, tolerance = 0 }: Tiles,
): WrittenTile[] {
  const cutters = Object.entries(layers).map(([name, data]) => {
    // The deepest level of the package is never simplified.
    const options = { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, buffer: extent * bufferShare, extent, tolerance }
    return [name, new GeoJSONVT(data, options)] as const
  })
  const tiles: WrittenTile[] = []
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const at = (share: number) => Math.min(2 ** z - 1, Math.floor(share * 2 ** z))
    for (let x = at(mercatorX(box.west)); x <= at(mercatorX(box.east)); x += 1) {
      for (let y = at(mercatorY(box.north)); y <= at(mercatorY(box.south)); y += 1) {
        const cut = cutters.flatMap(([name, cutter]) => {
          const tile = cutter.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (cut.length === 0) continue
        tiles.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent }) })
      }
    }
  }
  return tiles
}
