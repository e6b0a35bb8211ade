import { paymentFailures, paymentStates } from '@marram/domain/booking/payment-process'
import * as v from 'valibot'
import { pagePath } from '../page-path.ts'
import { bookingAccess, currency, languageId } from './place.ts'

/** A guest's request to pay an open instalment by card. */
export const paymentRequest = v.object({
  ...bookingAccess.entries,
  /** The guest's current edition; defaults to that of the booking. */
  languageId: v.optional(languageId),
  /** The amount shown to the guest; defaults to the earliest open instalment. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The path to return to within that edition. */
  returnPath: pagePath,
})
export type PaymentRequest = v.InferInput<typeof paymentRequest>

export const startedPayment = v.object({
  paymentId: v.string(),
  amount: v.number(),
  currency,
  /** The provider's page, to which the guest is redirected. */
  redirectUrl: v.string(),
})
export type StartedPayment = v.InferOutput<typeof startedPayment>

export const paymentLookup = v.object({ ...bookingAccess.entries, paymentId: v.pipe(v.string(), v.uuid()) })
export type PaymentLookup = v.InferOutput<typeof paymentLookup>
export const paymentStatus = v.object({
  paymentId: v.string(),
  state: v.picklist(paymentStates),
  failure: v.nullable(v.picklist(paymentFailures)),
})
export type PaymentStatus = v.InferOutput<typeof paymentStatus>
