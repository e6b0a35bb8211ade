import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import type { LodgingFacility } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { favorites } from '@marram/i18n/messages/favorites/en'
import { describe, expect, test } from 'vitest'
import { type ComparedLodging, compareLodgings, housesToCompare, onlyDifferences } from './comparison.ts'

const words = { texts: favorites.compare, format: formatFor('en') }

const dune: LodgingCard = {
  id: 1,
  name: 'b1001',
  title: 'House in the dunes',
  city: 'Blåvand',
  areaName: 'Blåvand',
  maxPersons: 6,
  bedrooms: 3,
  distanceToBeachM: 350,
  rating: 4.5,
  reviewCount: 12,
  facilities: [],
  images: [],
  option: null,
  energyEstimate: null,
}
const heath: LodgingCard = { ...dune, id: 2, name: 'h1002', areaName: 'Henne', distanceToBeachM: null, rating: null }

function facility(key: string, value = '1', rest: Partial<LodgingFacility> = {}): LodgingFacility {
  const name = `The ${key}`
  return {
    id: 1,
    key,
    name,
    groups: ['house'],
    valueType: 'bool',
    value,
    valueName: null,
    unit: null,
    amenity: null,
    ...rest,
  }
}
const number = (key: string, value: string, rest: Partial<LodgingFacility> = {}) =>
  facility(key, value, { valueType: 'number', ...rest })

const lodgings: ComparedLodging[] = [
  {
    card: dune,
    facilities: [
      facility('sauna'),
      facility('internet'),
      facility('pets-allowed'),
      number('pets-max', '2'),
      number('bathrooms', '2'),
      number('built-year', '1987'),
      number('distance-shop', '1200', { groups: ['distances'], unit: 'm' }),
      facility('change-day-monday', '1', { groups: ['change-days'] }),
    ],
  },
  { card: heath, facilities: [facility('internet'), number('bathrooms', '2'), facility('pool', '0')] },
]

function rowsOf(compared = lodgings) {
  return new Map(compareLodgings(compared, words).flatMap(({ rows }) => rows.map((row) => [row.key, row] as const)))
}

describe('two houses side by side', () => {
  test.each([
    ['place', ['Blåvand', 'Henne'], true],
    ['persons', ['6', '6'], false],
    ['rating', ['4.5', 'not stated'], true],
    ['pets', ['yes, up to 2 dogs', 'no'], true],
    ['beach', ['350\u00a0m', 'not stated'], true],
    ['sauna', ['yes', 'no'], true],
    ['internet', ['yes', 'yes'], false],
    ['bathrooms', ['2', '2'], false],
    ['built-year', ['1987', 'not stated'], true],
    ['distance-shop', ['1.2\u00a0km', 'not stated'], true],
  ])('say of %s: %j', (key, values, differs) => {
    expect(rowsOf().get(key)).toMatchObject({ values, differs })
  })

  test('leave out what neither has, and the change days', () => {
    expect(rowsOf().has('pool')).toBe(false)
    expect(rowsOf().has('change-day-monday')).toBe(false)
  })
})

describe('what the houses cost in all', () => {
  const option = {
    ...{ arrival: '2027-06-12', departure: '2027-06-19', duration: 7, price: 80_000, normalPrice: 80_000 },
    ...{ currency: 'EUR' as const, discountTags: [], transactionFee: 0, status: 'available' as const },
  }
  const priced = lodgings.map((house, index) => ({
    ...house,
    card: { ...house.card, option, energyEstimate: index === 0 ? 6_000 : null },
  }))

  test('is energy and price together, per house, and is never guessed', () => {
    expect(rowsOf(priced).get('energy')?.values).toEqual(['approx. €60', 'not stated'])
    expect(rowsOf(priced).get('holiday-cost')?.values).toEqual(['approx. €860', 'not stated'])
  })

  test('is left out if no house has a price for the stay', () => {
    expect(rowsOf().has('energy')).toBe(false)
  })
})

test('a value is highlighted if most houses have another, but not if all differ or all are the same', () => {
  const [dunes, moor] = lodgings
  if (!dunes || !moor) throw new Error('two houses')
  expect(rowsOf([dunes, dunes, moor]).get('sauna')?.standsOut).toEqual([false, false, true])
  expect(rowsOf().get('sauna')?.standsOut).toEqual([false, false])
  expect(rowsOf().get('internet')?.standsOut).toEqual([false, false])
})

test('guests can show only the differences', () => {
  const keys = onlyDifferences(compareLodgings(lodgings, words)).flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(keys).toEqual(['place', 'rating', 'pets', 'built-year', 'beach', 'distance-shop', 'sauna'])
  const twins = lodgings.slice(0, 1).flatMap((house) => [house, house])
  expect(onlyDifferences(compareLodgings(twins, words))).toEqual([])
})

test('without facilities the comparison shows the known rows and claims nothing else', () => {
  const rows = rowsOf(lodgings.map(({ card }) => ({ card, facilities: null })))
  expect([...rows.keys()]).toEqual(['place', 'persons', 'bedrooms', 'rating', 'beach'])
})

test('two ticked houses are a choice; without them the first four of the list are compared', () => {
  const houses = [1, 2, 3, 4, 5].map((id) => ({ id }))
  const ids = (ticked: number[]) => housesToCompare(houses, ticked).shown.map(({ id }) => id)
  expect(ids([5, 2, 3])).toEqual([2, 3, 5])
  expect(housesToCompare(houses, [5, 2, 3]).isChosen).toBe(true)
  expect(ids([5])).toEqual([1, 2, 3, 4])
  expect(housesToCompare(houses, [5]).isChosen).toBe(false)
})
