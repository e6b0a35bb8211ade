import { closeSync, openSync, readSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'

const headerBytes = 127
const maxMetadataBytes = 1_048_576
const gzip = 2
const compressions: readonly number[] = [1, gzip]
const vectorTiles = 1

const metadata = v.object({ vector_layers: v.array(v.object({ id: v.string() })) })
/** Other layouts call the land otherwise, or draw only water. */
const land = 'earth'

/**
 * Says why a file can't be the map; null if it can. Synchronous, because settings are checked before anything starts.
 * Layout: github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function tileFileProblem(path: string): string | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return 'the file cannot be read'
  }
  try {
    return problemIn((offset, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
    })
  } catch {
    return 'the file is damaged'
  } finally {
    closeSync(file)
  }
}

function problemIn(read: (offset: number, length: number) => Buffer): string | null {
  const header = read(0, headerBytes)
  if (header.length < headerBytes || header.toString('latin1', 0, 7) !== 'PMTiles')
    return 'the file is not in PMTiles format'
  if (header[7] !== 3) return `the file has version ${header[7]} of PMTiles`
  if (header[99] !== vectorTiles) return 'the file has pictures instead of vector tiles'
  if (!compressions.includes(header[98] ?? 0)) return 'the tiles are not compressed with gzip'
  const length = Number(header.readBigUInt64LE(32))
  if (length > maxMetadataBytes) return 'the file is damaged'
  const written = read(Number(header.readBigUInt64LE(24)), length)
  const text = header[97] === gzip ? gunzipSync(written, { maxOutputLength: 8 * maxMetadataBytes }) : written
  const { success, output } = v.safeParse(metadata, JSON.parse(text.toString('utf8')))
  const layers = success ? output.vector_layers.map(({ id }) => id) : []
  return layers.includes(land) ? null : `the file has no layer ${land}, so it is no base map of Protomaps`
}
