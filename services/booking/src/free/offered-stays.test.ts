import type { PriceSeason } from '@marram/domain/price-plan'
import { expect, test } from 'vitest'
import { offeredStays } from './offered-stays.ts'

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
  const stays = offeredStays([spring], { from: '2027-03-01', until: '2027-03-19', duration: 7 })
  expect(stays).toEqual([
    { arrival: '2027-03-06', seasonCount: 1 },
    { arrival: '2027-03-13', seasonCount: 1 },
  ])
})

test('a week that runs through three seasons needs the prices of all three', () => {
  const stays = offeredStays([spring, easter, april], { from: '2027-03-18', until: '2027-03-20', duration: 7 })
  expect(stays).toEqual([{ arrival: '2027-03-20', seasonCount: 2 }])
  const long = offeredStays([spring, easter, april], { from: '2027-03-13', until: '2027-03-13', duration: 14 })
  expect(long).toEqual([{ arrival: '2027-03-13', seasonCount: 3 }])
})

test('a stay that outlasts the calendar, or has a hole in it, is not offered', () => {
  expect(offeredStays([spring], { from: '2027-03-06', until: '2027-03-06', duration: 21 })).toEqual([])
  expect(offeredStays([spring, april], { from: '2027-03-13', until: '2027-03-13', duration: 14 })).toEqual([])
})

test('a length or a day that the season does not sell is not offered', () => {
  expect(offeredStays([spring], { from: '2027-03-06', until: '2027-03-06', duration: 3 })).toEqual([])
  expect(offeredStays([spring], { from: '2027-03-07', until: '2027-03-12', duration: 7 })).toEqual([])
  expect(offeredStays([easter], { from: '2027-03-20', until: '2027-03-20', duration: 3 })).toHaveLength(1)
})
