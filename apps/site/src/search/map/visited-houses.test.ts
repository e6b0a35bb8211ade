import { afterEach, expect, test } from 'vitest'
import { noteVisitedHouse, parseVisitedHouses, visitedHouses } from './visited-houses.ts'

afterEach(() => visitedHouses.set(new Set()))

test('values that another script has stored are ignored', () => {
  expect(parseVisitedHouses('[12, "13", null, 1.5, 14]')).toEqual([12, 14])
  expect(parseVisitedHouses('{"a":')).toEqual([])
  expect(parseVisitedHouses(null)).toEqual([])
})

test('an opened house is marked; without consent only until the guest leaves the page', () => {
  noteVisitedHouse(7)
  noteVisitedHouse(8)
  noteVisitedHouse(7)
  expect([...visitedHouses.get()]).toEqual([8, 7])
})
