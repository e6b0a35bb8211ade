import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './iso-day.ts'
import { type Quote, quote } from './quote.ts'
import {
  canAddLater,
  cancellationCharge,
  cancellationDeadlines,
  checkOutHour,
  instalmentPlan,
  keptPercent,
} from './rental-terms.ts'
import { stayFrom } from './stay.ts'
import { standardTerms } from './terms.ts'
import { planAndStay } from './testing/arbitrary-price-plan.ts'
import { anyTerms } from './testing/arbitrary-terms.ts'

const week: Quote = {
  kind: 'quote',
  stay: stayFrom('2027-06-12', 7),
  nights: 7,
  party: { adults: 2, children: 3, infants: 0, pets: 1 },
  currency: 'EUR',
  lines: [
    { kind: 'rent', nights: 7, amount: 129_800 },
    { kind: 'discount', percent: 8, tags: ['early-bird'], amount: -10_000 },
    item('mandatory-item', 13_900, 1),
    item('chosen-item', 1_700, 5),
    { kind: 'transaction-fee', amount: 3_200 },
  ],
  total: 145_400,
  normalTotal: 155_400,
  discountTags: ['early-bird'],
  transactionFee: 3_200,
  meteredEstimates: [],
}

function item(kind: 'mandatory-item' | 'chosen-item', unitPrice: number, units: number) {
  const amount = unitPrice * units
  return { kind, itemId: 1, type: 'x', chargeType: 'per-unit', quantity: units, units, unitPrice, amount } as const
}

test('cancellation cover can be added until the rest is due, other extras longer', () => {
  const days = ['2027-04-22', '2027-04-23', '2027-06-01']
  expect(days.map((today) => canAddLater('cancellation-cover', '2027-06-12', today, standardTerms))).toEqual([
    true,
    false,
    false,
  ])
  expect(canAddLater('linen', '2027-06-12', '2027-06-11', standardTerms)).toBe(true)
})

describe('instalments', () => {
  test('35 % of rent and cleaning with the fee now, the rest with the extras 50 days before', () => {
    expect(instalmentPlan(week, '2026-11-16', standardTerms)).toEqual([
      { amount: 46_795 + 3_200, dueOn: '2026-11-20' },
      { amount: 145_400 - 49_995, dueOn: '2027-04-23' },
    ])
  })

  test('a single instalment from the fiftieth day before arrival on', () => {
    expect(instalmentPlan(week, '2027-04-22', standardTerms)).toHaveLength(2)
    expect(instalmentPlan(week, '2027-04-23', standardTerms)).toEqual([{ amount: 145_400, dueOn: '2027-04-27' }])
    expect(instalmentPlan(week, '2027-06-01', standardTerms)).toEqual([{ amount: 145_400, dueOn: '2027-06-05' }])
  })

  test('nothing is due after arrival, and the first part never after the second', () => {
    expect(instalmentPlan(week, '2027-06-10', standardTerms)).toEqual([{ amount: 145_400, dueOn: '2027-06-12' }])
    expect(instalmentPlan(week, '2027-04-21', standardTerms).map(({ dueOn }) => dueOn)).toEqual([
      '2027-04-23',
      '2027-04-23',
    ])
  })

  test('the parts add up to the total for every quote and day, under any terms', () => {
    fc.assert(
      fc.property(planAndStay, fc.nat(400), anyTerms, ({ prices, stay, party, money }, daysBefore, terms) => {
        const result = quote(prices, stay, party, [], money)
        fc.pre(result.kind === 'quote')
        const parts = instalmentPlan(result, addDays(stay.arrival, -daysBefore), terms)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(result.total)
        expect(parts.every((part) => part.amount >= 0 && part.dueOn <= stay.arrival)).toBe(true)
      }),
    )
  })
})

describe('cancellation', () => {
  test.each([
    ['2026-11-16', 20],
    ['2027-03-14', 20],
    ['2027-03-15', 50],
    ['2027-04-13', 50],
    ['2027-04-14', 70],
    ['2027-05-13', 70],
    ['2027-05-14', 90],
    ['2027-05-28', 90],
    ['2027-05-29', 100],
    ['2027-06-12', 100],
    ['2027-06-13', 100],
  ])('on %s the agency keeps %i %%', (day, percent) => {
    expect(keptPercent(day, '2027-06-12', standardTerms)).toBe(percent)
  })

  test('guests see the last day of each step before booking', () => {
    const deadlines = cancellationDeadlines('2027-06-12', standardTerms)
    expect(deadlines.map(({ lastDay }) => lastDay)).toEqual(['2027-03-14', '2027-04-13', '2027-05-13', '2027-05-28'])
    for (const { lastDay, keptPercent: percent } of deadlines) {
      expect(keptPercent(lastDay, '2027-06-12', standardTerms)).toBe(percent)
      expect(keptPercent(addDays(lastDay, 1), '2027-06-12', standardTerms)).toBeGreaterThan(percent)
    }
  })

  test('costs its share of rent and cleaning and the fee, never the extras', () => {
    expect(cancellationCharge(week, '2027-03-14', standardTerms)).toBe(26_740 + 3_200)
    const cover = { ...item('chosen-item', 7_000, 1), type: 'cancellation-cover' }
    const covered = { ...week, lines: [...week.lines, cover], total: week.total + 7_000 }
    expect(cancellationCharge(covered, '2027-03-14', standardTerms)).toBe(26_740 + 7_000 + 3_200)
    expect(cancellationCharge(week, '2027-06-12', standardTerms)).toBe(133_700 + 3_200)
  })

  test('after a change of dates costs its fee too, and at least the amount kept before, within the price', () => {
    const moved: Quote = {
      ...week,
      lines: [...week.lines, { kind: 'rebooking-fee', amount: 8_500 }],
      total: week.total + 8_500,
    }
    expect(cancellationCharge(moved, '2027-03-14', standardTerms)).toBe(26_740 + 3_200 + 8_500)
    expect(cancellationCharge(moved, '2027-03-14', standardTerms, 60_000)).toBe(60_000)
    expect(cancellationCharge(moved, '2027-06-12', standardTerms, 60_000)).toBe(133_700 + 3_200 + 8_500)
    expect(cancellationCharge(moved, '2027-03-14', standardTerms, 999_999)).toBe(moved.total)
    expect(instalmentPlan(moved, '2026-11-16', standardTerms)[0]?.amount).toBe(46_795 + 3_200 + 8_500)
  })
})

test('a cancellation costs more the later it is, never more than the price, under any terms', () => {
  fc.assert(
    fc.property(
      planAndStay,
      fc.nat(400),
      fc.nat(30),
      anyTerms,
      ({ prices, stay, party, money }, before, later, terms) => {
        const result = quote(prices, stay, party, [], money)
        fc.pre(result.kind === 'quote')
        const [early, late] = [before, Math.max(0, before - later)].map((days) =>
          cancellationCharge(result, addDays(stay.arrival, -days), terms),
        )
        expect(early).toBeLessThanOrEqual(late ?? 0)
        expect(early).toBeGreaterThanOrEqual(0)
        expect(late).toBeLessThanOrEqual(result.total)
      },
    ),
  )
})

test('other terms have other instalments, deadlines, fees and hours', () => {
  const terms = {
    ...standardTerms,
    firstInstalment: { percent: 50, dueDaysAfterBooking: 10 },
    restDueDaysBeforeArrival: 30,
    cancellation: [{ fromDaysBefore: 45, keptPercent: 10 }],
    checkOutHour: { ownCleaning: 11, agencyCleaning: 8 },
  }
  expect(instalmentPlan(week, '2026-11-16', terms)).toEqual([
    { amount: 66_850 + 3_200, dueOn: '2026-11-26' },
    { amount: 145_400 - 70_050, dueOn: '2027-05-13' },
  ])
  expect(cancellationDeadlines('2027-06-12', terms)).toEqual([{ lastDay: '2027-04-28', keptPercent: 10 }])
  expect(cancellationCharge(week, '2027-04-28', terms)).toBe(13_370 + 3_200)
  expect(cancellationCharge(week, '2027-04-29', terms)).toBe(133_700 + 3_200)
  expect(canAddLater('cancellation-cover', '2027-06-12', '2027-05-12', terms)).toBe(true)
  expect([checkOutHour(false, terms), checkOutHour(true, terms)]).toEqual([11, 8])
})

test('a booking costs a fee of 229 kr. or 32 €, rebooking 600 kr. or 85 €', () => {
  expect(standardTerms.transactionFee).toEqual({ DKK: 22_900, EUR: 3_200 })
  expect(standardTerms.rebooking).toEqual({
    freeUntilDaysBeforeArrival: null,
    untilDaysBeforeArrival: 60,
    fee: { DKK: 60_000, EUR: 8_500 },
    isWithinYear: true,
  })
})

test('check-in from 15, check-out by 10, or by 9 if the agency cleans', () => {
  expect(standardTerms.checkInHour).toBe(15)
  expect(checkOutHour(false, standardTerms)).toBe(10)
  expect(checkOutHour(true, standardTerms)).toBe(9)
})
