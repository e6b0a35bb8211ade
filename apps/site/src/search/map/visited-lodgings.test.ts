import { afterEach, expect, test } from 'vitest'
import { noteVisitedLodging, parseVisitedLodgings, visitedLodgings } from './visited-lodgings.ts'

afterEach(() => visitedLodgings.set(new Set()))

test('values that another script has stored are ignored', () => {
  expect(parseVisitedLodgings('[12, "13", null, 1.5, 14]')).toEqual([12, 14])
  expect(parseVisitedLodgings('{"a":')).toEqual([])
  expect(parseVisitedLodgings(null)).toEqual([])
})

test('an opened house is marked; without consent only until the guest leaves the page', () => {
  noteVisitedLodging(7)
  noteVisitedLodging(8)
  noteVisitedLodging(7)
  expect([...visitedLodgings.get()]).toEqual([8, 7])
})
