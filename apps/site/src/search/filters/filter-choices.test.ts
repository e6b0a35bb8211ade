import type { PlaceArea } from '@marram/contract/broker/shapes'
import { noCriteria } from '@marram/domain/criteria/criterion'
import { namedCriteria } from '@marram/domain/criteria/named-criteria'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { facilities } from '@marram/domain/facility'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { expect, test } from 'vitest'
import { countedChoices } from './counted-choices.ts'
import { facilitiesNamed, facilityChoices } from './facility-choices.ts'
import { filterSections, isChoice, shownValues } from './filter-sections.ts'

const island: PlaceArea = {
  ...{ id: 15, slug: 'fano', name: 'Fanø', region: 'south', latitude: 55.4, longitude: 8.4 },
  locations: [
    { id: 44, name: 'Fanø Bad', latitude: 55.4, longitude: 8.4, lodgingCount: 3 },
    { id: 45, name: 'Rindby', latitude: 55.4, longitude: 8.4, lodgingCount: 2 },
  ],
}
const choices = countedChoices('de', [island])

test('every choice in the panel is a valid value of its criterion', () => {
  for (const { key, value, comparator } of choices) {
    expect([key, value, parseCriterion(key, value, comparator)]).not.toContain(null)
  }
})

test('every choice changes the search, or is the default week', () => {
  const { choices: counted } = countsQuestion(noCriteria, choices, new Date('2026-11-15T10:00:00Z'))
  const silent = choices.filter((_, index) => counted[index]?.filter === '')
  expect(silent).toEqual([{ key: 'duration', value: 7 }])
})

test('no choice is counted twice, and all of them fit into one request', () => {
  const written = choices.map((choice) => JSON.stringify(choice))
  expect(new Set(written).size).toBe(written.length)
  expect(written.length).toBeLessThan(2000)
})

test('every facility can be selected, by itself or through its criterion', () => {
  const keys = new Set(choices.map(({ key }) => key))
  const meantElsewhere = ['pets-allowed', 'pets-max', 'bathrooms', 'shower-rooms', 'pine-cones', 'heating', 'heat-pump']
  const missing = facilities.filter(
    ({ id, key, groups }) => !keys.has(`${id}`) && !groups.includes('change-days') && !meantElsewhere.includes(key),
  )
  expect(missing.map(({ key }) => key)).toEqual([])
})

test('every named criterion is in the panel or the bar, except those that are typed or come from a link', () => {
  const keys = new Set<string>(choices.map(({ key }) => key))
  const missing = Object.keys(namedCriteria).filter((key) => !keys.has(key))
  expect(missing).toEqual(['ankomst', 'arrivalWeekNextOccurence', 'textQuery', 'vejnavn', 'lodgingId', 'name'])
})

test('a facility listed above is not repeated among all facilities', () => {
  const below = facilityChoices.flatMap((group) => group.choices.map(({ key }) => key))
  for (const key of filterSections.wellness.keys) expect(below).not.toContain(key)
})

test.each([
  ['spül', 'de', ['dishwasher']],
  ['OPVASK', 'da', ['dishwasher']],
  ['sauna', 'en', ['sauna']],
  ['wärmepumpe', 'de', ['heat-pump']],
  ['fussboden', 'de', ['bathroom-underfloor-heating', 'underfloor-heating']],
  ['gefühlt warm', 'de', []],
] as const)('typing "%s" (%s) leaves %j', (typed, edition, expected) => {
  const found = facilitiesNamed(typed, edition).flatMap((group) => group.choices.map(({ facility }) => facility.key))
  expect(found).toEqual(expected)
})

test('the name of a group finds all its facilities', () => {
  const [found] = facilitiesNamed('Für Kinder', 'de')
  expect(found).toEqual(facilityChoices.find(({ group }) => group.key === 'children'))
})

test('heat pumps are offered once in the panel', () => {
  expect(filterSections.household.keys).toContain('varmepumpe')
  expect(filterSections.heating.values).not.toContain('heat-pump')
})

test('a facility of every house is not offered, unless it is selected', () => {
  expect(isChoice(1200, 1200, false)).toBe(false)
  expect(isChoice(1200, 1200, true)).toBe(true)
  expect(isChoice(36, 1200, false)).toBe(true)
  expect(isChoice(null, 1200, false), 'its number is not known yet').toBe(true)
  expect(isChoice(0, 0, false), 'nothing is found: every filter stays to be changed').toBe(true)
})

test('five persons from a link are inserted among the numbers offered', () => {
  expect(shownValues([2, 4, 6], 5)).toEqual([2, 4, 5, 6])
  expect(shownValues([2, 4, 6], 4)).toEqual([2, 4, 6])
  expect(shownValues([2, 4, 6], null)).toEqual([2, 4, 6])
})
