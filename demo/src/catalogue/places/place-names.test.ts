import { placeKind } from '@marram/i18n/place-name'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { locations } from './place-book.ts'
import { streets } from './streets.ts'

// The prepositions before these names ("på Fanø", "am Fyrvej") depend on the kind of place.
test.each(areas.map(({ name, island }) => [name, island] as const))('%s is an island or a town', (name, island) => {
  expect(placeKind(name)).toBe(island ? 'island' : 'town')
})

test('every part of an area is a town', () => {
  const others = locations.filter(({ name }) => !areas.some((area) => area.name === name))
  expect(others.filter(({ name }) => placeKind(name) !== 'town').map(({ name }) => name)).toEqual([])
})

test('every street is a street', () => {
  const kinds = new Set(['street', 'lane', 'hollow'])
  const names = [...new Set(streets.map(({ name }) => name))]
  expect(names.filter((name) => !kinds.has(placeKind(name)))).toEqual([])
})
