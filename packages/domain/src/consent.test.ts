import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allows, consentCategories, encodeConsent, giveConsent, noConsent, parseConsent } from './consent.ts'

// spec: entity Cookie consent.hasGiven
test('without a choice only the necessary category is allowed', () => {
  expect(noConsent).toEqual({ given: [], hasGiven: false })
  expect(giveConsent([])).toEqual(noConsent)
  expect(consentCategories.map((category) => allows(noConsent, category))).toEqual([true, false, false, false])
})

test('refusing everything but the necessary is also a choice', () => {
  expect(giveConsent(['necessary'])).toEqual({ given: ['necessary'], hasGiven: true })
})

// spec: entity Cookie consent.necessary; entity Cookie consent.functional; entity Cookie consent.statistic
// spec: entity Cookie consent.marketing
test('one category allows itself and the necessary one, no other', () => {
  const consent = giveConsent(['statistic', 'statistic'])
  expect(consent.given).toEqual(['necessary', 'statistic'])
  expect(consentCategories.map((category) => allows(consent, category))).toEqual([true, false, true, false])
})

test('a choice survives a round trip through the cookie', () => {
  fc.assert(
    fc.property(fc.subarray([...consentCategories]), (chosen) => {
      const consent = giveConsent(chosen)
      expect(parseConsent(encodeConsent(consent))).toEqual(consent)
    }),
  )
})

test.each(['all', 'necessary.all', 'necessary,functional', '.', 'marketing.marketing', '%'])(
  'the cookie %j is invalid',
  (cookie) => {
    expect(parseConsent(cookie)).toBeNull()
  },
)
