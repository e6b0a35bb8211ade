import { describe, expect, test } from 'vitest'
import {
  defaultLanguages,
  editionByKey,
  editions,
  findEditionByLanguage,
  findEditionByLocale,
  invalidLanguageText,
  invalidLocaleText,
  isEditionKey,
} from './edition.ts'

test('there is a Danish, a German and an English edition, in that order', () => {
  expect(editions).toEqual([
    { key: 'da', languageId: 1, locale: 'da-DK', currency: 'DKK', currencyDisplay: 'kr.', htmlLang: 'da' },
    { key: 'de', languageId: 2, locale: 'de-DE', currency: 'EUR', currencyDisplay: '€', htmlLang: 'de' },
    { key: 'en', languageId: 7, locale: 'en', currency: 'EUR', currencyDisplay: '€', htmlLang: 'en' },
  ])
})

// spec: constant language map
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

test('only the three keys are valid, not inherited property names', () => {
  expect(['da', 'de', 'en'].every(isEditionKey)).toBe(true)
  expect(['toString', '__proto__', 'DA', '', null, 1].some(isEditionKey)).toBe(false)
})

describe('locale', () => {
  // spec: error invalid locale
  test.each(['da', 'de', 'en-GB', 'DA-dk', '', null, undefined, 1])(
    '%j is invalid, and the message says so',
    (locale) => {
      expect(findEditionByLocale(locale)).toBeNull()
      expect(invalidLocaleText(locale)).toMatch(/^The locale .* was not valid: use da-DK, de-DE or en\.$/)
    },
  )

  test('that is long or not a string is not repeated in full', () => {
    expect(invalidLocaleText('x'.repeat(100))).toContain(`"${'x'.repeat(40)}" was`)
    expect(invalidLocaleText({ secret: 1 })).toContain('The locale of type object was')
  })
})

describe('language', () => {
  // spec: error invalid language
  test.each([0, 3, 1.5, '1', '', true, null, undefined, Number.NaN, [1]])(
    '%j is invalid, and the message says so',
    (language) => {
      expect(findEditionByLanguage(language)).toBeNull()
      expect(invalidLanguageText(language)).toMatch(/^The language .* was not valid: use 1, 2 or 7\.$/)
    },
  )
})
