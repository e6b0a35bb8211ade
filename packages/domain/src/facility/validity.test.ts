import { expect, test } from 'vitest'
import { stayFrom } from '../stay.ts'
import { facilityDuring, facilityOn } from './validity.ts'

const pool = { value: '1', fromDate: '2027-05-01', toDate: '2027-09-30' }
const week = (arrival: string) => stayFrom(arrival, 7)

test('a pool that is open in summer exists for a stay in July and not for one in winter', () => {
  expect(facilityDuring([pool], week('2027-07-10'))).toBe('1')
  expect(facilityDuring([pool], week('2027-01-09'))).toBeNull()
})

test('only a facility valid on every night counts', () => {
  expect(facilityDuring([pool], week('2027-04-24'))).toBeNull()
  expect(facilityDuring([pool], week('2027-05-01'))).toBe('1')
  // The last night is the one to 1 October.
  expect(facilityDuring([pool], week('2027-09-24'))).toBe('1')
  expect(facilityDuring([pool], week('2027-09-25'))).toBeNull()
})

test('consecutive rows without a gap count throughout', () => {
  const rows = [pool, { ...pool, fromDate: '2027-10-01', toDate: null }]
  expect(facilityDuring(rows, week('2027-09-27'))).toBe('1')
})

test('a number that changes during the stay does not count', () => {
  const rows = [
    { value: '3', fromDate: null, toDate: null },
    { value: '4', fromDate: '2027-07-01', toDate: null },
  ]
  expect(facilityDuring(rows, week('2027-06-01'))).toBe('3')
  expect(facilityDuring(rows, week('2027-07-01'))).toBe('4')
  expect(facilityDuring(rows, week('2027-06-28'))).toBeNull()
  expect(facilityOn(rows, '2027-07-01')).toBe('4')
})

test('a row without dates is always valid, and no rows never', () => {
  expect(facilityOn([{ value: '1', fromDate: null, toDate: null }], '2027-07-01')).toBe('1')
  expect(facilityOn([], '2027-07-01')).toBeNull()
})
