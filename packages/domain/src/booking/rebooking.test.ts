import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../iso-day.ts'
import type { ItemLine } from '../item-charge.ts'
import { type Quote, quote } from '../quote.ts'
import { cancellationCharge, instalmentPlan } from '../rental-terms.ts'
import { stayFrom } from '../stay.ts'
import { standardTerms } from '../terms.ts'
import { planAndStay } from '../testing/arbitrary-price-plan.ts'
import { bookingStates } from './booking-process.ts'
import {
  changeRefusal,
  isMoved,
  keptAfterMove,
  moveRefusal,
  orderedItems,
  priceGroups,
  type RebookingFacts,
  rebookingDays,
  rebookingFee,
  rebookingMoney,
  rebookingRefusal,
  withRebookingFees,
} from './rebooking.ts'

const line = (itemId: number, type: string, quantity: number): ItemLine => ({
  kind: type === 'cleaning' ? 'mandatory-item' : 'chosen-item',
  ...{ itemId, type, chargeType: 'per-unit', quantity, units: quantity, unitPrice: 1_000, amount: quantity * 1_000 },
})
const offered = [
  { itemId: 1, type: 'cleaning' },
  { itemId: 2, type: 'linen' },
  { itemId: 3, type: 'cancellation-cover' },
]
const july: Quote = {
  kind: 'quote',
  stay: stayFrom('2027-07-10', 7),
  nights: 7,
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  currency: 'EUR',
  lines: [
    { kind: 'rent', nights: 7, amount: 110_000 },
    { kind: 'discount', percent: 9, tags: [], amount: -10_000 },
    line(1, 'cleaning', 1),
    line(2, 'linen', 2),
    line(3, 'cancellation-cover', 1),
    { kind: 'transaction-fee', amount: 3_200 },
  ],
  total: 107_200,
  normalTotal: 117_200,
  discountTags: [],
  transactionFee: 3_200,
  meteredEstimates: [],
}
/** 60 days before the arrival. */
const lastDay = '2027-05-11'
const facts: RebookingFacts = {
  state: 'booked',
  agreed: july,
  terms: standardTerms,
  today: '2027-02-01',
  isAddressConfirmed: true,
  money: 'none',
  isOverdue: false,
}
const items = [
  { itemId: 1, quantity: 1 },
  { itemId: 2, quantity: 2 },
  { itemId: 3, quantity: 1 },
]
const august = { stay: stayFrom('2027-08-07', 7), party: july.party, items }
const unmoved = { ...august, stay: july.stay }

describe('a guest can change', () => {
  test.each(bookingStates)('only a confirmed booking: %s', (state) => {
    const expected = state === 'booked' ? null : 'cannot-change'
    expect([changeRefusal({ ...facts, state }), moveRefusal({ ...facts, state })]).toEqual([expected, expected])
  })

  test.each([
    ['2027-05-11', null, null],
    ['2027-05-12', null, 'too-late-to-move'],
    ['2027-07-09', null, 'too-late-to-move'],
    ['2027-07-10', 'cannot-change', 'cannot-change'],
    ['2027-07-12', 'cannot-change', 'cannot-change'],
  ])('guests and extras until the day before arrival, dates until 60 days before: on %s', (today, change, move) => {
    expect([changeRefusal({ ...facts, today }), moveRefusal({ ...facts, today })]).toEqual([change, move])
    expect(rebookingRefusal({ ...facts, today }, unmoved, offered)).toBe(change)
    expect(rebookingRefusal({ ...facts, today }, august, offered)).toBe(move)
  })

  test('nothing while money moves, an instalment is overdue or the address is unconfirmed', () => {
    expect(changeRefusal({ ...facts, isAddressConfirmed: false })).toBe('address-unconfirmed')
    for (const money of ['payment-pending', 'refund-pending', 'disputed'] as const) {
      expect(rebookingRefusal({ ...facts, money }, unmoved, offered)).toBe(money)
    }
    expect(rebookingRefusal({ ...facts, isOverdue: true }, august, offered)).toBe('overdue')
  })

  test('to another arrival of the same calendar year', () => {
    const to = (arrival: string) => rebookingRefusal(facts, { ...august, stay: stayFrom(arrival, 7) }, offered)
    expect(['2027-02-06', '2027-12-31', '2028-01-01'].map(to)).toEqual([null, null, 'other-year'])
    const anyYear = { ...standardTerms, rebooking: { ...standardTerms.rebooking, isWithinYear: false } }
    const next = { ...august, stay: stayFrom('2028-01-01', 7) }
    expect(rebookingRefusal({ ...facts, terms: anyYear }, next, offered)).toBeNull()
  })

  test('extras, but not the cancellation cover once it is ordered, nor order it late', () => {
    expect(rebookingRefusal(facts, { ...unmoved, items: [] }, offered)).toBe('cannot-return')
    const noLinen = items.filter(({ itemId }) => itemId !== 2)
    expect(rebookingRefusal(facts, { ...unmoved, items: noLinen }, offered)).toBeNull()
    const more = items.map(({ itemId }) => ({ itemId, quantity: 3 }))
    expect(rebookingRefusal(facts, { ...unmoved, items: more }, offered)).toBeNull()
    const soon = { ...august, stay: stayFrom('2027-03-20', 7) }
    expect(rebookingRefusal(facts, soon, offered)).toBeNull()
    expect(rebookingRefusal(facts, { ...soon, items: more }, offered)).toBe('cannot-add')
    // The house no longer offers it: the ordered one stays.
    expect(rebookingRefusal(facts, { ...unmoved, items: [] }, offered.slice(0, 2))).toBeNull()
  })

  test('a stay is another one with another arrival or another departure', () => {
    expect(isMoved(july.stay, stayFrom('2027-07-10', 7))).toBe(false)
    expect(isMoved(july.stay, stayFrom('2027-07-10', 14))).toBe(true)
    expect(isMoved(july.stay, stayFrom('2027-07-09', 8))).toBe(true)
  })
})

describe('a change of dates costs', () => {
  const free = { ...standardTerms.rebooking, freeUntilDaysBeforeArrival: 90 }

  test.each([
    ['2027-04-11', 0, 8_500],
    ['2027-04-12', 8_500, 8_500],
    [lastDay, 8_500, 8_500],
    [addDays(lastDay, 1), null, null],
  ])('on %s %j with a free period of the terms, and %j without', (today, withFree, without) => {
    expect([rebookingFee(july, today, free), rebookingFee(july, today, standardTerms.rebooking)]).toEqual([
      withFree,
      without,
    ])
  })

  test('600 kr. in kroner', () =>
    expect(rebookingFee({ ...july, currency: 'DKK' }, '2027-01-01', standardTerms.rebooking)).toBe(60_000))

  test('the fee of the last days that the guest is shown', () => {
    expect(rebookingDays('2027-07-10', standardTerms.rebooking)).toEqual({ freeUntil: null, lastDay })
    const { freeUntil } = rebookingDays('2027-07-10', free)
    expect(freeUntil).toBe('2027-04-11')
  })

  test('its fee once each time, as a line of the price', () => {
    const once = withRebookingFees(july, july, 8_500)
    expect([once.total, once.normalTotal, once.lines.at(-1)]).toEqual([
      july.total + 8_500,
      july.normalTotal + 8_500,
      { kind: 'rebooking-fee', amount: 8_500 },
    ])
    const twice = withRebookingFees(july, once, 8_500)
    expect([twice.total, priceGroups(twice)['rebooking-fee']]).toEqual([july.total + 17_000, 17_000])
    expect(withRebookingFees(july, once, 0).total).toBe(once.total)
    expect(withRebookingFees(july, july, 0)).toBe(july)
  })
})

describe('after a change of dates', () => {
  test('a cancellation costs at least as much as on the day of the change, and the fee', () => {
    const far = { ...withRebookingFees(july, july, 8_500), stay: stayFrom('2027-12-04', 7) }
    const kept = keptAfterMove({ ...facts, today: '2027-05-01' }, 8_500, 0)
    expect(kept).toBe(cancellationCharge(july, '2027-05-01', standardTerms) + 8_500)
    expect(cancellationCharge(far, '2027-05-01', standardTerms)).toBeLessThan(kept)
    expect(cancellationCharge(far, '2027-05-01', standardTerms, kept)).toBe(kept)
    expect(keptAfterMove({ ...facts, today: '2027-02-01' }, 8_500, 70_000)).toBe(78_500)
  })

  test('moving away never makes a cancellation cheaper', () => {
    const day = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 200_000 }), (before, far, rent) => {
        const today = addDays(july.stay.arrival, -before)
        const stay = stayFrom(addDays(today, far), 7)
        const fresh = { ...july, stay, lines: [{ kind: 'rent', nights: 7, amount: rent } as const], total: rent }
        const changed = withRebookingFees(fresh, july, 8_500)
        const kept = keptAfterMove({ ...facts, today }, 8_500, 0)
        fc.pre(changed.total >= kept)
        expect(cancellationCharge(changed, today, standardTerms, kept)).toBeGreaterThanOrEqual(
          cancellationCharge(july, today, standardTerms) + 8_500,
        )
      }),
    )
  })

  test('the money already paid is deducted from the earliest instalments', () => {
    const [first, rest] = instalmentPlan(july, '2027-02-01', standardTerms)
    expect(rebookingMoney(july, '2027-02-01', 0, standardTerms)).toEqual({ due: [first, rest], back: 0 })
    const some = rebookingMoney(july, '2027-02-01', 10_000, standardTerms)
    expect(some.due).toEqual([{ ...first, amount: (first?.amount ?? 0) - 10_000 }, rest])
    const half = rebookingMoney(july, '2027-02-01', 60_000, standardTerms)
    expect(half).toEqual({ due: [{ ...rest, amount: july.total - 60_000 }], back: 0 })
    expect(rebookingMoney(july, '2027-02-01', july.total, standardTerms)).toEqual({ due: [], back: 0 })
    expect(rebookingMoney(july, '2027-02-01', july.total + 500, standardTerms)).toEqual({ due: [], back: 500 })
  })

  test('payments, refund and price always agree', () => {
    fc.assert(
      fc.property(
        planAndStay,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 900_000 }),
        ({ prices, stay, party, money }, daysBefore, paid) => {
          const fresh = quote(prices, stay, party, [], money)
          fc.pre(fresh.kind === 'quote')
          const changed = withRebookingFees(fresh, { ...july, currency: money }, 8_500)
          const agreedOn = addDays(stay.arrival, -daysBefore)
          const { due, back } = rebookingMoney(changed, agreedOn, paid, standardTerms)
          const open = due.reduce((sum, { amount }) => sum + amount, 0)
          expect(paid + open - back).toBe(changed.total)
          expect(open === 0 || back === 0).toBe(true)
          for (const { amount, dueOn } of due) {
            expect(amount).toBeGreaterThan(0)
            expect(daysBetween(agreedOn, dueOn)).toBeGreaterThanOrEqual(0)
          }
          const groups = Object.values(priceGroups(changed))
          expect(groups.reduce((sum, amount) => sum + amount, 0)).toBe(changed.total)
        },
      ),
    )
  })
})

test('the ordered items are those that the house still has', () => {
  expect(orderedItems(july, offered)).toEqual(items)
  expect(orderedItems(july, offered.slice(1, 2))).toEqual([{ itemId: 2, quantity: 2 }])
})

test('a price is compared by rent, extras and fees', () => {
  expect(priceGroups(withRebookingFees(july, july, 8_500))).toEqual({
    rent: 100_000,
    items: 4_000,
    'booking-fee': 3_200,
    'rebooking-fee': 8_500,
  })
})
