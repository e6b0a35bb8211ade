import { expect, test } from 'vitest'
import { seasonOf, seasonWeeks, yearWeeks } from './price-year.ts'

const week = (price: number | null, total = 10) => ({ price, total })

test('weeks are consecutive from the first Saturday, named by the calendar week of the stay', () => {
  const [first, second] = yearWeeks({ saturday: '2026-12-26', weeks: [week(50_000), week(null, 0)] })
  expect(first).toEqual({ arrival: '2026-12-26', departure: '2027-01-02', number: 53, price: 50_000, total: 10 })
  expect([second?.arrival, second?.number, second?.price]).toEqual(['2027-01-02', 1, null])
  expect(yearWeeks({ saturday: null, weeks: [] })).toEqual([])
})

test.each([
  ['2026-12-05', 'winter'],
  ['2027-02-27', 'winter'],
  ['2027-03-06', 'spring'],
  ['2027-08-28', 'summer'],
  ['2027-11-06', 'autumn'],
])('%s is in %s', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})

test('every season shows its cheapest week, in the order of the year, and the cheapest of all is marked', () => {
  const prices = [60_000, 40_000, null, ...Array.from({ length: 49 }, (_, index) => 41_000 + index * 100)]
  const weeks = yearWeeks({ saturday: '2026-11-21', weeks: prices.map((price) => week(price)) })
  const found = seasonWeeks(weeks)
  expect(found.map(({ season, arrival, isCheapest }) => [season, arrival, isCheapest])).toEqual([
    ['autumn', '2026-11-28', true],
    ['winter', '2026-12-12', false],
    ['spring', '2027-03-06', false],
    ['summer', '2027-06-05', false],
  ])
})

test('a fully booked season shows no week', () => {
  expect(seasonWeeks(yearWeeks({ saturday: '2027-06-05', weeks: [week(null), week(null)] }))).toEqual([])
})
