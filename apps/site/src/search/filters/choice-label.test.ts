import { facilityByKey } from '@marram/domain/facility'
import { formatFor } from '@marram/i18n/format'
import { search as german } from '@marram/i18n/messages/search/de'
import { search as english } from '@marram/i18n/messages/search/en'
import { expect, test } from 'vitest'
import { flagLabel, stepLabel, valueLabel, wordLabel } from './choice-label.ts'
import { filterSections } from './filter-sections.ts'

const de = { edition: 'de', format: formatFor('de'), texts: german } as const
const en = { edition: 'en', format: formatFor('en'), texts: english } as const

test.each([
  ['180', 300, '300\u00a0m'],
  ['180', 1000, '1\u00a0km'],
  ['30', 3, '3+'],
  ['10', 12, '12+'],
  ['husdyr', 2, '2'],
  ['husdyr', 4, 'keine'],
  ['badevaerelse', 3, '2 Bäder, 1 mit Dusche'],
  ['koglemaerker', 4, '4+'],
] as const)('%s %i has the label "%s"', (key, value, expected) => {
  expect(valueLabel(key, value, de)).toBe(expected)
})

test.each([
  ['living-area', 100, 'ab 100\u00a0m²'],
  ['built-year', 2010, 'ab 2010'],
  ['distance-golf', 5000, 'bis 5\u00a0km'],
  ['ev-charger-power', 11, 'ab 11\u00a0kW'],
] as const)('a step of %s, %i, has the label "%s"', (key, value, expected) => {
  expect(stepLabel(facilityByKey(key), value, de)).toBe(expected)
})

test('every checkbox has its own name in words', () => {
  const keys = Object.values(filterSections).flatMap((section) => ('keys' in section ? section.keys : []))
  for (const context of [de, en]) {
    const names = keys.map((key) => flagLabel(key, context))
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}/u)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('days and kinds of heating use the words of guests', () => {
  expect([4, 5, 6, 7, 1].map((day) => wordLabel('skiftedag', day, de))).toEqual(['Do', 'Fr', 'Sa', 'So', 'Mo'])
  expect(wordLabel('varme', 'district', en)).toBe('District heating')
  expect(wordLabel('114', 'A', de)).toBe('A')
})
