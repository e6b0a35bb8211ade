import { expect, test } from 'vitest'
import {
  type BankEntry,
  matchBankEntry,
  type NamedBooking,
  openInstalments,
  reservationNumbers,
} from './match-bank-entry.ts'

const entry = (other: Partial<BankEntry> = {}): BankEntry => ({
  key: 'a 1',
  bookedOn: '2027-02-03',
  amount: 25_000,
  currency: 'EUR',
  isReversal: false,
  remittance: 'Booking 528240396',
  party: 'Karen Müller',
  ...other,
})
const booking = (other: Partial<NamedBooking> = {}): NamedBooking => ({
  bookingId: 7,
  currency: 'EUR',
  payable: [25_000, 73_200],
  owed: 73_200,
  received: [],
  ...other,
})

test.each([
  ['528240396', ['528240396']],
  ['Res. 528 240 396, Müller', ['528240396']],
  ['528.240.396/528240396', ['528240396']],
  ['528240396 and 628240396', ['528240396', '628240396']],
  ['Invoice 5282403961', []],
  ['1528240396', []],
  ['028240396', []],
  ['', []],
])('the reservation numbers in %j are %j', (text, numbers) => {
  expect(reservationNumbers(text)).toEqual(numbers)
})

test('the exact amount of open instalments is entered; any other amount is left to staff', () => {
  expect(matchBankEntry(entry(), [booking()])).toEqual({ kind: 'payment', bookingId: 7 })
  expect(matchBankEntry(entry({ amount: 73_200 }), [booking()])).toEqual({ kind: 'payment', bookingId: 7 })
  for (const amount of [24_999, 25_001, 48_200]) {
    expect(matchBankEntry(entry({ amount }), [booking()])).toEqual({ kind: 'doubt', why: 'other-amount' })
  }
  expect(matchBankEntry(entry(), [booking({ payable: [], owed: 0 })])).toEqual({ kind: 'doubt', why: 'nothing-owed' })
})

test('another currency, no number, an unknown one or two of them are left to staff', () => {
  const why = (other: Partial<BankEntry>, named: NamedBooking[]) => matchBankEntry(entry(other), named)
  expect(why({ currency: 'DKK' }, [booking()])).toEqual({ kind: 'doubt', why: 'other-currency' })
  expect(why({ remittance: 'Ferienhaus' }, [])).toEqual({ kind: 'doubt', why: 'no-number' })
  expect(why({}, [])).toEqual({ kind: 'doubt', why: 'unknown-number' })
  expect(why({}, [booking(), booking({ bookingId: 8 })])).toEqual({ kind: 'doubt', why: 'several-numbers' })
})

test('a reversal undoes the latest entry of exactly that amount', () => {
  const back = { amount: -25_000, isReversal: true }
  const received = [
    { entryId: 1, amount: 25_000 },
    { entryId: 2, amount: 25_000 },
    { entryId: 3, amount: 48_200 },
  ]
  expect(matchBankEntry(entry(back), [booking({ received })])).toEqual({ kind: 'reversal', bookingId: 7, entryId: 2 })
  expect(matchBankEntry(entry(back), [booking()])).toEqual({ kind: 'doubt', why: 'no-original' })
})

test("money sent is entered as a refund if it is exactly the amount owed to the guest; the agency's other bills are ignored", () => {
  const out = { amount: -11_850 }
  expect(matchBankEntry(entry(out), [booking({ owed: -11_850, payable: [] })])).toEqual({
    kind: 'refund',
    bookingId: 7,
  })
  expect(matchBankEntry(entry(out), [booking({ owed: -11_849, payable: [] })])).toMatchObject({ why: 'other-amount' })
  expect(matchBankEntry(entry({ ...out, remittance: 'Electricity' }), [])).toEqual({ kind: 'foreign' })
})

test('payable is the rest of the earliest instalment, then that with the next one', () => {
  const plan = [{ amount: 25_000 }, { amount: 48_200 }]
  const open = (paid: number) => openInstalments(plan, paid).map(({ instalment, amount }) => [instalment, amount])
  expect(open(0)).toEqual([
    [1, 25_000],
    [2, 73_200],
  ])
  expect(open(10_000)).toEqual([
    [1, 15_000],
    [2, 63_200],
  ])
  expect(open(25_000)).toEqual([[2, 48_200]])
  expect(open(73_200)).toEqual([])
})
