/**
 * Tax of an owner who rents out a holiday home in Denmark through an agency that reports the rent to the tax authority.
 * The owner chooses one of two methods each year (ligningsloven § 15 O): a flat allowance (stk. 1) or the real costs
 * (stk. 2).
 */

/** Allowance per holiday home, in kroner, for reported rent (§ 15 O, stk. 1, 2. pkt., adjusted every year). */
export const allowances = [
  {
    year: 2024,
    kroner: 46_100,
    source: 'https://skat.dk/borger/bolig-og-ejendomme/udlejning-af-bolig/du-udlejer-dit-sommerhus',
  },
  {
    year: 2025,
    kroner: 47_900,
    source: 'https://skat.dk/borger/bolig-og-ejendomme/udlejning-af-bolig/du-udlejer-dit-sommerhus',
  },
  {
    year: 2026,
    kroner: 50_200,
    source: 'https://skat.dk/borger/bolig-og-ejendomme/udlejning-af-bolig/du-udlejer-dit-sommerhus',
  },
] as const

export type TaxYear = (typeof allowances)[number]['year']
export const taxYears: readonly TaxYear[] = allowances.map(({ year }) => year)

/** Of the rent above the allowance, for all costs. */
const flatDeductionPercent = 40

/** Whole kroner, as in a tax return; never negative. */
export type OwnerYear = {
  readonly year: TaxYear
  /** Paid by guests for the house, energy included, before the agency's commission. */
  readonly rent: number
  readonly letNights: number
  /** Costs of renting out, such as commission, cleaning and advertising. */
  readonly directCosts: number
  /** Upkeep and depreciation of furniture for the whole year, own use included. */
  readonly furniture: number
  /** Municipal property tax of the whole year. */
  readonly propertyTax: number
  /** Property value tax of the whole year. */
  readonly propertyValueTax: number
  /** Tax rate on income from capital, in percent. */
  readonly taxPercent: number
}

export type FlatResult = {
  readonly allowance: number
  readonly deduction: number
  readonly taxable: number
  readonly tax: number
  readonly propertyValueTax: number
  /** Rent less direct costs, tax and property value tax. */
  readonly left: number
}

export type AccountsResult = {
  readonly directCosts: number
  /** The rented part of the year's share of furniture and property tax. */
  readonly shared: number
  readonly taxable: number
  readonly tax: number
  /** For the part of the year in which the house was not rented out. */
  readonly propertyValueTax: number
  readonly left: number
}

export type OwnerTax = {
  /** Rented part of the year, between 0 and 1. */
  readonly letShare: number
  readonly flat: FlatResult
  readonly accounts: AccountsResult
  readonly better: 'flat' | 'accounts' | 'equal'
}

export function calculateOwnerTax(owner: OwnerYear): OwnerTax {
  const letShare = owner.letNights / daysIn(owner.year)
  const flat = flatResult(owner)
  const accounts = accountsResult(owner, letShare)
  const better = flat.left === accounts.left ? 'equal' : flat.left > accounts.left ? 'flat' : 'accounts'
  return { letShare, flat, accounts, better }
}

export const daysIn = (year: number): number => (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 366 : 365)

function flatResult({ year, rent, directCosts, propertyValueTax, taxPercent }: OwnerYear): FlatResult {
  const allowance = Math.min(rent, allowanceOf(year))
  const deduction = Math.round(((rent - allowance) * flatDeductionPercent) / 100)
  const taxable = rent - allowance - deduction
  const tax = taxOn(taxable, taxPercent)
  // The property value tax of the whole year is due, and no cost is deductible.
  return { allowance, deduction, taxable, tax, propertyValueTax, left: rent - directCosts - tax - propertyValueTax }
}

/** Deductions end at the rent: a loss does not offset other income. */
function accountsResult(owner: OwnerYear, letShare: number): AccountsResult {
  const { rent, taxPercent } = owner
  const directCosts = Math.min(owner.directCosts, rent)
  const shared = Math.min(Math.round((owner.furniture + owner.propertyTax) * letShare), rent - directCosts)
  const taxable = rent - directCosts - shared
  const tax = taxOn(taxable, taxPercent)
  const propertyValueTax = Math.round(owner.propertyValueTax * (1 - letShare))
  return {
    directCosts,
    shared,
    taxable,
    tax,
    propertyValueTax,
    left: rent - owner.directCosts - tax - propertyValueTax,
  }
}

const taxOn = (taxable: number, percent: number): number => Math.round((taxable * percent) / 100)

function allowanceOf(year: TaxYear): number {
  const row = allowances.find((candidate) => candidate.year === year)
  if (!row) throw new Error(`There is no allowance for ${year}.`)
  return row.kroner
}
