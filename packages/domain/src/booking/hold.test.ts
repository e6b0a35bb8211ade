import { expect, test } from 'vitest'
import { holdExpiry, remainingSeconds, staffHoldExpiry, staffHoldHours } from './hold.ts'

const start = new Date('2027-02-01T08:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

test('a house is held for twenty minutes', () => {
  expect(holdExpiry(start)).toEqual(new Date('2027-02-01T08:20:00Z'))
  expect(remainingSeconds(holdExpiry(start), start)).toBe(1200)
})

test('the time shown never exceeds the time left', () => {
  const expiry = holdExpiry(start)
  expect(remainingSeconds(expiry, after(1))).toBe(1199)
  expect(remainingSeconds(expiry, after(1_199_001))).toBe(0)
  expect(remainingSeconds(expiry, after(3_600_000))).toBe(0)
})

test('staff hold nights for hours, at most a week', () => {
  expect(staffHoldExpiry(new Date('2027-06-24T08:00:00Z'), 26)).toEqual(new Date('2027-06-25T10:00:00Z'))
  expect(staffHoldHours).toBe(168)
})
