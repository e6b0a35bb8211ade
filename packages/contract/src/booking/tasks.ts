import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Releases expired holds and deletes responses that can no longer be requested. */
export const sweepHolds = defineTask({ name: 'holds.sweep', schema: v.strictObject({}) })

/** Recounts the bookings of one day. */
export const countBookings = defineTask({
  name: 'bookings.count',
  schema: v.strictObject({ day: v.pipe(v.string(), v.isoDate()) }),
})

/** Mails the guest the state of a booking after changes; several within minutes are one mail. */
export const mailChanges = defineTask({
  name: 'bookings.mail-changes',
  schema: v.strictObject({ bookingId: v.number() }),
})

/** Captures authorised payments, refunds what is owed, and polls payments whose notice may be lost. */
export const settlePayments = defineTask({ name: 'payments.settle', schema: v.strictObject({}) })

/** Compares the ledger with the payment provider's records. */
export const comparePayments = defineTask({ name: 'payments.compare', schema: v.strictObject({}) })

/** Reminds guests of due instalments, completes finished stays, invites reviews, and deletes old questions. */
export const maintainBookings = defineTask({ name: 'bookings.maintain', schema: v.strictObject({}) })
