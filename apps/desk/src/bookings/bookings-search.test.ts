import { expect, test } from 'vitest'
import { filtersOf } from './bookings-search.ts'

const today = '2027-06-26'

test('an address becomes filters, with today as the day it is', () => {
  const address = { q: 'anna', status: 'overdue,waiting', area: '3', from: 'today', until: '2027-10-31' }
  expect(filtersOf({ ...address, 'leave-until': 'today', currency: 'DKK', balance: 'credit' }, today)).toEqual({
    statuses: ['waiting', 'overdue'],
    area: 3,
    arrivalFrom: today,
    arrivalUntil: '2027-10-31',
    departureUntil: today,
    currency: 'DKK',
    balance: 'credit',
  })
})

test('what somebody made up is ignored', () => {
  const address = { status: 'held,x', area: '1e99', from: '31.12.', until: '2027-02-30', currency: 'USD', balance: 'x' }
  expect(filtersOf(address, today)).toEqual({})
  expect(filtersOf({ area: '-1' }, today)).toEqual({})
})
