import { type OwnerTaxInput, readOwnerTax } from '@marram/domain/owner-tax-input'

const mailStates = ['sent', 'unconfirmed', 'refused', 'too-many', 'failed'] as const

export type TaxPageData = OwnerTaxInput & {
  /** What became of the mail that was asked for. */
  readonly mail: (typeof mailStates)[number] | null
}

/** The address holds all that the page shows, so it works without script. */
export function readTaxPage(query: URLSearchParams): TaxPageData {
  const mail = mailStates.find((state) => state === query.get('mail')) ?? null
  return { ...readOwnerTax(query), mail }
}
