import { expect, test } from 'vitest'
import { isPhotoAlt, tidyPhotoAlt } from './review-photo.ts'

test.each([
  ['Ufo', true],
  ['  Ufo\n', true],
  ['x'.repeat(150), true],
  ['', false],
  ['  a  \n', false],
  ['ab', false],
  ['x'.repeat(151), false],
])('%j describes a photo: %s', (alt, isGood) => {
  expect(isPhotoAlt(alt)).toBe(isGood)
})

test('a description is one line', () => {
  expect(tidyPhotoAlt('  Blick\r\n zum   Meer ')).toBe('Blick zum Meer')
})
