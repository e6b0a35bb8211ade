import { gzipSync } from 'node:zlib'
import type { Box } from '@marram/domain/map/view'
import { zxyToTileId } from 'pmtiles'

export type WrittenTile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Uint8Array }

export type ArchiveFacts = {
  readonly box: Box
  readonly minZoom: number
  readonly maxZoom: number
  readonly metadata: Readonly<Record<string, unknown>>
}

type Entry = { readonly id: number; readonly offset: number; readonly length: number; run: number }

const headerBytes = 127
/** A reader fetches header and root in one piece of 16 KB. */
const maxRootEntries = 2000

/** Writes a PMTiles archive of version 3. Tiles with the same content, such as those inside a country, are stored once. */
export function writeArchive(tiles: readonly WrittenTile[], { box, minZoom, maxZoom, metadata }: ArchiveFacts): Buffer {
  const { entries, data } = stored(tiles)
  const leaves = entries.length > maxRootEntries ? leavesOf(entries) : null
  const root = gzipSync(written(leaves?.root ?? entries))
  const facts = gzipSync(JSON.stringify(metadata))
  const leafData = leaves?.data ?? Buffer.alloc(0)
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const starts = [headerBytes, headerBytes + root.length]
  const leafStart = headerBytes + root.length + facts.length
  const sections = [starts[0], root.length, starts[1], facts.length, leafStart, leafData.length]
  const counts = [tiles.length, entries.length, new Set(entries.map(({ offset }) => offset)).size]
  for (const [index, value] of [...sections, leafStart + leafData.length, data.length, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(value ?? 0), 8 + 8 * index)
  }
  // Clustered; directories and tiles in gzip; vector tiles.
  header.set([1, 2, 2, 1, minZoom, maxZoom], 96)
  const degrees = [box.west, box.south, box.east, box.north]
  for (const [index, value] of degrees.entries()) header.writeInt32LE(Math.round(value * 1e7), 102 + 4 * index)
  header[118] = minZoom
  header.writeInt32LE(Math.round(((box.west + box.east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((box.south + box.north) / 2) * 1e7), 123)
  return Buffer.concat([header, root, facts, leafData, data])
}

function stored(tiles: readonly WrittenTile[]): { entries: Entry[]; data: Buffer } {
  const inOrder = tiles.map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes })).sort((a, b) => a.id - b.id)
  const known = new Map<string, { readonly offset: number; readonly length: number }>()
  const parts: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, bytes } of inOrder) {
    const key = Buffer.from(bytes).toString('base64')
    let place = known.get(key)
    if (!place) {
      const packed = gzipSync(bytes, { level: 9 })
      place = { offset: end, length: packed.length }
      known.set(key, place)
      parts.push(packed)
      end += packed.length
    }
    const before = entries.at(-1)
    if (before && before.offset === place.offset && before.id + before.run === id) before.run += 1
    else entries.push({ id, ...place, run: 1 })
  }
  return { entries, data: Buffer.concat(parts) }
}

function leavesOf(entries: readonly Entry[]): { root: Entry[]; data: Buffer } {
  const root: Entry[] = []
  const parts: Buffer[] = []
  let end = 0
  for (let at = 0; at < entries.length; at += maxRootEntries) {
    const leaf = gzipSync(written(entries.slice(at, at + maxRootEntries)))
    // A run of zero marks a leaf directory.
    root.push({ id: entries[at]?.id ?? 0, offset: end, length: leaf.length, run: 0 })
    parts.push(leaf)
    end += leaf.length
  }
  return { root, data: Buffer.concat(parts) }
}

function written(entries: readonly Entry[]): Buffer {
  const numbers = [entries.length]
  let last = 0
  for (const { id } of entries) {
    numbers.push(id - last)
    last = id
  }
  for (const { run } of entries) numbers.push(run)
  for (const { length } of entries) numbers.push(length)
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1]
    numbers.push(before && offset === before.offset + before.length ? 0 : offset + 1)
  }
  return Buffer.from(numbers.flatMap(varint))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
