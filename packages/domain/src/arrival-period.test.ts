import { describe, expect, test } from 'vitest'
import { arrivalPeriod, saturdaysBetween, saturdaysOfMonth, toggleMonth, wholeMonths } from './arrival-period.ts'
import { monthsBetween } from './calendar-month.ts'
import { addDays, isoWeekday } from './iso-day.ts'

const today = '2026-11-19'
const july = ['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31']
const june = ['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']

test('a range of days lists its Saturdays, both ends included', () => {
  expect(saturdaysBetween('2027-07-03', '2027-07-17')).toEqual(['2027-07-03', '2027-07-10', '2027-07-17'])
  expect(saturdaysBetween('2027-07-04', '2027-07-09')).toEqual([])
})

describe('the Saturdays of a month', () => {
  test('of a coming month are all of them, of the current one those left, of a past one none', () => {
    expect(saturdaysOfMonth('2027-07', today)).toEqual(july)
    expect(saturdaysOfMonth('2026-11', today)).toEqual(['2026-11-21', '2026-11-28'])
    expect(saturdaysOfMonth('2026-11', '2026-11-28')).toEqual(['2026-11-28'])
    expect(saturdaysOfMonth('2026-11', '2026-11-29')).toEqual([])
    expect(saturdaysOfMonth('2026-10', today)).toEqual([])
  })

  test.each(monthsBetween('2026-12', '2029-12'))('%s has all of its Saturdays and no other day', (month) => {
    const days = saturdaysOfMonth(month, today)
    expect(days.length === 4 || days.length === 5).toBe(true)
    expect(days.every((day) => day.startsWith(month) && isoWeekday(day) === 6)).toBe(true)
    expect([addDays(days[0] ?? '', -7), addDays(days.at(-1) ?? '', 7)].some((day) => day.startsWith(month))).toBe(false)
  })
})

describe('several arrival days', () => {
  test('are a month if they are its Saturdays, also as two weeks around its middle', () => {
    expect(arrivalPeriod(july, today)).toEqual({ kind: 'months', months: ['2027-07'] })
    expect(arrivalPeriod([...june, ...july], today)).toEqual({ kind: 'months', months: ['2027-06', '2027-07'] })
  })

  test('are a run of weeks if a Saturday of the month is missing or one of another is added', () => {
    expect(arrivalPeriod(july.slice(1), today)).toEqual({ kind: 'weeks', from: '2027-07-10', until: '2027-07-31' })
    expect(arrivalPeriod(july.slice(0, -1), today)).toEqual({ kind: 'weeks', from: '2027-07-03', until: '2027-07-24' })
    expect(arrivalPeriod([...june.slice(-1), ...july], today)).toMatchObject({ kind: 'weeks' })
  })

  test('are single days if they have gaps or are no Saturdays', () => {
    expect(arrivalPeriod(['2027-07-03', '2027-07-17'], today)).toEqual({ kind: 'days', count: 2 })
    expect(arrivalPeriod(['2027-07-02', '2027-07-09'], today)).toMatchObject({ kind: 'weeks', from: '2027-07-02' })
    expect(arrivalPeriod(['2027-07-02', '2027-07-10'], today)).toEqual({ kind: 'days', count: 2 })
  })

  test('are nothing if there is only one day, or none', () => {
    expect(arrivalPeriod([], today)).toBeNull()
    expect(arrivalPeriod(['2027-07-03'], today)).toBeNull()
  })

  test('stay the current month on each of its days, whichever of its Saturdays a link still has', () => {
    const link = ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']
    for (let day = '2026-11-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
      expect(wholeMonths(link, day)).toEqual(['2026-11'])
    }
    expect(wholeMonths(link.slice(2), today)).toEqual(['2026-11'])
    expect(wholeMonths(link.slice(2), '2026-11-14')).toEqual([])
    expect(wholeMonths(link.slice(2), '2026-12-01')).toEqual([])
  })
})

describe('ticking a month', () => {
  test('adds it to the others in order, ticking it again removes it', () => {
    expect(toggleMonth([], '2027-07', today)).toEqual(july)
    expect(toggleMonth(july, '2027-06', today)).toEqual([...june, ...july])
    expect(toggleMonth([...june, ...july], '2027-07', today)).toEqual(june)
    expect(toggleMonth(july, '2027-07', today)).toEqual([])
  })

  test('replaces a day or a run of weeks', () => {
    expect(toggleMonth(['2027-05-15'], '2027-07', today)).toEqual(july)
    expect(toggleMonth(['2027-05-15', '2027-05-22'], '2027-07', today)).toEqual(july)
  })

  test('any set of months comes back as the same months', () => {
    const months = monthsBetween('2026-11', '2027-05')
    for (let set = 1; set < 2 ** months.length; set += 1) {
      const ticked = months.filter((_, index) => (set >> index) % 2 === 1)
      const days = ticked.reduce<string[]>((before, month) => toggleMonth(before, month, today), [])
      expect(wholeMonths(days, today)).toEqual(ticked)
    }
  })
})
