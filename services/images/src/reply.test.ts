import { expect, test } from 'vitest'
import { findRange } from './reply.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['seconds=0-1', null],
  [null, null],
])('of a film of 100 bytes, %j means %j', (header, expected) => {
  expect(findRange(header, 100)).toEqual(expected)
})
