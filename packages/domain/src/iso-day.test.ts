import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  copenhagenDay,
  copenhagenHour,
  daysBetween,
  epochDay,
  isoDayFromEpoch,
  isoWeek,
  isoWeekday,
  parseArrival,
  parseIsoDay,
  weekdayOfEpoch,
} from './iso-day.ts'

const anyEpochDay = fc.integer({ min: epochDay('1900-01-01'), max: epochDay('2900-12-31') })
const anyDay = anyEpochDay.map(isoDayFromEpoch)

describe('parseIsoDay', () => {
  test.each(['2026-07-11', '2024-02-29', '2000-02-29', '0100-01-01', '9999-12-31'])('%s is a day', (day) => {
    expect(parseIsoDay(day)).toBe(day)
  })

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '0050-01-01',
    '2026-7-11',
    '26-07-11',
    ' 2026-07-11',
    '2026-07-11\n',
    '2026-07-11T00:00:00Z',
    '20260711',
    '',
    null,
    undefined,
    20260711,
    new Date(0),
    ['2026-07-11'],
  ])('%j is not a day', (input) => {
    expect(parseIsoDay(input)).toBeNull()
  })
})

describe('calendar arithmetic', () => {
  test('nights are counted across the change to and from summer time', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  })

  test('leap days and year ends are handled', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  test('adding days and counting them are inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })

  test('days sort as text in calendar order', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  test('a day that does not exist, or lies past the year 9999, throws', () => {
    expect(() => epochDay('tomorrow')).toThrow('Not a calendar day')
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  })
})

describe('weekdays and weeks', () => {
  test.each([
    ['2026-07-06', 1],
    ['2026-07-09', 4],
    ['2026-07-11', 6],
    ['2026-07-12', 7],
    ['1970-01-01', 4],
    ['1969-12-31', 3],
  ])('%s is weekday %i', (day, weekday) => {
    expect(isoWeekday(day)).toBe(weekday)
  })

  test('weekdays repeat after seven days and advance daily', () => {
    fc.assert(
      fc.property(anyEpochDay, (days) => {
        expect(weekdayOfEpoch(days + 7)).toBe(weekdayOfEpoch(days))
        expect(weekdayOfEpoch(days + 1)).toBe((weekdayOfEpoch(days) % 7) + 1)
      }),
    )
  })

  test.each([
    ['2026-01-01', 2026, 1],
    ['2027-01-01', 2026, 53],
    ['2021-01-03', 2020, 53],
    ['2024-12-30', 2025, 1],
    ['2026-07-11', 2026, 28],
    ['2026-12-31', 2026, 53],
  ])('%s lies in week %i-%i', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week })
  })

  test('all days from a Monday to its Sunday are in one week', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = addDays(day, 1 - isoWeekday(day))
        expect(isoWeek(addDays(monday, 6))).toEqual(isoWeek(monday))
        expect(isoWeek(addDays(monday, 7))).not.toEqual(isoWeek(monday))
      }),
    )
  })
})

describe('Danish days', () => {
  test.each([
    ['2026-07-10T21:59:59Z', '2026-07-10', 23],
    ['2026-07-10T22:00:00Z', '2026-07-11', 0],
    ['2026-01-10T22:59:59Z', '2026-01-10', 23],
    ['2026-01-10T23:00:00Z', '2026-01-11', 0],
    ['2026-03-29T00:59:59Z', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', '2026-03-29', 3],
    ['2026-10-25T00:30:00Z', '2026-10-25', 2],
    ['2026-10-25T01:30:00Z', '2026-10-25', 2],
  ])('at %s it is %s in Denmark, hour %i', (instant, day, hour) => {
    expect(copenhagenDay(new Date(instant))).toBe(day)
    expect(copenhagenHour(new Date(instant))).toBe(hour)
  })
})

describe('parseArrival', () => {
  test.each([
    ['2026-07-11', '2026-07-11'],
    ['2026-07-10T22:00:00.000Z', '2026-07-11'],
    ['2026-07-10T21:59Z', '2026-07-10'],
    ['2026-07-11T00:00:00+02:00', '2026-07-11'],
    ['2026-07-11T00:00:00+0200', '2026-07-11'],
    ['2026-07-10T20:00:00-05:00', '2026-07-11'],
    ['2026-07-11T08:00:00+14:00', '2026-07-10'],
    ['2026-07-11T23:59:59', '2026-07-11'],
    ['2026-07-11T00:00', '2026-07-11'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('%s means arriving on %s', (input, day) => {
    expect(parseArrival(input)).toBe(day)
  })

  test.each([
    '2026-02-30T10:00:00Z',
    '2026-07-11T24:00:00Z',
    '2026-07-11T10:60:00Z',
    '2026-07-11T10Z',
    '2026-07-11T10:00:00+15:00',
    '2026-07-11 10:00:00',
    '11.07.2026',
    'July 11, 2026',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2999-12-31T23:30:00Z',
    '',
    1783728000000,
    null,
    undefined,
    {},
  ])('%j is rejected', (input) => {
    expect(parseArrival(input)).toBeNull()
  })

  test('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const day = parseArrival(input)
        expect(day === null || parseIsoDay(day) === day).toBe(true)
      }),
    )
  })
})
