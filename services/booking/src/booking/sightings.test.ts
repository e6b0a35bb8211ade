import { expect, test } from 'vitest'
import { createSightings } from './sightings.ts'

const stay = (arrival: string, departure: string) => ({
  arrival: `2027-07-${arrival}`,
  departure: `2027-07-${departure}`,
})

test('booked nights are gone for overlapping stays only', () => {
  const sightings = createSightings(() => 0)
  sightings.noteBooked(stay('10', '17'))
  expect(sightings.isGone(stay('16', '20'))).toBe(true)
  expect(sightings.isGone(stay('17', '24'))).toBe(false)
})

test('a stay that contains a refused one is refused; a shorter one may be tried', () => {
  const sightings = createSightings(() => 0)
  sightings.noteRefused(stay('10', '17'))
  expect(sightings.isGone(stay('10', '17'))).toBe(true)
  expect(sightings.isGone(stay('08', '20'))).toBe(true)
  expect(sightings.isGone(stay('12', '17'))).toBe(false)
  expect(sightings.isBooked(stay('10', '17'))).toBe(false)
})

test('sightings expire after a second', () => {
  let now = 0
  const sightings = createSightings(() => now)
  sightings.noteBooked(stay('10', '17'))
  now = 999
  expect(sightings.isGone(stay('10', '17'))).toBe(true)
  now = 1000
  expect(sightings.isGone(stay('10', '17'))).toBe(false)
})
