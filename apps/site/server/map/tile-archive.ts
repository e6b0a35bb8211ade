import { open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Box } from '@marram/domain/map/view'
import { Compression, PMTiles, SharedPromiseCache, type Source } from 'pmtiles'

/** A tile as it is stored, mostly gzipped. */
export type StoredTile = { readonly bytes: Buffer; readonly isGzipped: boolean }

/** Vector tiles in the layout of Protomaps' base maps, in a local file. */
export type TileArchive = {
  readonly box: Box
  readonly minZoom: number
  readonly maxZoom: number
  /** True if it names towns and villages. */
  readonly hasPlaces: boolean
  /** Null if the archive has no such tile: nothing is drawn there. */
  tile(z: number, x: number, y: number): Promise<StoredTile | null>
  close(): Promise<void>
}

/** Leaf directories in memory; one has some thousand tiles. */
const maxDirectories = 64

/** The file has been checked: see `tile-file.ts`. */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path)
  const source: Source = {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    },
  }
  // Directories are decompressed by the cache; tiles go to browsers as they are.
  const archive = new PMTiles(source, new SharedPromiseCache(maxDirectories), async (stored) => stored)
  const header = await archive.getHeader()
  const isGzipped = header.tileCompression === Compression.Gzip
  return {
    box: { west: header.minLon, south: header.minLat, east: header.maxLon, north: header.maxLat },
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    hasPlaces: layersOf(await new PMTiles(source).getMetadata()).includes('places'),
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y)
      return found ? { bytes: Buffer.from(found.data), isGzipped } : null
    },
    close: () => file.close(),
  }
}

/** Layers of a file that has been checked. */
function layersOf(metadata: unknown): string[] {
  const { vector_layers: layers = [] }: { vector_layers?: readonly { id: string }[] } = Object(metadata)
  return layers.map(({ id }) => id)
}

export function unpacked({ bytes, isGzipped }: StoredTile): Buffer {
  return isGzipped ? gunzipSync(bytes) : bytes
}
