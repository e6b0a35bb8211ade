import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facilities, facilityByKey } from '../facility.ts'
import { criterionDefinition, facilityKey, isCriterionKey } from './key.ts'
import { namedCriteria } from './named-criteria.ts'
import { parseCriterion } from './parse-criterion.ts'
import { anyCriteria, everyKey } from './testing/arbitrary-criteria.ts'

describe('the table of criteria', () => {
  // spec: entity Search criteria.keys
  test('has every criterion of the search page', () => {
    expect(Object.entries(namedCriteria).map(([key, { urlType }]) => `${key} ${urlType}`)).toEqual([
      'ankomst list',
      'arrivalWeekNextOccurence number',
      'duration number',
      'skiftedag list',
      'husdyr number',
      'omraader list',
      'textQuery text',
      'vejnavn text',
      'koglemaerker number',
      'varme list',
      'varmepumpe flag',
      'onlyImages flag',
      'badevaerelse number',
      'maxPris number',
      'nyHosMarram flag',
      'lastMinute flag',
      'nyHus flag',
      'renovatedWithin3Years flag',
      'lodgingId list',
      'name text',
    ])
  })

  test('accepts every facility id and nothing else', () => {
    for (const { id } of facilities) expect(isCriterionKey(String(id))).toBe(true)
    for (const key of ['0', '053', '-10', '10.0', '1e1', '999', '', 'toString', '__proto__', 'Ankomst']) {
      expect(isCriterionKey(key)).toBe(false)
    }
  })

  test('reads a bare number as a minimum, or as a maximum for a distance', () => {
    expect(criterionDefinition(facilityKey(facilityByKey('persons').id)).comparators[0]).toBe('>=')
    expect(criterionDefinition(facilityKey(facilityByKey('distance-beach').id)).comparators[0]).toBe('<=')
    expect(criterionDefinition('maxPris').comparators).toEqual(['<='])
  })
})

describe('a number', () => {
  test.each([
    ['husdyr', '2', 2],
    ['badevaerelse', 8, 8],
    ['maxPris', '1600', 1600],
    ['arrivalWeekNextOccurence', ' 28 ', 28],
    ['180', '500', 500],
  ])('%s accepts %j', (key, value, expected) => {
    expect(parseCriterion(key, value)?.value).toBe(expected)
  })

  test.each([
    ['husdyr', 'two'],
    ['husdyr', ''],
    ['husdyr', '0'],
    ['husdyr', '5'],
    ['husdyr', '1.5'],
    ['badevaerelse', '1'],
    ['badevaerelse', '9'],
    ['koglemaerker', '6'],
    ['arrivalWeekNextOccurence', '54'],
    ['duration', '0'],
    ['duration', 'NaN'],
    ['maxPris', '0'],
    ['maxPris', 'Infinity'],
    ['180', '-1'],
    ['180', null],
    ['180', [500]],
  ])('%s drops %j', (key, value) => {
    expect(parseCriterion(key, value)).toBeNull()
  })

  // spec: entity Search criteria.comparators
  test('accepts only the comparators of its key', () => {
    expect(parseCriterion('maxPris', 900, '>=')).toBeNull()
    expect(parseCriterion('husdyr', 1, '<')).toBeNull()
    expect(parseCriterion('180', 900, '!=')).toBeNull()
    expect(parseCriterion('180', 900, '>=')).toEqual({ value: 900, comparator: '>=' })
  })

  test('a range is sorted and needs exactly two values', () => {
    expect(parseCriterion('duration', [14, 7], 'BETWEEN')).toEqual({ value: [7, 14], comparator: 'BETWEEN' })
    expect(parseCriterion('duration', '100,20', 'BETWEEN')).toEqual({ value: [20, 100], comparator: 'BETWEEN' })
    for (const value of [7, [7], [7, 14, 21], [7, 'x'], '7', '7,', '7,14,21', [7, 400]]) {
      expect(parseCriterion('duration', value, 'BETWEEN')).toBeNull()
    }
  })
})

describe('a list', () => {
  test.each([
    ['omraader', '50,48,50', [48, 50]],
    ['omraader', ['55', 'x', 49], [49, 55]],
    ['skiftedag', '1,6,4', [4, 6, 1]],
    ['skiftedag', '2,3,6', [6]],
    ['ankomst', '2027-06-19,2027-06-12,2027-02-30', ['2027-06-12', '2027-06-19']],
    ['ankomst', '2027-06-11T23:30:00Z', ['2027-06-12']],
    ['varme', 'gas,electric,nuclear', ['electric', 'gas']],
    ['lodgingId', 7, [7]],
  ])('%s accepts %j as %j', (key, value, expected) => {
    expect(parseCriterion(key, value)).toEqual({ value: expected, comparator: '=' })
  })

  test.each([
    ['omraader', ''],
    ['omraader', 'all'],
    ['omraader', []],
    ['omraader', '2147483648'],
    ['skiftedag', '2,3'],
    ['ankomst', 'tomorrow'],
    ['varme', 'nuclear'],
    ['lodgingId', { id: 7 }],
  ])('%s without a valid item, %j, is dropped', (key, value) => {
    expect(parseCriterion(key, value)).toBeNull()
  })

  test('keeps at most a hundred items', () => {
    const ids = Array.from({ length: 300 }, (_, index) => index + 1)
    expect(parseCriterion('lodgingId', ids)?.value).toHaveLength(100)
  })
})

describe('text and flags', () => {
  test('text is trimmed, collapsed to single spaces and composed (NFC)', () => {
    expect(parseCriterion('textQuery', '  Bla\u030avand \n\u0000 strand ')?.value).toBe('Blåvand strand')
  })

  test('text is cut after a hundred characters, never inside a character', () => {
    expect(parseCriterion('textQuery', '🌾'.repeat(150))?.value).toBe('🌾'.repeat(100))
  })

  test.each(['', ' ', '\t', 7, null])('blank or missing text, %j, is dropped', (value) => {
    expect(parseCriterion('textQuery', value)).toBeNull()
  })

  test('only 1 sets a flag', () => {
    for (const value of ['1', 1, true]) expect(parseCriterion('lastMinute', value)?.value).toBe(true)
    for (const value of ['0', 'true', '', 0, false, null]) expect(parseCriterion('lastMinute', value)).toBeNull()
  })
})

test('an unknown key is ignored', () => {
  expect(parseCriterion('sortOf', '1')).toBeNull()
  expect(parseCriterion('999', '1')).toBeNull()
})

test('an accepted value is accepted unchanged again', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      for (const [key, criterion] of criteria) {
        expect(parseCriterion(key, criterion.value, criterion.comparator)).toEqual(criterion)
      }
    }),
  )
})

test('no input makes parsing throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyKey), fc.anything(), fc.anything(), (key, value, comparator) => {
      expect(() => parseCriterion(key, value, comparator)).not.toThrow()
    }),
  )
})
