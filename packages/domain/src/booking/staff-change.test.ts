import { describe, expect, test } from 'vitest'
import { defaultParty } from '../party.ts'
import type { Quote } from '../quote.ts'
import { cancellationCharge } from '../rental-terms.ts'
import { standardTerms } from '../terms.ts'
import { bookingStates } from './booking-process.ts'
import type { RebookingFacts } from './rebooking.ts'
import {
  changeCauses,
  gapsBeside,
  isRelocated,
  keptAfterStaffChange,
  type StaffChange,
  staffChangeFee,
  staffChangeNotices,
  staffChangeRefusal,
} from './staff-change.ts'

const agreed: Quote = {
  kind: 'quote',
  stay: { arrival: '2027-08-28', departure: '2027-09-04' },
  nights: 7,
  party: defaultParty,
  currency: 'EUR',
  lines: [
    { kind: 'rent', nights: 7, amount: 114_800 },
    {
      ...{ kind: 'chosen-item', itemId: 5, type: 'cancellation-cover', chargeType: 'per-stay' },
      ...{ quantity: 1, units: 1, unitPrice: 4_000, amount: 4_000 },
    },
    { kind: 'transaction-fee', amount: 3_200 },
  ],
  total: 122_000,
  normalTotal: 122_000,
  discountTags: [],
  transactionFee: 3_200,
  meteredEstimates: [],
}
const facts: RebookingFacts = {
  ...{ state: 'booked', agreed, terms: standardTerms, today: '2027-06-24' },
  ...{ isAddressConfirmed: true, money: 'none', isOverdue: false },
}
const cover = [{ itemId: 5, quantity: 1 }]
const moved: StaffChange = {
  stay: { arrival: '2027-08-30', departure: '2027-09-06' },
  ...{ party: defaultParty, items: cover, isOtherHouse: false, cause: 'guest', waivesFee: false },
}
const same: StaffChange = { ...moved, stay: agreed.stay }
const offered = [{ itemId: 5, type: 'cancellation-cover' }]
const fee = standardTerms.rebooking.fee.EUR
const refusal = (more: Partial<RebookingFacts>, change: Partial<StaffChange> = {}, items = offered) =>
  staffChangeRefusal({ ...facts, ...more }, { ...moved, ...change }, items)

test('other dates or another house have today’s prices; other guests and extras have not', () => {
  expect(isRelocated(agreed.stay, same)).toBe(false)
  expect(isRelocated(agreed.stay, moved)).toBe(true)
  expect(isRelocated(agreed.stay, { ...same, isOtherHouse: true })).toBe(true)
})

describe('refusals', () => {
  test('only open bookings can be changed', () => {
    expect(bookingStates.map((state) => [state, refusal({ state })])).toEqual([
      ['held', 'cannot-change'],
      ['booked', null],
      ['confirmed-later', null],
      ['cancelled', 'cannot-change'],
      ['completed', 'cannot-change'],
    ])
  })

  test('of money in motion only a payment under way stops staff', () => {
    const states = ['none', 'payment-pending', 'refund-pending', 'disputed'] as const
    expect(states.map((money) => refusal({ money }))).toEqual([null, 'payment-pending', null, null])
  })

  test('the rules for guests do not: late, overdue, unconfirmed address, another year', () => {
    expect(refusal({ today: '2027-08-27', isOverdue: true, isAddressConfirmed: false })).toBeNull()
    expect(refusal({}, { stay: { arrival: '2028-01-08', departure: '2028-01-15' } })).toBeNull()
  })

  test('a stay has nights, and new days lie ahead; days as agreed may be past', () => {
    const at = (arrival: string, departure: string, today = '2027-06-24') =>
      refusal({ today }, { stay: { arrival, departure } })
    expect(at('2027-08-30', '2027-08-30')).toBe('empty-stay')
    expect(at('2027-08-30', '2027-08-29')).toBe('empty-stay')
    expect(at('2027-06-23', '2027-06-30')).toBe('in-the-past')
    expect(at('2027-06-24', '2027-06-30')).toBeNull()
    // A guest who is there stays longer, or leaves today, but did not leave yesterday.
    expect(at('2027-08-28', '2027-09-11', '2027-08-31')).toBeNull()
    expect(at('2027-08-28', '2027-08-31', '2027-08-31')).toBeNull()
    expect(at('2027-08-28', '2027-08-30', '2027-08-31')).toBe('in-the-past')
  })

  test('the cancellation cover is consumed, but another house may not have it', () => {
    expect(refusal({}, { items: [] })).toBe('cannot-return')
    expect(refusal({}, { items: [], isOtherHouse: true })).toBeNull()
    expect(refusal({}, { items: [] }, [])).toBeNull()
  })
})

describe('the fee', () => {
  test('is for a move that the guest asked for, unless staff waive it', () => {
    for (const cause of changeCauses) {
      const charged = cause === 'guest' ? fee : 0
      expect(staffChangeFee(facts, { ...moved, cause })).toEqual({ byTerms: fee, charged })
      expect(staffChangeFee(facts, { ...moved, cause, waivesFee: true })).toEqual({ byTerms: fee, charged: 0 })
      expect(staffChangeFee(facts, { ...same, cause })).toEqual({ byTerms: 0, charged: 0 })
    }
    expect(staffChangeFee(facts, { ...same, isOtherHouse: true })).toEqual({ byTerms: fee, charged: fee })
  })

  test('does not exist before the approval, and has its price after the last day for guests', () => {
    expect(staffChangeFee({ ...facts, state: 'confirmed-later' }, moved)).toEqual({ byTerms: 0, charged: 0 })
    expect(staffChangeFee({ ...facts, today: '2027-08-27' }, moved)).toEqual({ byTerms: fee, charged: fee })
  })

  test('is waived as early as the terms say', () => {
    const rebooking = { ...standardTerms.rebooking, freeUntilDaysBeforeArrival: 60 }
    const terms = { ...standardTerms, rebooking }
    expect(staffChangeFee({ ...facts, terms }, moved)).toEqual({ byTerms: 0, charged: 0 })
  })
})

test('a later cancellation costs as much as one before the move, if the guest asked for the move', () => {
  const kept = (more: Partial<RebookingFacts>, change: StaffChange) =>
    keptAfterStaffChange({ ...facts, ...more }, change, { charged: fee, keptAtLeast: 700 })
  expect(kept({}, moved)).toBe(cancellationCharge(agreed, facts.today, standardTerms, 700) + fee)
  expect(kept({}, same)).toBe(700)
  expect(kept({ state: 'confirmed-later' }, moved)).toBe(700)
  for (const cause of ['agency', 'owner', 'mistake'] as const) expect(kept({}, { ...moved, cause })).toBe(700)
})

test('staff read which rules they pass over, and which money waits', () => {
  const quote = { ...agreed, stay: moved.stay }
  const outcome = { quote, keptAtLeast: 0, isDeferred: false }
  const of = (more: Partial<RebookingFacts>, other: Partial<typeof outcome> = {}, change = moved) =>
    staffChangeNotices({ ...facts, ...more }, change, { ...outcome, ...other })
  expect(of({})).toEqual([])
  expect(of({}, { isDeferred: true })).toEqual(['needs-approval'])
  expect(of({ state: 'confirmed-later' }, { isDeferred: true })).toEqual([])
  expect(of({}, { isDeferred: true }, same)).toEqual([])
  expect(of({ today: '2027-08-20' })).toEqual(['too-late-to-move'])
  expect(of({ today: '2027-08-20' }, {}, same)).toEqual([])
  const next = { ...quote, stay: { arrival: '2028-01-08', departure: '2028-01-15' } }
  expect(of({}, { quote: next })).toEqual(['other-year'])
  expect(of({}, { keptAtLeast: agreed.total + 1 })).toEqual(['too-cheap'])
  expect(of({ isOverdue: true, money: 'disputed' })).toEqual(['overdue', 'disputed'])
  expect(of({ money: 'refund-pending' })).toEqual(['refund-pending'])
})

test('gaps of less than a week beside the new stay are named', () => {
  const beside = (previousDeparture: string | null, nextArrival: string | null) =>
    gapsBeside(moved.stay, { previousDeparture, nextArrival })
  expect(beside('2027-08-28', '2027-09-06')).toEqual([{ code: 'gap-before', nights: 2 }])
  expect(beside('2027-08-30', '2027-09-12')).toEqual([{ code: 'gap-after', nights: 6 }])
  expect(beside('2027-08-23', '2027-09-13')).toEqual([])
  expect(beside(null, null)).toEqual([])
})
