import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { StoredBytes } from '@marram/service-kit/object-store'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Master, makeMaster, masterHash } from './make-master.ts'

const photo = { isPlan: false, page: null }
const colour = { r: 200, g: 60, b: 40 }
const flat = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: colour } })
const bytesOf = async (picture: Sharp): Promise<StoredBytes> => new Uint8Array(await picture.toBuffer())

async function masterOf(original: StoredBytes): Promise<Master> {
  const made = await makeMaster(original, photo)
  if (made.kind === 'failed') throw new Error(made.reason)
  return made
}
async function reasonFor(original: StoredBytes): Promise<string> {
  const made = await makeMaster(original, photo)
  return made.kind === 'failed' ? made.reason : 'none'
}
async function middlePixel({ bytes }: Master): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}
/** JPEG's rounding, and that of a colour conversion. */
function expectColour(found: readonly number[], expected: readonly number[], tolerance: number): void {
  for (const [at, value] of expected.entries())
    expect(Math.abs((found[at] ?? 0) - value)).toBeLessThanOrEqual(tolerance)
}

describe('a photo becomes a file without its metadata', () => {
  test('position and camera go, and the orientation is applied', async () => {
    const red = await flat(300, 400).png().toBuffer()
    const taken = sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 33/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 5/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
    const original = await bytesOf(taken)
    expect((await sharp(original).metadata()).orientation).toBe(6)
    expect(Buffer.from(original).includes('Camera')).toBe(true)
    const master = await masterOf(original)
    const facts = await sharp(master.bytes).metadata()
    expect([facts.width, facts.height, master.width, master.height]).toEqual([400, 600, 400, 600])
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(master.bytes).includes('Camera')).toBe(false)
    // The left half of the sensor is the upper half of the picture.
    expect(master.tones).toMatch(/^#[cd]\w{5}-\w{6}-0000f[ef]$/)
  })

  test('Display P3 is converted: its numbers mean other colours', async () => {
    const original = await bytesOf(flat().withIccProfile('p3').png())
    const [first = 0] = await sharp(original, { ignoreIcc: true }).raw().toBuffer()
    expect(Math.abs(first - colour.r)).toBeGreaterThan(5)
    expectColour(await middlePixel(await masterOf(original)), [200, 60, 40], 3)
  })

  test('CMYK with its profile is converted', async () => {
    const original = await bytesOf(flat().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }))
    expect((await sharp(original).metadata()).space).toBe('cmyk')
    const master = await masterOf(original)
    expect((await sharp(master.bytes).metadata()).space).toBe('srgb')
    expectColour(await middlePixel(master), [200, 60, 40], 15)
  })

  test('16-bit PNG, in colour, in grey and with transparency', async () => {
    const deep = await bytesOf(flat().toColourspace('rgb16').png())
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    expectColour(await middlePixel(await masterOf(deep)), [200, 60, 40], 3)
    const grey = await bytesOf(flat().greyscale().toColourspace('grey16').png())
    expect((await sharp(grey).metadata()).depth).toBe('ushort')
    const [value = 0, ...others] = await middlePixel(await masterOf(grey))
    expect(value).toBeGreaterThan(60)
    expect(value).toBeLessThan(140)
    for (const other of others) expect(Math.abs(other - value)).toBeLessThan(2)
    const clear = await masterOf(await bytesOf(flat().ensureAlpha(0.5).toColourspace('rgb16').png()))
    expect([clear.extension, (await sharp(clear.bytes).metadata()).depth]).toEqual(['webp', 'uchar'])
    expectColour(await middlePixel(clear), [200, 60, 40], 3)
  })

  test('50 megapixels, upright and small enough to serve', async () => {
    const turned = flat(8660, 5774).withMetadata({ orientation: 6 })
    const master = await masterOf(await bytesOf(turned.jpeg({ quality: 60 })))
    expect([master.width, master.height]).toEqual([2000, 3000])
  })
})

describe('what cannot be used is refused with what to do', () => {
  test('a truncated file', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: colour,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
    const whole = await bytesOf(noise.jpeg())
    expect(await reasonFor(whole.slice(0, whole.length / 2))).toBe('it is damaged and cannot be read to its end')
  })

  test('a bomb: a small file of too many pixels', async () => {
    const bomb = Buffer.from(await bytesOf(flat().png()))
    bomb.writeUInt32BE(16_000, 16)
    bomb.writeUInt32BE(8000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    expect(await reasonFor(new Uint8Array(bomb))).toBe('it has more than 102 megapixels: save it smaller')
  })

  test('HEIC, of every brand that phones write', async () => {
    for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'heix\0\0\0\0mif1heix']) {
      const head = Buffer.from(`\0\0\0\x1cftyp${brands}`, 'latin1')
      expect(await reasonFor(new Uint8Array(Buffer.concat([head, Buffer.alloc(100)])))).toContain('save it as JPEG')
    }
  })

  test('other types, texts and nothing at all', async () => {
    expect(await reasonFor(await bytesOf(flat().gif()))).toContain('save it as JPEG, PNG or WebP')
    expect(await reasonFor(new TextEncoder().encode('<html>'.repeat(20)))).toContain('it is not a picture')
    expect(await reasonFor(new Uint8Array(readFileSync(import.meta.filename)))).toContain('it is not a picture')
    expect(await reasonFor(new Uint8Array())).toBe('it is empty')
    expect(await reasonFor(await bytesOf(flat(600, 100).png()))).toContain('at least 200 pixels')
  })
})

test('a name is the content’s, whatever the file is called', async () => {
  const [one, same] = [await bytesOf(flat().png()), await bytesOf(flat().png())]
  expect(masterHash(one, photo)).toMatch(/^[0-9a-f]{32}$/)
  expect(masterHash(one, photo)).toBe(masterHash(same, photo))
  expect(masterHash(one, photo)).not.toBe(masterHash(await bytesOf(flat(601).png()), photo))
})
