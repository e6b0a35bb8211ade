import { expect, test } from 'vitest'
import { countriesOf, countryName, townLine } from './countries.ts'

test("the edition's own country comes first, and the others in its alphabetical order", () => {
  const danish = countriesOf('da').map(({ name }) => name)
  expect(danish[0]).toBe('Danmark')
  expect(danish.at(-1)).toBe('Østrig')
  const german = countriesOf('de').map(({ name }) => name)
  expect(german[0]).toBe('Deutschland')
  expect(german.indexOf('Österreich')).toBe(german.indexOf('Norwegen') + 1)
  expect(countriesOf('en')[0]?.name).toBe('United Kingdom')
})

test('all editions list the same countries, each once', () => {
  const codes = (edition: 'da' | 'de' | 'en') =>
    countriesOf(edition)
      .map(({ code }) => code)
      .toSorted()
  expect(codes('da')).toEqual(codes('de'))
  expect(codes('en')).toEqual(codes('de'))
  expect(new Set(codes('de')).size).toBe(codes('de').length)
})

test('a country has its name in the language of the page; an unknown code stays unchanged', () => {
  expect(countryName('da', 'DE')).toBe('Tyskland')
  expect(countryName('en', 'XK')).toBe('XK')
})

test('the position of a postcode depends on the country of the address', () => {
  expect(townLine('GB', { city: 'Norwich', postalCode: 'NR1 1AA' })).toBe('Norwich\u00a0NR1\u00a01AA')
  expect(townLine('DE', { city: 'Husum', postalCode: '25813' })).toBe('25813\u00a0Husum')
})
