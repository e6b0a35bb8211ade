import type { PriceSeason } from '@marram/domain/price-plan'
import { expect, test } from 'vitest'
import { offeredArrivals } from './offered-stays.ts'

const season = (id: number, startsOn: string, endsOn: string, rules: Partial<PriceSeason> = {}): PriceSeason => ({
  id,
  key: `s${id}`,
  startsOn,
  endsOn,
  arrivalDays: [6],
  minNights: 7,
  maxNights: 28,
  wholeWeeks: true,
  weekPrice: { DKK: 0, EUR: 0 },
  ...rules,
})
const spring = season(1, '2027-03-01', '2027-03-20')
const easter = season(2, '2027-03-20', '2027-03-23', { minNights: 2, wholeWeeks: false })
const april = season(3, '2027-03-23', '2027-05-01')

test('weeks begin on the days that the season allows', () => {
  const arrivals = offeredArrivals([spring], { from: '2027-03-01', until: '2027-03-13', duration: 7 })
  expect(arrivals).toEqual(['2027-03-06', '2027-03-13'])
})

test('a stay may span several seasons, and the arrival’s season decides', () => {
  const seasons = [spring, easter, april]
  expect(offeredArrivals(seasons, { from: '2027-03-13', until: '2027-03-13', duration: 14 })).toEqual(['2027-03-13'])
  expect(offeredArrivals(seasons, { from: '2027-03-20', until: '2027-03-20', duration: 8 })).toEqual(['2027-03-20'])
})

test('a stay beyond the calendar, or across a gap, is not offered', () => {
  expect(offeredArrivals([spring], { from: '2027-03-06', until: '2027-03-06', duration: 21 })).toEqual([])
  expect(offeredArrivals([spring, april], { from: '2027-03-13', until: '2027-03-13', duration: 14 })).toEqual([])
})

test('a length or day that the season excludes is not offered', () => {
  expect(offeredArrivals([spring], { from: '2027-03-06', until: '2027-03-06', duration: 3 })).toEqual([])
  expect(offeredArrivals([spring], { from: '2027-03-07', until: '2027-03-12', duration: 7 })).toEqual([])
  expect(offeredArrivals([easter], { from: '2027-03-20', until: '2027-03-20', duration: 3 })).toEqual(['2027-03-20'])
})

test('without days there are no arrivals', () => {
  expect(offeredArrivals([spring], { from: '2027-03-06', until: '2027-03-01', duration: 7 })).toEqual([])
})
