import { describe, expect, test } from 'vitest'
import { addDays, isoWeekday, parseIsoDay } from './iso-day.ts'
import { schoolHolidays, schoolRegions, schoolRows } from './school-holidays.ts'

describe('the list of dates', () => {
  test('has Denmark and the sixteen states of Germany', () => {
    expect(schoolRegions.map(([region]) => region)).toEqual(
      'DK BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'.split(' '),
    )
  })

  test.each(schoolRegions)('of %s has valid days, in order and without overlap', (_, list) => {
    let last = '2026-09-01'
    for (const { from, until } of list) {
      expect([parseIsoDay(from), parseIsoDay(until)]).toEqual([from, until])
      expect(from > last && from <= until).toBe(true)
      last = until
    }
  })

  test.each(schoolRegions)('of %s has both summers, of at least five weeks', (_, list) => {
    for (const year of ['2027', '2028']) {
      const summer = list.find(
        ({ from, until }) => from >= `${year}-06` && from < `${year}-09` && until > `${year}-07-20`,
      )
      expect(summer && addDays(summer.from, 5 * 7) <= summer.until).toBe(true)
    }
  })

  test('begins the Danish summer on the last Saturday of June, as the law says', () => {
    const danish = schoolRegions.find(([region]) => region === 'DK')?.[1] ?? []
    for (const { from } of danish.filter((holiday) => holiday.from.slice(5, 7) === '06')) {
      expect([isoWeekday(from), addDays(from, 7).slice(5, 7)]).toEqual([6, '07'])
    }
  })
})

describe("a week's schools", () => {
  test.each([
    ['2027-07-10', ['DK', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH']],
    ['2027-10-16', ['DK', 'BE', 'BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'SH', 'TH']],
    ['2027-11-27', []],
    ['2027-02-13', ['DK', 'MV', 'SN']],
  ])('from %s are closed in %j', (saturday, expected) => {
    expect(schoolHolidays(saturday)).toEqual(expected)
  })

  test('count from three free days on: two days between terms are not a holiday', () => {
    expect(schoolHolidays('2027-01-30')).toEqual(['BE', 'BB', 'TH'])
  })

  test('are unknown beyond the list, and none is reported', () => {
    expect(schoolHolidays('2030-07-06')).toEqual([])
  })
})

describe('the rows of a table of weeks', () => {
  const weeks = ['2027-06-26', '2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31', '2027-08-07']
  const rows = schoolRows(weeks)

  test('begin with Denmark, and continue in the order in which the states begin', () => {
    expect(rows.map(({ region }) => region).join(' ')).toBe('DK HE RP SL BE BB HH SH MV HB NI SN ST TH NW BW BY')
  })

  test('have the same free weeks as the weeks by themselves', () => {
    for (const [index, week] of weeks.entries()) {
      const free = rows.filter(({ isFree }) => isFree[index]).map(({ region }) => region)
      expect(free.sort()).toEqual(schoolHolidays(week).sort())
    }
  })

  test('say from when until when, and leave out regions without holidays', () => {
    expect(rows.find(({ region }) => region === 'NW')?.holidays).toEqual([{ from: '2027-07-19', until: '2027-08-31' }])
    expect(schoolRows(['2027-11-27'])).toEqual([])
    expect(schoolRows(['2027-01-30', '2027-02-06'])).toMatchObject([
      { region: 'BE', isFree: [true, false] },
      { region: 'BB', isFree: [true, false] },
      { region: 'TH', isFree: [true, false] },
      { region: 'BY', isFree: [false, true] },
      { region: 'MV', isFree: [false, true] },
      { region: 'SN', isFree: [false, true] },
    ])
  })
})
