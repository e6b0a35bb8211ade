import { crc32, deflateSync } from 'node:zlib'

let made = 0

/** A PNG in one shade of grey, written without a library. Each is unique, because a contest accepts a picture only once. */
export function greyPicture(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width + 1), 128)
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  made += 1
  rows.writeUInt32BE((Date.now() + made) % 0xffffffff, 1)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
