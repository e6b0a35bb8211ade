import { type OwnerTaxInput, readOwnerTax } from '@marram/domain/owner-tax-input'

const mailStates = ['sent', 'unconfirmed', 'refused', 'too-many', 'failed'] as const

export type TaxPageData = OwnerTaxInput & {
  /** The state of a requested mail. */
  readonly mail: (typeof mailStates)[number] | null
}

/** The URL holds all of the page's input, so it works without script. */
export function readTaxPage(query: URLSearchParams): TaxPageData {
  const mail = mailStates.find((state) => state === query.get('mail')) ?? null
  return { ...readOwnerTax(query), mail }
}
