import { describe, expect, test } from 'vitest'
import { facilityGroups } from './facility/group.ts'
import { facilities, facilityByKey, findFacilityById } from './facility.ts'

// Google's list for vacation rentals; it ignores names outside this list.
const amenities = new Set(
  'ac balcony beachAccess childFriendly crib fireplace heating hotTub ironingBoard kitchen microwave outdoorGrill ovenStove patio petsAllowed pool selfCheckinCheckout tv wheelchairAccessible wifi'.split(
    ' ',
  ),
)

describe('the facility registry', () => {
  test('no two facilities share an id or a key', () => {
    expect(new Set(facilities.map(({ id }) => id)).size).toBe(facilities.length)
    expect(new Set(facilities.map(({ key }) => key)).size).toBe(facilities.length)
    expect(facilities.length).toBeGreaterThanOrEqual(80)
  })

  test('every facility has a distinct name in each language and a known heading', () => {
    const groups = new Set<string>(facilityGroups.map(({ key }) => key))
    for (const language of ['da', 'de', 'en'] as const) {
      const names = facilities.map((facility) => facility.names[language])
      expect(names.every((name) => name.trim() === name && name.length > 0)).toBe(true)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
    for (const facility of facilities) {
      expect(facility.groups.length).toBeGreaterThan(0)
      for (const group of facility.groups) expect(groups).toContain(group)
    }
  })

  test('every heading has facilities below it', () => {
    const used = new Set(facilities.flatMap((facility) => facility.groups))
    expect(facilityGroups.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([])
    expect(new Set(facilityGroups.map(({ id }) => id)).size).toBe(facilityGroups.length)
  })

  // spec: entity Facility ids.star tiers
  test('the star ratings keep the numbers in saved links', () => {
    expect(facilityByKey('gold').id).toBe(347)
    expect(facilityByKey('silver').id).toBe(348)
    expect(facilityByKey('bronze').id).toBe(349)
  })

  // spec: entity Facility ids.change days
  test('change-day facilities carry the number of their weekday', () => {
    const days = facilities.filter(({ groups }) => groups.includes('change-days')).map(({ id, key }) => [id, key])
    expect(days).toEqual([
      [1, 'change-day-monday'],
      [4, 'change-day-thursday'],
      [5, 'change-day-friday'],
      [6, 'change-day-saturday'],
      [7, 'change-day-sunday'],
    ])
  })

  test('amenity names are those that Google knows', () => {
    const named = facilities.flatMap(({ amenity }) => (amenity === undefined ? [] : [amenity]))
    expect(named.filter((name) => !amenities.has(name))).toEqual([])
    expect(facilityByKey('spa').amenity).toBe('hotTub')
  })

  test('every facility is found by its id and its key, unknown ones are not', () => {
    for (const facility of facilities) {
      expect(findFacilityById(facility.id)).toBe(facility)
      expect(facilityByKey(facility.key)).toBe(facility)
    }
    expect(findFacilityById(0)).toBeNull()
    expect(findFacilityById(Number.NaN)).toBeNull()
  })

  test('a choice has at least two distinct values', () => {
    const choices = facilities.filter((facility) => facility.valueType === 'string')
    expect(choices.map(({ key }) => key)).toEqual(['heating', 'energy-label'])
    for (const { options } of choices) {
      expect(options.length).toBeGreaterThan(1)
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    }
  })
})
