import { afterEach, expect, test } from 'vitest'
import { noteSeenHouse, parseSeenHouses, seenHouses } from './seen-houses.ts'

afterEach(() => seenHouses.set(new Set()))

test('what another script has left in the storage is no house', () => {
  expect(parseSeenHouses('[12, "13", null, 1.5, 14]')).toEqual([12, 14])
  expect(parseSeenHouses('{"a":')).toEqual([])
  expect(parseSeenHouses(null)).toEqual([])
})

test('a house that was opened is marked, also for guests who agreed to nothing: then until they leave the page', () => {
  noteSeenHouse(7)
  noteSeenHouse(8)
  noteSeenHouse(7)
  expect([...seenHouses.get()]).toEqual([8, 7])
})
