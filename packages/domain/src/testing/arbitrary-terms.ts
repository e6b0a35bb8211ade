import fc from 'fast-check'
import { standardTerms, type Terms } from '../terms.ts'

const percent = fc.integer({ min: 0, max: 100 })
const amounts = fc.record({ DKK: fc.integer({ min: 1, max: 100_000 }), EUR: fc.integer({ min: 1, max: 15_000 }) })

/** Days fall and shares rise, both without repeats. */
const ladder = fc
  .integer({ min: 1, max: 6 })
  .chain((steps) => {
    const list = (from: number, to: number) =>
      fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: steps, maxLength: steps })
    return fc.tuple(list(2, 365), list(0, 100))
  })
  .map(([days, shares]) => {
    const rising = shares.toSorted((a, b) => a - b)
    return days
      .toSorted((a, b) => b - a)
      .map((fromDaysBefore, index) => ({ fromDaysBefore, keptPercent: rising[index] ?? 100 }))
  })

/** Valid sets; the hours and the age are those of the standard terms. */
export const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    transactionFee: amounts,
    firstInstalment: fc.record({ percent, dueDaysAfterBooking: fc.integer({ min: 1, max: 60 }) }),
    restDueDaysBeforeArrival: fc.integer({ min: 2, max: 365 }),
    cancellation: ladder,
    refundWorkingDays: fc.integer({ min: 1, max: 30 }),
  })
  .map((parts) => ({ ...standardTerms, ...parts }))
