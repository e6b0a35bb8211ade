import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowances, calculateOwnerTax, type OwnerYear, taxYears } from './owner-tax.ts'

const owner: OwnerYear = {
  year: 2024,
  rent: 80_000,
  letNights: 0,
  directCosts: 0,
  furniture: 0,
  propertyTax: 0,
  propertyValueTax: 0,
  taxPercent: 42,
}

test('the published example of 2024: 20,340 of 80,000 kroner are taxable', () => {
  const { flat } = calculateOwnerTax(owner)
  expect(flat).toMatchObject({ allowance: 46_100, deduction: 13_560, taxable: 20_340, tax: 8543 })
})

test('the published example of 2025: 60 percent above 47,900 of 100,000 kroner are taxable', () => {
  expect(calculateOwnerTax({ ...owner, year: 2025, rent: 100_000 }).flat.taxable).toBe(31_260)
})

test('rent up to the allowance is tax-free, and 60 percent above it are taxable', () => {
  for (const { year, kroner } of allowances) {
    expect(calculateOwnerTax({ ...owner, year, rent: kroner }).flat.taxable).toBe(0)
    expect(calculateOwnerTax({ ...owner, year, rent: kroner + 1000 }).flat.taxable).toBe(600)
  }
})

test('with accounts, costs of the whole year count for the rented part of it', () => {
  const year2026 = {
    ...owner,
    year: 2026 as const,
    rent: 200_000,
    letNights: 73,
    directCosts: 60_000,
    propertyValueTax: 10_000,
  }
  const { accounts, letShare } = calculateOwnerTax({ ...year2026, furniture: 15_000, propertyTax: 10_000 })
  expect(letShare).toBe(0.2)
  expect(accounts).toEqual({
    directCosts: 60_000,
    shared: 5000,
    taxable: 135_000,
    tax: 56_700,
    propertyValueTax: 8000,
    left: 75_300,
  })
})

test('costs above the rent are not deductible as a loss, but are paid', () => {
  const { accounts } = calculateOwnerTax({
    ...owner,
    rent: 10_000,
    directCosts: 12_000,
    furniture: 5000,
    letNights: 50,
  })
  expect(accounts).toMatchObject({ directCosts: 10_000, shared: 0, taxable: 0, tax: 0, left: -2000 })
})

test('a leap year has one more day', () => {
  expect(calculateOwnerTax({ ...owner, letNights: 366 }).letShare).toBe(1)
  expect(calculateOwnerTax({ ...owner, year: 2025, letNights: 365 }).letShare).toBe(1)
})

const kroner = fc.integer({ min: 0, max: 5_000_000 })
const anyOwner = fc.record({
  year: fc.constantFrom(...taxYears),
  rent: kroner,
  letNights: fc.integer({ min: 0, max: 365 }),
  directCosts: kroner,
  furniture: kroner,
  propertyTax: kroner,
  propertyValueTax: kroner,
  taxPercent: fc.integer({ min: 0, max: 60 }),
})

test('for any input, taxable income is between zero and the rent, and the better method leaves more', () => {
  fc.assert(
    fc.property(anyOwner, (entered) => {
      const { flat, accounts, better } = calculateOwnerTax(entered)
      for (const { taxable, tax } of [flat, accounts]) {
        expect(taxable).toBeGreaterThanOrEqual(0)
        expect(taxable).toBeLessThanOrEqual(entered.rent)
        expect(tax).toBeLessThanOrEqual(taxable)
      }
      const winner = { flat: flat.left > accounts.left, accounts: accounts.left > flat.left, equal: true }
      expect(winner[better]).toBe(true)
    }),
  )
})
