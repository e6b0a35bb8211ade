import { expect, test } from 'vitest'
import { addressRules } from './address-rule.ts'
import { isCountry } from './country.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

test('there are 249 ISO 3166 country codes, and Kosovo', () => {
  const found = codes.filter(isCountry)
  expect(found).toHaveLength(250)
  for (const code of found) expect(names.of(code), code).toBeDefined()
})

test.each(['XX', 'ZZ', 'QQ', 'EU', 'UN', 'UK', 'AA', 'SU', 'YU', 'DD', 'de', 'D', 'DEU', '', ' DE', 'toString'])(
  '%j is not a country',
  (code) => expect(isCountry(code)).toBe(false),
)

test('every country with an address rule exists', () => {
  expect(Object.keys(addressRules).filter((code) => !isCountry(code))).toEqual([])
})
