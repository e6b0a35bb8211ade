import { setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { describe, expect, test } from 'vitest'
import {
  type ArrivalWindow,
  arrivalChoice,
  arrivalWindows,
  canBeExact,
  clearArrival,
  selectDay,
  selectWeek,
} from './arrival-choice.ts'

const friday = '2027-06-11'
const saturday = '2027-06-12'
const tuesday = '2027-06-15'
const today = '2027-05-01'
const start = startSearch()

describe('a day with a window around it', () => {
  test.each([
    ['day', [friday], [5]],
    ['weekend', [saturday], undefined],
    ['week', ['2027-06-05', saturday, '2027-06-19'], undefined],
    ['fortnight', ['2027-05-29', '2027-06-05', saturday, '2027-06-19', '2027-06-26'], undefined],
  ] as const)('%s', (window, ankomst, skiftedag) => {
    const { criteria } = selectDay(start, friday, window, today)
    expect(criteria.get('ankomst')?.value).toEqual(ankomst)
    expect(criteria.get('skiftedag')?.value).toEqual(skiftedag)
  })

  test.each(arrivalWindows)('is read back as %s', (window: ArrivalWindow) => {
    const { criteria } = selectDay(start, saturday, window, today)
    expect(arrivalChoice(criteria)).toEqual({ kind: 'day', day: saturday, window })
  })

  test('a Tuesday, which is not a change day, means its weekend even if an exact day was selected', () => {
    expect(canBeExact(tuesday)).toBe(false)
    expect(arrivalChoice(selectDay(start, tuesday, 'day', today).criteria)).toEqual({
      kind: 'day',
      day: saturday,
      window: 'weekend',
    })
  })

  test('widening an exact day removes its change day, but keeps change days selected separately', () => {
    const exact = selectDay(start, friday, 'day', today)
    expect(selectDay(exact, friday, 'weekend', today).criteria.has('skiftedag')).toBe(false)
    expect(clearArrival(exact).criteria.size).toBe(0)
    const selected = setCriterion(selectDay(start, saturday, 'weekend', today), 'skiftedag', [5, 6])
    expect(selectDay(selected, saturday, 'week', today).criteria.get('skiftedag')?.value).toEqual([5, 6])
    expect(clearArrival(selected).criteria.get('skiftedag')?.value).toEqual([5, 6])
  })
})

describe('a week', () => {
  test('replaces a day, and a day replaces a week', () => {
    const week = selectWeek(selectDay(start, saturday, 'weekend', today), 28)
    expect(arrivalChoice(week.criteria)).toEqual({ kind: 'week', week: 28 })
    expect(week.criteria.has('ankomst')).toBe(false)
    expect(arrivalChoice(selectDay(week, saturday, 'weekend', today).criteria)).toMatchObject({
      kind: 'day',
      day: saturday,
    })
  })
})

test('no dates mean any day, and dates of a link that match no window are listed', () => {
  expect(arrivalChoice(start.criteria)).toEqual({ kind: 'any' })
  const days = ['2027-06-12', '2027-07-03']
  expect(arrivalChoice(setCriterion(start, 'ankomst', days).criteria)).toEqual({ kind: 'days', days })
  const uneven = ['2027-06-12', '2027-06-14', '2027-07-03']
  expect(arrivalChoice(setCriterion(start, 'ankomst', uneven).criteria)).toEqual({ kind: 'days', days: uneven })
})

test('a window of two days around a Monday selects the Monday if its Saturday has passed', () => {
  const monday = '2027-06-14'
  expect(arrivalChoice(selectDay(start, monday, 'weekend', monday).criteria)).toEqual({
    kind: 'day',
    day: monday,
    window: 'weekend',
  })
  expect(arrivalChoice(selectDay(start, monday, 'weekend', today).criteria)).toMatchObject({ day: '2027-06-12' })
})
