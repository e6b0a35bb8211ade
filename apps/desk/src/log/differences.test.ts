import { expect, test } from 'vitest'
import { differencesOf, listChange } from './differences.ts'

test('only what a command changed is shown', () => {
  const before = { state: 'booked', departure: '2027-07-03', paid: 0, roles: ['a', 'b'] }
  const after = { state: 'booked', departure: '2027-07-05', paid: 500, roles: ['a', 'b'] }
  expect(differencesOf(before, after)).toEqual([
    { key: 'departure', before: '2027-07-03', after: '2027-07-05' },
    { key: 'paid', before: 0, after: 500 },
  ])
})

test('what is added or removed has one side', () => {
  expect(differencesOf({}, { state: 'waiting' })).toEqual([{ key: 'state', before: undefined, after: 'waiting' }])
  expect(differencesOf({ place: 1 }, {})).toEqual([{ key: 'place', before: 1, after: undefined }])
  expect(differencesOf({ place: 1 }, { place: null })).toEqual([{ key: 'place', before: 1, after: null }])
})

test.each([
  [['a', 'b'], ['b', 'c'], { added: ['c'], removed: ['a'] }],
  [undefined, ['a'], { added: ['a'], removed: [] }],
  [['a'], undefined, { added: [], removed: ['a'] }],
  ['a', 'b', null],
  [1, undefined, null],
  [null, ['a'], { added: ['a'], removed: [] }],
])('of the lists %j and %j: %j', (before, after, change) => {
  expect(listChange({ key: 'roles', before, after })).toEqual(change)
})
