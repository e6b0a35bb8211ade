import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxYears } from './owner-tax.ts'
import { presentOwnerTax, readOwnerTax } from './owner-tax-input.ts'

const read = (query: string) => readOwnerTax(new URLSearchParams(query))
const whole = { furniture: 0, propertyTax: 0, propertyValueTax: 0 }

test('an empty form has the newest year and no problems', () => {
  const { written, problems, owner } = read('')
  expect([written.year, written.taxPercent, written.rent]).toEqual([String(taxYears.at(-1)), '37', ''])
  expect([problems, owner]).toEqual([[], null])
})

test("amounts are parsed in each language's format, and missing costs are 0", () => {
  const figures = { year: 2026, rent: 120_000, letNights: 90, directCosts: 30_500, ...whole }
  expect(read('year=2026&rent=120.000&letNights=90&directCosts=30+500+kr.&taxPercent=37,5').owner).toEqual({
    ...figures,
    taxPercent: 37.5,
  })
  expect(read('year=2026&rent=120,000&letNights=90&directCosts=30500&taxPercent=40+%25').owner).toEqual({
    ...figures,
    taxPercent: 40,
  })
})

test.each([
  ['rent=&letNights=7', ['rent']],
  ['rent=1.5&letNights=7', ['rent']],
  ['rent=-1&letNights=7', ['rent']],
  ['rent=100000001&letNights=7', ['rent']],
  ['rent=1000&letNights=366&year=2026', ['letNights']],
  ['rent=1000&letNights=', ['letNights']],
  ['rent=1000&letNights=7&year=2012', ['year']],
  ['rent=1000&letNights=7&taxPercent=101', ['taxPercent']],
  ['rent=x&letNights=y&furniture=z', ['rent', 'letNights', 'furniture']],
])('%s is a problem', (query, problems) => {
  expect(read(query)).toMatchObject({ problems, owner: null })
})

test('a leap year allows one more night', () => {
  expect(read('rent=1000&letNights=366&year=2024').owner?.letNights).toBe(366)
})

test('the URL of a result leads to the same result, and no URL throws', () => {
  const { owner } = read('year=2025&rent=99.000&letNights=120&propertyTax=4.000&taxPercent=38,25')
  expect(owner && readOwnerTax(presentOwnerTax(owner)).owner).toEqual(owner)
  fc.assert(
    fc.property(fc.string(), fc.string(), (rent, nights) => {
      const found = readOwnerTax(new URLSearchParams({ rent, letNights: nights }))
      expect(found.owner === null).toBe(found.problems.length > 0)
    }),
  )
})
