import { editionKeys } from '@marram/i18n/edition-key'
import { expect, test } from 'vitest'
import { writeTaxLetter } from './mail-tax-calculation.ts'

const owner = {
  year: 2025,
  rent: 100_000,
  letNights: 73,
  directCosts: 25_000,
  furniture: 10_000,
  propertyTax: 5000,
  propertyValueTax: 8000,
  taxPercent: 37,
} as const

test.each(editionKeys)('the %s letter shows both methods and the better one', (edition) => {
  const { subject, text, html } = writeTaxLetter(edition, owner, undefined)
  expect(subject).toContain('2025')
  // Flat: 60 % of 52,100; actual: 100,000 minus 25,000 and a fifth of 15,000.
  for (const amount of [31_260, 11_566, 72_000, 26_640])
    expect(text.replaceAll(/[.,\s](?=\d{3})/g, '')).toContain(`${amount}`)
  expect(text).not.toContain('undefined')
  expect(html).toContain('<html lang')
})
