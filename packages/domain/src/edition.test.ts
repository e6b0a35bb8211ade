import { describe, expect, test } from 'vitest'
import {
  defaultLanguages,
  editionByKey,
  editions,
  findEditionByLanguage,
  findEditionByLocale,
  isEditionKey,
  parseLanguage,
  parseLocale,
} from './edition.ts'

test('there is a Danish, a German and an English edition, in that order', () => {
  expect(editions).toEqual([
    { key: 'da', languageId: 1, locale: 'da-DK', currency: 'DKK', currencyDisplay: 'kr.', htmlLang: 'da' },
    { key: 'de', languageId: 2, locale: 'de-DE', currency: 'EUR', currencyDisplay: '€', htmlLang: 'de' },
    { key: 'en', languageId: 7, locale: 'en', currency: 'EUR', currencyDisplay: '€', htmlLang: 'en' },
  ])
})

test('the default language of each edition is its language id', () => {
  expect(defaultLanguages).toEqual({ da: 1, de: 2, en: 7 })
  for (const edition of editions) expect(defaultLanguages[edition.key]).toBe(edition.languageId)
})

test('an edition is found by its key, its language id and its locale', () => {
  for (const edition of editions) {
    expect(editionByKey(edition.key)).toBe(edition)
    expect(findEditionByLanguage(edition.languageId)).toBe(edition)
    expect(findEditionByLocale(edition.locale)).toBe(edition)
  }
  expect(findEditionByLanguage(3)).toBeNull()
  expect(findEditionByLocale('sv-SE')).toBeNull()
})

test('only the three keys are keys, not what every object has', () => {
  expect(['da', 'de', 'en'].every(isEditionKey)).toBe(true)
  expect(['toString', '__proto__', 'DA', '', null, 1].some(isEditionKey)).toBe(false)
})

describe('locale', () => {
  test.each(['da-DK', 'de-DE', 'en'])('%s is accepted', (locale) => {
    expect(parseLocale(locale)).toBe(locale)
  })

  test.each(['da', 'de', 'en-GB', 'DA-dk', '', null, undefined, 1])('%j is named as not valid', (locale) => {
    expect(() => parseLocale(locale)).toThrow(/^The locale .* was not valid$/)
  })
})

describe('language', () => {
  test.each([1, 2, 7])('%i is accepted as number and as text', (language) => {
    expect(parseLanguage(language)).toBe(language)
    expect(parseLanguage(String(language))).toBe(language)
  })

  test.each([0, 3, 1.5, '01', ' 1', '', true, null, undefined, Number.NaN, [1]])(
    '%j is named as not valid',
    (language) => {
      expect(() => parseLanguage(language)).toThrow(/^The language .* was not valid$/)
    },
  )
})
