import { daysIn, type OwnerYear, type TaxYear, taxYears } from './owner-tax.ts'

/** An upper bound for the yearly income of a house. */
export const maxKroner = 100_000_000

/** In the order of the form; each is a query parameter. */
export const ownerTaxFields = [
  'year',
  'rent',
  'letNights',
  'directCosts',
  'furniture',
  'propertyTax',
  'propertyValueTax',
  'taxPercent',
] as const satisfies readonly (keyof OwnerYear)[]
export type OwnerTaxField = (typeof ownerTaxFields)[number]

/** Default of an empty form: the rate most owners pay on income from capital. */
const usualPercent = '37'

export type OwnerTaxInput = {
  /** The owner's input, for the form. */
  readonly written: Readonly<Record<OwnerTaxField, string>>
  /** Invalid fields; empty before the first submission. */
  readonly problems: readonly OwnerTaxField[]
  /** Null before the first submission, and while a field is invalid. */
  readonly owner: OwnerYear | null
}

/** Parses an owner's figures from the query. Missing costs are 0. */
export function readOwnerTax(query: URLSearchParams): OwnerTaxInput {
  const newest = String(taxYears.at(-1))
  const text = (field: OwnerTaxField): string => (query.get(field) ?? '').trim().slice(0, 20)
  const written = {
    year: text('year') || newest,
    rent: text('rent'),
    letNights: text('letNights'),
    directCosts: text('directCosts'),
    furniture: text('furniture'),
    propertyTax: text('propertyTax'),
    propertyValueTax: text('propertyValueTax'),
    taxPercent: text('taxPercent') || usualPercent,
  }
  if (!query.has('rent')) return { written, problems: [], owner: null }
  const year = taxYears.find((known) => String(known) === written.year) ?? null
  const read = {
    year,
    rent: readWhole(written.rent, maxKroner),
    letNights: readWhole(written.letNights, daysIn(year ?? Number(newest))),
    directCosts: readWhole(written.directCosts || '0', maxKroner),
    furniture: readWhole(written.furniture || '0', maxKroner),
    propertyTax: readWhole(written.propertyTax || '0', maxKroner),
    propertyValueTax: readWhole(written.propertyValueTax || '0', maxKroner),
    taxPercent: readPercent(written.taxPercent),
  }
  return isComplete(read)
    ? { written, problems: [], owner: read }
    : { written, problems: ownerTaxFields.filter((field) => read[field] === null), owner: null }
}

/** The query that contains the same figures. */
export function presentOwnerTax(owner: OwnerYear): URLSearchParams {
  return new URLSearchParams(ownerTaxFields.map((field) => [field, String(owner[field])]))
}

type Read = { readonly [K in OwnerTaxField]: (K extends 'year' ? TaxYear : number) | null }

const isComplete = (read: Read): read is OwnerYear => ownerTaxFields.every((field) => read[field] !== null)

/** Accepts a point, a comma or a space as thousands separator; a tax return has no øre. */
function readWhole(text: string, max: number): number | null {
  const plain = text.replace(/\s*kr\.?$/i, '').replace(/\s/g, ' ')
  if (!/^(?:\d+|\d{1,3}(?:[ .,’']\d{3})+)$/.test(plain)) return null
  const value = Number(plain.replace(/\D/g, ''))
  return value <= max ? value : null
}

function readPercent(text: string): number | null {
  const plain = text.replace(/\s*%$/, '').replace(',', '.')
  const value = Number(plain)
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) && value <= 100 ? value : null
}
