import { expect, test } from 'vitest'
import { contestPictureLimits, findSizeProblem, limitOf, sniffPicture } from './picture-limits.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x18ftypmsf1\0\0\0\0hevcmsf1', 'heic'],
  ['\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'type-not-accepted'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'type-not-accepted'],
  ['GIF89a\x01\0\x01\0', 'type-not-accepted'],
  ['II*\0\x08\0\0\0', 'type-not-accepted'],
  ['BM\x36\0\0\0', 'type-not-accepted'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'not-a-picture'],
  ['<?xml version="1.0"?><svg', 'not-a-picture'],
  ['%PDF-1.7', 'not-a-picture'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'not-a-picture'],
  ['\xff\xd8', 'not-a-picture'],
  ['', 'not-a-picture'],
])('a file that begins with %j is %s', (head, kind) => {
  expect(sniffPicture(bytesOf(head))).toBe(kind)
})

test('a picture may have the largest and the smallest size, and not a pixel more or less', () => {
  const limits = { maxBytes: 1, minEdge: 800, maxPixels: 8_000_000 }
  expect(findSizeProblem({ width: 10_000, height: 800 }, limits)).toBeNull()
  expect(findSizeProblem({ width: 800, height: 10_000 }, limits)).toBeNull()
  expect(findSizeProblem({ width: 10_001, height: 800 }, limits)).toBe('too-many-pixels')
  expect(findSizeProblem({ width: 10_000, height: 799 }, limits)).toBe('too-few-pixels')
  expect(findSizeProblem({ width: 100_000, height: 100_000 }, limits)).toBe('too-many-pixels')
})

test('a problem about a number has its limit', () => {
  expect(limitOf('too-many-bytes', contestPictureLimits)).toBe(20_971_520)
  expect(limitOf('too-few-pixels', contestPictureLimits)).toBe(800)
  expect(limitOf('too-many-pixels', contestPictureLimits)).toBe(52_000_000)
  expect(limitOf('heic', contestPictureLimits)).toBeNull()
})
