import { expect, test } from 'vitest'
import { bookingStatus } from './booking-status.ts'

const today = '2027-06-26'
const booking = { state: 'booked', arrival: '2027-07-03', dueOn: null, isUnconfirmed: false, today } as const

test.each([
  [{}, 'booked'],
  [{ arrival: today }, 'arrived'],
  [{ dueOn: today }, 'booked'],
  [{ dueOn: '2027-06-25' }, 'overdue'],
  [{ dueOn: '2027-06-25', arrival: today }, 'overdue'],
  [{ isUnconfirmed: true, dueOn: '2027-06-25' }, 'unconfirmed'],
  [{ state: 'confirmed-later', isUnconfirmed: true }, 'waiting'],
  [{ state: 'completed', arrival: '2027-06-12' }, 'completed'],
  [{ state: 'completed', arrival: '2027-06-12', dueOn: '2027-05-01' }, 'overdue'],
  [{ state: 'cancelled', isUnconfirmed: true, dueOn: '2027-05-01' }, 'cancelled'],
] as const)('a booking with %o is %s', (facts, status) => {
  expect(bookingStatus({ ...booking, ...facts })).toBe(status)
})
