import { paymentFailures, paymentStates } from '@marram/domain/booking/payment-process'
import * as v from 'valibot'
import { pagePath } from '../page-path.ts'
import { bookingAccess, currency, languageId } from './place.ts'

/** A guest who wants to pay an open instalment by card. */
export const paymentRequest = v.object({
  ...bookingAccess.entries,
  /** The edition that the guest is in; without it that of the booking. */
  languageId: v.optional(languageId),
  /** What the guest was told; without it the earliest open instalment is paid. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Where the guest comes back to, within that edition. */
  returnPath: pagePath,
})
export type PaymentRequest = v.InferInput<typeof paymentRequest>

export const startedPayment = v.object({
  paymentId: v.string(),
  amount: v.number(),
  currency,
  /** The page of the provider, to which the guest is sent. */
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
