import { describe, expect, test } from 'vitest'
import {
  canAskForSms,
  canChange,
  canReadMeters,
  isLinkOpen,
  keyNotice,
  meteredUse,
  parseReading,
} from './after-booking.ts'
import type { BookingState } from './booking-process.ts'

const at = (today: string, state: BookingState = 'booked') => ({
  state,
  arrival: '2027-07-10',
  departure: '2027-07-17',
  today,
})

describe("the key's location", () => {
  test.each([
    ['2027-06-25', 0, 'too-early'],
    ['2027-06-26', 0, 'shown'],
    ['2027-06-26', 1, 'unpaid'],
    ['2027-07-17', 0, 'shown'],
    ['2027-07-17', -500, 'shown'],
    ['2027-07-18', 0, 'over'],
  ] as const)('on %s, with %d owed, is %s', (today, owed, notice) => expect(keyNotice(at(today), owed)).toBe(notice))
  test('is hidden until the agency has confirmed, and after a cancellation', () => {
    expect(keyNotice(at('2027-07-01', 'confirmed-later'), 0)).toBe('unconfirmed')
    expect(keyNotice(at('2027-07-01', 'cancelled'), 0)).toBe('over')
  })
})

test('a text message can be ordered until the day of arrival', () => {
  expect(canAskForSms(at('2027-07-10'))).toBe(true)
  expect(canAskForSms(at('2027-07-11'))).toBe(false)
  expect(canAskForSms(at('2027-07-01', 'cancelled'))).toBe(false)
})

test('party and extras can change until the day before arrival', () => {
  expect(canChange(at('2027-07-09'))).toBe(true)
  expect(canChange(at('2027-07-10'))).toBe(false)
  expect(canChange(at('2027-07-01', 'completed'))).toBe(false)
})

describe('meters', () => {
  test('can be read from the day of arrival until three days after departure', () => {
    expect(['2027-07-09', '2027-07-10', '2027-07-20', '2027-07-21'].map((day) => canReadMeters(at(day)))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(canReadMeters(at('2027-07-18', 'completed'))).toBe(true)
    expect(canReadMeters(at('2027-07-12', 'cancelled'))).toBe(false)
  })
  test.each([
    ['12345', 12_345],
    [' 12345,6 ', 12_345.6],
    ['0.125', 0.125],
    ['9999999', 9_999_999],
  ])('accept %j as %d', (text, reading) => expect(parseReading(text)).toBe(reading))
  test.each(['', '-1', '1e9', '12 kWh', '1.2345', '12345678', 'NaN'])('reject %j', (text) =>
    expect(parseReading(text)).toBeNull(),
  )
  test('give the consumption once both readings exist, and nothing if they decrease', () => {
    const arrival = { itemId: 4, moment: 'arrival', reading: 100.1 } as const
    const departure = { itemId: 4, moment: 'departure', reading: 170.3 } as const
    expect(meteredUse([arrival], 4)).toBeNull()
    expect(meteredUse([departure], 4)).toBeNull()
    expect(meteredUse([arrival, departure], 4)).toBe(70.2)
    expect(meteredUse([arrival, departure], 5)).toBeNull()
    expect(meteredUse([arrival, { ...departure, reading: 99 }], 4)).toBeNull()
    expect(meteredUse([arrival, { ...departure, reading: 100.1 }], 4)).toBe(0)
  })
})

test('the link in a mail opens the booking until long after the last bill', () => {
  const departure = '2027-06-19'
  expect(isLinkOpen({ departure, today: '2027-10-17' })).toBe(true)
  expect(isLinkOpen({ departure, today: '2027-10-18' })).toBe(false)
})
