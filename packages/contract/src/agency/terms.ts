import { type DatedTerms, standardTerms, type Terms } from '@marram/domain/terms'
import * as v from 'valibot'

const whole = v.number('must be a number')
const amounts = v.strictObject({ DKK: whole, EUR: whole })

const entries = {
  transactionFee: amounts,
  firstInstalment: v.strictObject({ percent: whole, dueDaysAfterBooking: whole }),
  restDueDaysBeforeArrival: whole,
  cancellation: v.array(v.strictObject({ fromDaysBefore: whole, keptPercent: whole })),
  rebooking: v.strictObject({
    freeUntilDaysBeforeArrival: v.nullable(whole),
    untilDaysBeforeArrival: whole,
    fee: amounts,
    isWithinYear: v.boolean('must be true or false'),
  }),
  refundWorkingDays: whole,
  minRenterAge: whole,
  checkInHour: whole,
  checkOutHour: v.strictObject({ ownCleaning: whole, agencyCleaning: whole }),
  // Sets and bookings of earlier versions lack these: they were made under the standard terms.
  bookingCutoffHour: v.optional(whole, standardTerms.bookingCutoffHour),
  lastMinuteDays: v.optional(whole, standardTerms.lastMinuteDays),
  openYearsAhead: v.optional(whole, standardTerms.openYearsAhead),
  offersCancellationCover: v.optional(v.boolean('must be true or false'), standardTerms.offersCancellationCover),
  energyPrices: v.optional(
    v.strictObject({ kwh: v.nullable(amounts), m3: v.nullable(amounts) }),
    standardTerms.energyPrices,
  ),
}

/** The terms of a booking, as stored and sent. `termsProblems` of domain checks the values of a new set. */
export const termsShape: v.GenericSchema<unknown, Terms> = v.strictObject(entries)

/** A set of terms as the agency writes it in a file: the terms and their first day. */
export const termsFile = v.strictObject({
  validFrom: v.string('must be a calendar day such as 2027-01-01'),
  ...entries,
})

export function datedTerms({ validFrom, ...terms }: v.InferOutput<typeof termsFile>): DatedTerms {
  return { validFrom, terms }
}
