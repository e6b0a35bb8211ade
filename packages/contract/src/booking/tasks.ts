import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Frees houses whose hold has ended, and forgets replies that nobody will ask for again. */
export const sweepHolds = defineTask({ name: 'holds.sweep', schema: v.strictObject({}) })

/** Counts the bookings of one day anew. */
export const countBookings = defineTask({
  name: 'bookings.count',
  schema: v.strictObject({ day: v.pipe(v.string(), v.isoDate()) }),
})

/** Tells a guest how the booking stands after changes; several within minutes are one mail. */
export const mailChanges = defineTask({
  name: 'bookings.mail-changes',
  schema: v.strictObject({ bookingId: v.number() }),
})

/** Takes what is authorised, pays back what is owed, and asks about payments whose notice may be lost. */
export const settlePayments = defineTask({ name: 'payments.settle', schema: v.strictObject({}) })

/** Compares the ledger with the books of the payment provider. */
export const comparePayments = defineTask({ name: 'payments.compare', schema: v.strictObject({}) })

/** Reminds guests of instalments that fall due, completes stays that are over, and asks how they were. */
export const maintainBookings = defineTask({ name: 'bookings.maintain', schema: v.strictObject({}) })
