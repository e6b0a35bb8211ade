import { expect, test } from 'vitest'
import { parsePictureHash } from './picture-address.ts'

test.each([
  ['#bild-1', 0],
  ['#bild-14', 13],
  ['#bild-15', null],
  ['#bild-0', null],
  ['#bild-01', null],
  ['#bild-', null],
  ['#bild-2x', null],
  ['#picture-2', null],
  ['#reviews', null],
  ['', null],
])('of fourteen pictures the address %j shows %j', (hash, index) => {
  expect(parsePictureHash(hash, 'bild', 14)).toBe(index)
})
