import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** EPC069-12 requires error correction M and at most version 13; scanners need a quiet zone of four modules. */
function modulesOf(payload: string): { readonly data: readonly boolean[][]; readonly size: number } {
  return encode(payload, { ecc: 'M', maxVersion: 13, border: 4 })
}

/** One SVG path with a unit per module, for pages. */
export function drawCode(payload: string): { readonly size: number; readonly path: string } {
  const { data, size } = modulesOf(payload)
  const runs = data.flatMap((row, y) => [...runsIn(row)].map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size, path: runs.join('') }
}

function* runsIn(row: readonly boolean[]): Generator<{ readonly x: number; readonly length: number }> {
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    yield { x, length }
    x += length
  }
}

/** Eight pixels per module: sharp on any screen, and one byte per module in a one-bit picture. */
const pixels = 8

/** A PNG for mails, whose clients do not show SVG. */
export function codePng(payload: string): Uint8Array {
  const { data, size } = modulesOf(payload)
  const side = size * pixels
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, greyscale; the rest are PNG defaults.
  header.set([1, 0, 0, 0, 0], 8)
  const lines = data.flatMap((row) => {
    const line = Buffer.from([0, ...row.map((isDark) => (isDark ? 0x00 : 0xff))])
    return Array.from({ length: pixels }, () => line)
  })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
