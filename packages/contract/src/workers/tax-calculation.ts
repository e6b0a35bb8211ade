import { daysIn, type OwnerYear, type TaxYear, taxYears } from '@marram/domain/owner-tax'
import { maxKroner } from '@marram/domain/owner-tax-input'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'

const kroner = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxKroner))
const isTaxYear = (year: unknown): year is TaxYear => taxYears.some((known) => known === year)

/**
 * `POST /bridge/email/tax-calculation/`, with the user's token. Sent only to the confirmed address of that account.
 * Amounts are whole kroner; the result is calculated by the service and never taken from the request.
 */
export const taxCalculationRequest = v.pipe(
  v.strictObject({
    year: v.custom<TaxYear>(isTaxYear, `A year of ${taxYears.join(', ')}`),
    rent: kroner,
    letNights: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366)),
    directCosts: kroner,
    furniture: kroner,
    propertyTax: kroner,
    propertyValueTax: kroner,
    taxPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
  v.check(({ year, letNights }) => letNights <= daysIn(year), 'must not name more nights than the year has'),
)

const reply = envelope(v.object({ sent: v.literal('ok') }))

export type TaxMailer = { mailTaxCalculation(owner: OwnerYear): Promise<void> }

export function createTaxMailer(service: ServiceClient): TaxMailer {
  return {
    mailTaxCalculation: async (body) => void (await service.post('/bridge/email/tax-calculation/', { body, reply })),
  }
}
