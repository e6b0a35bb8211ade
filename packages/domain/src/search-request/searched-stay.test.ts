import { expect, test } from 'vitest'
import { parseSearchUrl } from '../criteria/search-url.ts'
import { isShownBefore, moveSaving, searchedStay } from './searched-stay.ts'

const now = new Date('2026-11-15T09:00:00Z')
const stay = (query: string) => searchedStay(parseSearchUrl(new URLSearchParams(query)), now)

test('without criteria the search means a week for two at the cheapest time', () => {
  expect(stay('')).toEqual({ durations: [7], persons: 2, prefer: 'price' })
})

test('a date means its changeover weekend, with the requested persons, nights and price', () => {
  expect(stay('ankomst=2027-06-12&10=5&duration=3,5&maxPris=1200')).toEqual({
    arrivals: ['2027-06-10', '2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14'],
    asked: ['2027-06-12'],
    durations: [3, 4, 5],
    persons: 5,
    maxPrice: 120_000,
    prefer: 'price',
  })
})

test('days other than the selected change days are excluded, and a week is requested by its Saturday', () => {
  expect(stay('ankomst=2027-06-12&skiftedag=5').asked).toBeUndefined()
  expect(stay('ankomst=2027-06-11&skiftedag=5').asked).toEqual(['2027-06-11'])
  expect(stay('arrivalWeekNextOccurence=24')).toMatchObject({ asked: ['2027-06-12'] })
})

test('change days without a date apply to every week', () => {
  expect(stay('skiftedag=5,6')).toMatchObject({ changeDays: [5, 6], durations: [7] })
})

test('last minute means reduced stays of the next three weeks and any number of nights', () => {
  const { arrivals, durations, isReduced } = stay('lastMinute=1')
  expect(isReduced).toBe(true)
  expect(durations).toBeUndefined()
  expect([arrivals?.[0], arrivals?.at(-1)]).toEqual(['2026-11-15', '2026-12-06'])
  expect(stay('lastMinute=1&ankomst=2026-12-05').arrivals).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
})

test.each([
  ['price-desc', 'price'],
  ['discount-total', 'discountTotal'],
  ['discount-percentage', 'discountPercentage'],
  ['discountTotal:asc', 'price'],
  ['bedrooms', 'price'],
])('sorted by %s a house shows its best by %s', (order, prefer) => {
  expect(stay(`order=${order}`).prefer).toBe(prefer)
})

test.each([
  ['10=6', 6],
  ['10=%3D6', 6],
  ['10=4,8', 4],
  ['10=%3C%3D8', 2],
])('%s prices a stay for %i persons', (query, persons) => {
  expect(stay(query).persons).toBe(persons)
})

test.each([
  ['a better rank', -1, { price: 9, day: 9, nights: 9 }],
  ['then the cheaper', 0, { price: 4, day: 9, nights: 9 }],
  ['then the requested day', 0, { price: 5, day: 9, nights: 9, isRequested: true }],
  ['then the earlier', 0, { price: 5, day: 4, nights: 9 }],
  ['then the shorter', 0, { price: 5, day: 5, nights: 4 }],
] as const)('a house is shown with %s', (_, rankDifference, better) => {
  const other = { price: 5, day: 5, nights: 5 }
  expect(isShownBefore(rankDifference, better, other)).toBe(true)
  expect(isShownBefore(-rankDifference, other, better)).toBe(false)
})

test.each([
  ['2027-06-10', 100_000, { days: -2, amount: 9_400 }],
  ['2027-06-13', 109_300, { days: 1, amount: 100 }],
  ['2027-06-10', 109_400, null],
  ['2027-06-12', 109_400, null],
] as const)('arriving on %s for %i instead of the requested day saves %o', (arrival, price, saving) => {
  expect(moveSaving({ arrival, price }, { arrival: '2027-06-12', price: 109_400 })).toEqual(saving)
})

test('if the requested day is unavailable, moving to another day saves nothing', () => {
  expect(moveSaving({ arrival: '2027-06-10', price: 1 }, null)).toBeNull()
})
