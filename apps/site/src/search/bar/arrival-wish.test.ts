import { setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { describe, expect, test } from 'vitest'
import {
  type ArrivalWindow,
  arrivalWindows,
  arrivalWish,
  canBeExact,
  wishDay,
  wishNoArrival,
  wishWeek,
} from './arrival-wish.ts'

const friday = '2027-06-11'
const saturday = '2027-06-12'
const tuesday = '2027-06-15'
const today = '2027-05-01'
const start = startSearch()

describe('a day and how far around it', () => {
  test.each([
    ['day', [friday], [5]],
    ['weekend', [saturday], undefined],
    ['week', ['2027-06-05', saturday, '2027-06-19'], undefined],
    ['fortnight', ['2027-05-29', '2027-06-05', saturday, '2027-06-19', '2027-06-26'], undefined],
  ] as const)('%s', (window, ankomst, skiftedag) => {
    const { criteria } = wishDay(start, friday, window, today)
    expect(criteria.get('ankomst')?.value).toEqual(ankomst)
    expect(criteria.get('skiftedag')?.value).toEqual(skiftedag)
  })

  test.each(arrivalWindows)('is read back as %s', (window: ArrivalWindow) => {
    const { criteria } = wishDay(start, saturday, window, today)
    expect(arrivalWish(criteria)).toEqual({ kind: 'day', day: saturday, window })
  })

  test('a Tuesday, on which nobody changes, stands for its weekend even if it was meant exactly', () => {
    expect(canBeExact(tuesday)).toBe(false)
    expect(arrivalWish(wishDay(start, tuesday, 'day', today).criteria)).toEqual({
      kind: 'day',
      day: saturday,
      window: 'weekend',
    })
  })

  test('widening an exact day takes its change day away again, but leaves change days that were asked for', () => {
    const exact = wishDay(start, friday, 'day', today)
    expect(wishDay(exact, friday, 'weekend', today).criteria.has('skiftedag')).toBe(false)
    expect(wishNoArrival(exact).criteria.size).toBe(0)
    const asked = setCriterion(wishDay(start, saturday, 'weekend', today), 'skiftedag', [5, 6])
    expect(wishDay(asked, saturday, 'week', today).criteria.get('skiftedag')?.value).toEqual([5, 6])
    expect(wishNoArrival(asked).criteria.get('skiftedag')?.value).toEqual([5, 6])
  })
})

describe('a week', () => {
  test('replaces a day, and a day replaces a week', () => {
    const week = wishWeek(wishDay(start, saturday, 'weekend', today), 28)
    expect(arrivalWish(week.criteria)).toEqual({ kind: 'week', week: 28 })
    expect(week.criteria.has('ankomst')).toBe(false)
    expect(arrivalWish(wishDay(week, saturday, 'weekend', today).criteria)).toMatchObject({
      kind: 'day',
      day: saturday,
    })
  })
})

test('no wish is any day, and dates of a link that no window makes are named as they are', () => {
  expect(arrivalWish(start.criteria)).toEqual({ kind: 'any' })
  const days = ['2027-06-12', '2027-07-03']
  expect(arrivalWish(setCriterion(start, 'ankomst', days).criteria)).toEqual({ kind: 'days', days })
  const uneven = ['2027-06-12', '2027-06-14', '2027-07-03']
  expect(arrivalWish(setCriterion(start, 'ankomst', uneven).criteria)).toEqual({ kind: 'days', days: uneven })
})

test('two days around a Monday ask for the Monday, where its Saturday has passed', () => {
  const monday = '2027-06-14'
  expect(arrivalWish(wishDay(start, monday, 'weekend', monday).criteria)).toEqual({
    kind: 'day',
    day: monday,
    window: 'weekend',
  })
  expect(arrivalWish(wishDay(start, monday, 'weekend', today).criteria)).toMatchObject({ day: '2027-06-12' })
})
