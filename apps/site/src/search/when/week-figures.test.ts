import { expect, test } from 'vitest'
import { cheapestOf, lowestPrice } from './week-figures.ts'

const strip = [
  { saturday: '2027-07-03', price: 117_801, total: 9 },
  { saturday: '2027-07-10', price: 131_200, total: 4 },
  { saturday: '2027-07-17', price: null, total: 0 },
]

test('the price of a month is that of its cheapest week, rounded up to whole euros', () => {
  expect(lowestPrice(strip, ['2027-07-03', '2027-07-10', '2027-07-17'])).toBe(117_900)
  expect(lowestPrice(strip, ['2027-07-10', '2027-07-17'])).toBe(131_200)
})

test('a month without available houses has no price, an unknown one neither a price nor "nothing available"', () => {
  expect(lowestPrice(strip, ['2027-07-17'])).toBeNull()
  expect(lowestPrice(strip, ['2027-08-07'])).toBeUndefined()
  expect(lowestPrice([], ['2027-07-03'])).toBeUndefined()
})

test('the lowest price is marked, unless all are equal', () => {
  expect(cheapestOf([300, 200, null, undefined, 200])).toBe(200)
  expect(cheapestOf([200, 200, null])).toBeNull()
  expect(cheapestOf([])).toBeNull()
})
