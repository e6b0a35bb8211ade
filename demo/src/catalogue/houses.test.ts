import { facilityByKey, findFacilityById } from '@marram/domain/facility'
import { isLodgingNumber } from '@marram/domain/lodging-number'
import { describe, expect, test } from 'vitest'
import { facilityValues } from './house/facility-values.ts'
import { houseNumber, lodgingNumber } from './house/lodging-number.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { lodgings, today } = wholeCatalogue()
const houses = lodgings.map(({ house }) => house)
const share = (count: number) => count / houses.length

describe('the facts of a house never contradict each other', () => {
  test('there is a sleeping place for every guest and none too many', () => {
    for (const { beds, persons } of houses) {
      expect(beds.doubles * 2 + beds.singles + beds.bunks * 2 + beds.sofas * 2 + beds.loft).toBe(persons)
    }
  })

  test('a house without pets says so, and a hypoallergenic house never had any', () => {
    for (const house of houses) {
      expect(house.has.has('pets-allowed')).toBe(house.petsMax > 0)
      if (house.has.has('hypoallergenic')) expect(house.petsMax).toBe(0)
      const petsMax = facilityValues(house).find(({ facilityId }) => facilityId === facilityByKey('pets-max').id)
      expect(petsMax?.value).toBe(String(house.petsMax))
    }
  })

  test('a house with a pool is drawn with a pool and has pictures of it, others have none', () => {
    for (const { house, pictures } of lodgings) {
      const shown = pictures.map(({ url }) => url.split('/')[1])
      expect(shown.includes('pool')).toBe(house.has.has('indoor-pool'))
      expect(shown.includes('house-pool')).toBe(house.has.has('indoor-pool'))
      expect(shown.includes('sauna')).toBe(house.has.has('sauna'))
      expect(shown.includes('house-thatched')).toBe(house.has.has('thatched-roof'))
    }
  })

  test('nobody sees the sea from far away, and nobody renovates before building', () => {
    for (const house of houses) {
      if (house.has.has('sea-view')) expect(house.sea).toBeLessThanOrEqual(350)
      expect(house.renovatedYear ?? Number.POSITIVE_INFINITY).toBeGreaterThan(house.builtYear)
      expect(house.publishedOn < today).toBe(true)
      expect(Number(house.publishedOn.slice(0, 4))).toBeGreaterThanOrEqual(house.builtYear)
      if (house.energyLabel <= 'B') expect(house.has.has('energy-friendly')).toBe(true)
      expect(house.heating === 'heat-pump').toBe(house.has.has('heat-pump'))
    }
  })

  test('every facility exists, once per house, with a value of its own type', () => {
    for (const house of houses) {
      const values = facilityValues(house)
      expect(new Set(values.map(({ facilityId }) => facilityId)).size).toBe(values.length)
      expect(values.filter(({ facilityId, value }) => !isValue(facilityId, value))).toEqual([])
    }
  })
})

function isValue(facilityId: number, value: string): boolean {
  const facility = findFacilityById(facilityId)
  if (facility?.valueType === 'bool') return value === '1'
  if (facility?.valueType === 'number') return Number.isInteger(Number(value))
  return facility?.options.some((option) => option.value === value) ?? false
}

test('every house has a number of its own that a guest can type into the search box', () => {
  const names = houses.map(({ name }) => name)
  expect(new Set(names).size).toBe(houses.length)
  expect(names.filter((name) => !isLodgingNumber(name) || name !== name.toLowerCase())).toEqual([])
})

test('numbers stay different in a catalogue of fifty thousand', () => {
  const names = Array.from({ length: 60_000 }, (_, index) => lodgingNumber('H', index))
  expect(new Set(names).size).toBe(names.length)
  expect(names.every(isLodgingNumber)).toBe(true)
  const addresses = Array.from({ length: 2000 }, (_, index) => houseNumber(4801, index))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('no two houses share an address', () => {
  expect(new Set(houses.map(({ address, location }) => `${location.id} ${address}`)).size).toBe(houses.length)
})

test('houses are equipped as on the real coast', () => {
  const withFacility = (key: Parameters<typeof facilityByKey>[0]) =>
    share(houses.filter(({ has }) => has.has(key)).length)
  expect(withFacility('pets-allowed')).toBeCloseTo(0.56, 1)
  expect(withFacility('sauna')).toBeCloseTo(0.47, 1)
  expect(withFacility('fireplace')).toBeCloseTo(0.82, 1)
  expect(withFacility('indoor-pool')).toBeCloseTo(0.1, 1)
  expect(withFacility('dishwasher')).toBeGreaterThan(0.94)
  expect(share(houses.filter(({ persons }) => persons >= 4 && persons <= 8).length)).toBeGreaterThan(0.75)
  expect(new Set(houses.map(({ archetype }) => archetype.key)).size).toBe(8)
  expect(new Set(houses.map(({ area }) => area.slug)).size).toBe(16)
})

test('every gallery has the pictures that a search engine asks for', () => {
  for (const { pictures } of lodgings) {
    const tags = new Set(pictures.flatMap(({ tagIds }) => tagIds))
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    for (const needed of [1, 2, 3, 4, 5, 6, 12]) expect(tags.has(needed)).toBe(true)
    expect(tags.has(10) || tags.has(11)).toBe(true)
    expect(pictures.map(({ sortOrder }) => sortOrder)).toEqual(pictures.map((_, index) => index + 1))
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length)
  }
})
