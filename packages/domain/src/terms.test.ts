import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comingSaleRules,
  type DatedTerms,
  saleRulesAt,
  setSaleRules,
  standardTerms,
  type Terms,
  termsOn,
  termsProblems,
} from './terms.ts'
import { anyTerms } from './testing/arbitrary-terms.ts'

const set = (validFrom: string, change: Partial<Terms> = {}): DatedTerms => ({
  validFrom,
  terms: { ...standardTerms, ...change },
})

describe('the terms of a day', () => {
  const [spring, autumn] = [set('2027-03-01', { minRenterAge: 21 }), set('2027-09-01', { minRenterAge: 18 })]

  test('are the latest that have begun, in whatever order they were set', () => {
    const ages = ['2027-02-28', '2027-03-01', '2027-08-31', '2027-09-01', '2030-01-01']
    for (const all of [
      [spring, autumn],
      [autumn, spring],
    ]) {
      expect(ages.map((day) => termsOn(day, all).minRenterAge)).toEqual([25, 21, 21, 18, 18])
    }
  })

  test('are the standard terms before the first set, and without any', () => {
    expect(termsOn('2027-02-28', [spring])).toBe(standardTerms)
    expect(termsOn('2027-03-01', [])).toBe(standardTerms)
  })

  test('are the set saved last if two begin on the same day', () => {
    const corrected = set('2027-03-01', { minRenterAge: 20 })
    expect(termsOn('2027-05-01', [spring, corrected]).minRenterAge).toBe(20)
  })
})

test('the standard terms are valid, and so is every generated set', () => {
  expect(termsProblems(set('2027-01-01'))).toEqual([])
  fc.assert(
    fc.property(anyTerms, (terms) => {
      expect(termsProblems({ validFrom: '2027-01-01', terms })).toEqual([])
    }),
  )
})

const { rebooking } = standardTerms
const step = (fromDaysBefore: number, keptPercent: number) => ({ fromDaysBefore, keptPercent })

test.each<[string, Partial<Terms>, string]>([
  [
    'a negative fee',
    { transactionFee: { DKK: -1, EUR: 1 } },
    'transactionFee.DKK: is -1, but must be from 0 to 1000000',
  ],
  ['a fee in fractions', { transactionFee: { DKK: 100, EUR: 1.5 } }, 'transactionFee.EUR: is 1.5, but must be a whole'],
  ['a fee in one currency', { transactionFee: { DKK: 100, EUR: 0 } }, 'transactionFee: is free in one currency only'],
  [
    'more than everything at once',
    { firstInstalment: { percent: 101, dueDaysAfterBooking: 4 } },
    'firstInstalment.percent: is 101, but must be from 0 to 100',
  ],
  [
    'an instalment before the booking',
    { firstInstalment: { percent: 35, dueDaysAfterBooking: 0 } },
    'firstInstalment.dueDaysAfterBooking: is 0',
  ],
  ['a rest due too late for a transfer', { restDueDaysBeforeArrival: 1 }, 'restDueDaysBeforeArrival: is 1'],
  ['no ladder', { cancellation: [] }, 'cancellation: needs at least one step'],
  ['a share above everything', { cancellation: [step(30, 101)] }, 'cancellation.0.keptPercent: is 101'],
  ['a negative share', { cancellation: [step(30, -1)] }, 'cancellation.0.keptPercent: is -1'],
  ['a step on the day before arrival', { cancellation: [step(1, 20)] }, 'cancellation.0.fromDaysBefore: is 1'],
  [
    'a ladder that falls',
    { cancellation: [step(60, 50), step(30, 20)] },
    'cancellation.1.keptPercent: is 20, but must be more than 50 of the step before',
  ],
  [
    'a step twice',
    { cancellation: [step(60, 20), step(60, 50)] },
    'cancellation.1.fromDaysBefore: is 60, but must be less than 60 of the step before',
  ],
  [
    'rebooking free of charge when it is too late',
    { rebooking: { ...rebooking, freeUntilDaysBeforeArrival: 59 } },
    'rebooking.freeUntilDaysBeforeArrival: is 59, but must not be less than untilDaysBeforeArrival, 60',
  ],
  ['a negative rebooking fee', { rebooking: { ...rebooking, fee: { DKK: 1, EUR: -1 } } }, 'rebooking.fee.EUR: is -1'],
  [
    'rebooking after arrival',
    { rebooking: { ...rebooking, untilDaysBeforeArrival: -1 } },
    'rebooking.untilDaysBeforeArrival: is -1',
  ],
  ['a refund before the cancellation', { refundWorkingDays: 0 }, 'refundWorkingDays: is 0'],
  ['children as renters', { minRenterAge: 17 }, 'minRenterAge: is 17, but must be from 18 to 99'],
  ['a 25th hour', { checkInHour: 24 }, 'checkInHour: is 24'],
  ['half hours', { checkInHour: 15.5 }, 'checkInHour: is 15.5, but must be a whole number'],
  [
    'an arrival before the departure of others',
    { checkInHour: 10 },
    'checkInHour: is 10, but must be later than the last check-out at 10',
  ],
  [
    'cleaners who come later than guests leave',
    { checkOutHour: { ownCleaning: 9, agencyCleaning: 10 } },
    'checkOutHour.agencyCleaning: is 10, but must not be later than ownCleaning at 9',
  ],
  ['a cut-off after midnight', { bookingCutoffHour: 25 }, 'bookingCutoffHour: is 25, but must be from 0 to 24'],
  ['last minute for months', { lastMinuteDays: 91 }, 'lastMinuteDays: is 91, but must be from 2 to 90'],
  ['years that nobody has priced', { openYearsAhead: 4 }, 'openYearsAhead: is 4, but must be from 0 to 3'],
  [
    'free electricity in one currency',
    { energyPrices: { kwh: { DKK: 325, EUR: 0 }, m3: null } },
    'energyPrices.kwh: is free in one currency only',
  ],
  ['a negative price of water', { energyPrices: { kwh: null, m3: { DKK: 1, EUR: -1 } } }, 'energyPrices.m3.EUR: is -1'],
])('%s is a problem', (_, change, sentence) => {
  const problems = termsProblems(set('2027-01-01', change))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})

test.each(['2027-02-30', '', '01.01.2027'])('%j is no first day', (validFrom) => {
  expect(termsProblems(set(validFrom))).toEqual(['validFrom: must be a calendar day such as 2027-01-01'])
})

test('every problem is named at once', () => {
  const problems = termsProblems(set('2027-01-01', { refundWorkingDays: 0, minRenterAge: 0, cancellation: [] }))
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'cancellation',
    'refundWorkingDays',
    'minRenterAge',
  ])
})

test('the rules of selling are those of the day in Denmark, and browsers get those of today and later', () => {
  const all = [
    set('2026-01-01', { bookingCutoffHour: 9 }),
    set('2026-07-01', { bookingCutoffHour: 12, openYearsAhead: 2 }),
    set('2026-08-01', { bookingCutoffHour: 18 }),
  ]
  setSaleRules(all)
  expect(saleRulesAt(new Date('2026-07-31T21:59:59Z')).bookingCutoffHour).toBe(12)
  expect(saleRulesAt(new Date('2026-07-31T22:00:00Z')).bookingCutoffHour).toBe(18)
  expect(comingSaleRules('2026-07-11', all)).toEqual([
    { validFrom: '2026-07-01', terms: { bookingCutoffHour: 12, lastMinuteDays: 21, openYearsAhead: 2 } },
    { validFrom: '2026-08-01', terms: { bookingCutoffHour: 18, lastMinuteDays: 21, openYearsAhead: 1 } },
  ])
  setSaleRules([])
  expect(saleRulesAt(new Date('2026-07-11T10:00:00Z'))).toBe(standardTerms)
})
