import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Payload that no stored picture may contain. */
export const payload = '<script>MARRAM-PAYLOAD</script>'

export type HostilePicture = {
  readonly kind: string
  /** Codes with which the worker may answer; `taken`: re-encoded without the payload. */
  readonly answers: readonly string[]
  make(draw: () => number): Promise<Buffer> | Buffer
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const padded = (head: string): Buffer => Buffer.concat([latin(head), Buffer.alloc(200, payload)])

async function photo(draw: () => number, size = 900): Promise<Buffer> {
  const background = { r: Math.floor(draw() * 256), g: Math.floor(draw() * 256), b: Math.floor(draw() * 256) }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({ create: { width: 64, height: 64, channels: 3, background, noise } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: grain, left: 10, top: 10 }])
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** A PNG of zeros with `rows` rows of data. */
function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([latin(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * rows))
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP that claims to be 16,384 pixels square. */
function webpBomb(): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0VP8 ', 'latin1')
  const bomb = Buffer.concat([head, Buffer.alloc(400)])
  bomb.writeUInt32LE(bomb.length - 8, 4)
  return bomb
}

/** A GIF that claims to be 65,535 pixels square with ten thousand frames. */
function gifBomb(): Buffer {
  const frame = latin('\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0')
  return Buffer.concat([
    latin('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff'),
    ...Array(10_000).fill(frame),
    latin(';'),
  ])
}

async function movingWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(await Promise.all([frame('red'), frame('blue')]), { join: { animated: true } })
    .webp({ delay: [50, 50], effort: 0 })
    .toBuffer()
}

async function withScripts(draw: () => number): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${payload.replaceAll('<', '&lt;')}">MARRAM-PAYLOAD</rdf:Description></rdf:RDF></x:xmpmeta>`
  return sharp(await photo(draw))
    .withExif({ IFD0: { ImageDescription: payload, Copyright: payload } })
    .withXmp(xmp)
    .jpeg({ quality: 70 })
    .toBuffer()
}

const cut = async (draw: () => number): Promise<Buffer> => {
  const whole = await photo(draw)
  return whole.subarray(0, 40 + Math.floor(draw() * (whole.length * 0.8)))
}

export const hostilePictures: readonly HostilePicture[] = [
  {
    kind: 'svg with a script',
    answers: ['not-a-picture'],
    make: () => padded('<svg xmlns="http://www.w3.org/2000/svg">'),
  },
  { kind: 'page of HTML', answers: ['not-a-picture'], make: () => padded('<!doctype html><body>') },
  { kind: 'program', answers: ['not-a-picture'], make: () => padded('MZ\x90\0\x03\0\0\0') },
  { kind: 'gif bomb', answers: ['type-not-accepted'], make: gifBomb },
  { kind: 'tiff', answers: ['type-not-accepted'], make: () => padded('II*\0\x08\0\0\0') },
  { kind: 'avif', answers: ['type-not-accepted'], make: () => padded('\0\0\0\x18ftypavif\0\0\0\0') },
  { kind: 'heic', answers: ['heic'], make: () => padded('\0\0\0\x18ftypheic\0\0\0\0') },
  { kind: 'truncated jpeg', answers: ['unreadable'], make: cut },
  { kind: 'jpeg of noise', answers: ['unreadable'], make: () => padded('\xff\xd8\xff\xe0\0\x10JFIF\0') },
  { kind: 'png bomb by its header', answers: ['too-many-pixels'], make: () => png(60_000, 60_000, 1) },
  { kind: 'truncated png', answers: ['unreadable'], make: () => png(2000, 2000, 3) },
  {
    kind: 'png of 48 million zeros',
    answers: ['taken'],
    make: (draw) => Buffer.concat([png(8000, 6000, 6000), latin(`${payload}${draw()}`)]),
  },
  { kind: 'webp bomb', answers: ['too-many-pixels', 'unreadable'], make: webpBomb },
  { kind: 'moving webp', answers: ['animated'], make: movingWebp },
  { kind: 'picture of one pixel', answers: ['too-few-pixels'], make: () => png(1, 1, 1) },
  {
    kind: 'jpeg with a page behind it',
    answers: ['taken'],
    make: async (draw) => Buffer.concat([await photo(draw), latin(payload)]),
  },
  { kind: 'jpeg with scripts in EXIF and XMP', answers: ['taken'], make: withScripts },
  { kind: 'nothing', answers: ['missing'], make: () => Buffer.alloc(0) },
]

export const honestPicture = photo
