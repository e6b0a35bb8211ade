import { VectorTile } from '@mapbox/vector-tile'
import { type Box, mercatorX, mercatorY } from '@marram/domain/map/view'
import { PbfReader } from 'pbf'
import { type TileArchive, unpacked } from './tile-archive.ts'

/** On the Mercator projection, with the whole world as 1. */
export type WorldPoint = { readonly x: number; readonly y: number }

export type TileFeature = {
  readonly layer: string
  readonly type: 'point' | 'line' | 'area'
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** One list per line or ring; the points of a point feature are lists of one. */
  readonly parts: readonly (readonly WorldPoint[])[]
  /** True if this stretch of an outline is only the edge of the tile. */
  isCut(a: WorldPoint, b: WorldPoint): boolean
}

const types = [null, 'point', 'line', 'area'] as const
/** More would take seconds: such a view should have been read at a lower zoom. */
const maxTiles = 36

/** All features of these layers in a box, tile by tile: what crosses an edge is in both tiles. */
export async function featuresIn(
  archive: TileArchive,
  { west, south, east, north }: Box,
  zoom: number,
  layers: readonly string[],
): Promise<TileFeature[]> {
  const z = Math.max(archive.minZoom, Math.min(archive.maxZoom, zoom))
  const at = (share: number) => Math.max(0, Math.min(2 ** z - 1, Math.floor(share * 2 ** z)))
  const [left, right, top, bottom] = [mercatorX(west), mercatorX(east), mercatorY(north), mercatorY(south)].map(at)
  const tiles: (readonly [number, number])[] = []
  for (let x = left ?? 0; x <= (right ?? 0); x += 1)
    for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) tiles.push([x, y])
  if (tiles.length > maxTiles)
    return z > archive.minZoom ? featuresIn(archive, { west, south, east, north }, z - 1, layers) : []
  const read = await Promise.all(
    tiles.map(async ([x, y]) => {
      const tile = await archive.tile(z, x, y)
      return tile ? featuresOf(unpacked(tile), { z, x, y }, layers) : []
    }),
  )
  return read.flat()
}

type Place = { readonly z: number; readonly x: number; readonly y: number }

function featuresOf(bytes: Buffer, { z, x, y }: Place, layers: readonly string[]): TileFeature[] {
  const tile = new VectorTile(new PbfReader(bytes))
  return layers.flatMap((name) => {
    const layer = tile.layers[name]
    if (!layer) return []
    return Array.from({ length: layer.length }, (_, index): TileFeature[] => {
      const feature = layer.feature(index)
      const type = types[feature.type]
      if (!type) return []
      const side = feature.extent * 2 ** z
      const [west, north] = [x / 2 ** z, y / 2 ** z]
      const parts = feature
        .loadGeometry()
        .map((part) => part.map((at) => ({ x: west + at.x / side, y: north + at.y / side })))
      const isCut = cutsOf({ west, north, size: 1 / 2 ** z, unit: 1 / side })
      return [{ layer: name, type, properties: feature.properties, parts, isCut }]
    }).flat()
  })
}

type Square = { readonly west: number; readonly north: number; readonly size: number; readonly unit: number }

/** Tiles are cut some units beyond their edge, parallel to it. */
function cutsOf({ west, north, size, unit }: Square): TileFeature['isCut'] {
  const isOutside = (value: number, start: number) => value <= start + unit / 2 || value >= start + size - unit / 2
  const isSame = (a: number, b: number) => Math.abs(a - b) < unit / 2
  return (a, b) => (isSame(a.x, b.x) && isOutside(a.x, west)) || (isSame(a.y, b.y) && isOutside(a.y, north))
}
