import { describe, expect, test } from 'vitest'
import { addDays, isoWeekday } from './iso-day.ts'
import { breakRegions, findBreak, schoolBreaks } from './school-breaks.ts'
import { schoolHolidays } from './school-holidays.ts'

const today = '2026-11-19'
const weeksOf = (region: (typeof breakRegions)[number]) =>
  schoolBreaks(region, today).map(({ kind, saturdays }) => `${kind} ${saturdays.map((day) => day.slice(5)).join(' ')}`)

describe('the holidays of a region', () => {
  test('count only weeks from Saturday to Saturday without a school day', () => {
    expect(weeksOf('NW')).toEqual([
      'christmas 12-26',
      'easter 03-20 03-27',
      'summer 07-17 07-24 07-31 08-07 08-14 08-21',
      'autumn 10-23 10-30',
    ])
    expect(weeksOf('DK')).toEqual([
      'christmas 12-26',
      'winter 02-13',
      'easter 03-20',
      'summer 06-26 07-03 07-10 07-17 07-24 07-31',
      'autumn 10-16',
    ])
  })

  test('take public holidays beside the list as free: Easter Monday and Whit Monday', () => {
    expect(weeksOf('BW')).toContain('easter 03-27')
    expect(weeksOf('BY')).toContain('whitsun 05-15 05-22')
  })

  test('leave out single days: two days between terms and a bridge at Whitsun are no week', () => {
    expect(weeksOf('HB').some((text) => text.startsWith('winter'))).toBe(false)
    expect(weeksOf('MV').some((text) => text.startsWith('whitsun'))).toBe(false)
  })

  test('in March without Easter are the spring holidays of Hamburg', () => {
    expect(weeksOf('HH')).toContain('spring 02-27 03-06')
  })

  test('of a state with known summers only have a summer', () => {
    expect(weeksOf('SL')).toEqual(['summer 06-26 07-03 07-10 07-17 07-24 07-31'])
  })

  test('that have begun keep the weeks still to come', () => {
    expect(schoolBreaks('DK', '2027-07-11')[0]).toMatchObject({
      from: '2027-06-26',
      saturdays: ['2027-07-17', '2027-07-24', '2027-07-31'],
    })
  })

  test.each(breakRegions)(
    'of %s are Saturdays of the coming year whose week also counts as a holiday week',
    (region) => {
      for (let day = today; day <= '2027-06-01'; day = addDays(day, 41)) {
        const breaks = schoolBreaks(region, day)
        const saturdays = breaks.flatMap((each) => each.saturdays)
        expect(new Set(saturdays).size).toBe(saturdays.length)
        for (const saturday of saturdays) {
          expect([isoWeekday(saturday), saturday >= day, saturday <= addDays(day, 371)]).toEqual([6, true, true])
          expect(schoolHolidays(saturday)).toContain(region)
        }
        expect(new Set(breaks.map(({ kind, from }) => `${kind} ${from.slice(0, 4)}`)).size).toBe(breaks.length)
      }
    },
  )
})

describe('a set of weeks', () => {
  const summer = ['2027-07-17', '2027-07-24', '2027-07-31', '2027-08-07', '2027-08-14', '2027-08-21']

  test('is recognised as the holiday, in the first region asked that has it', () => {
    expect(findBreak(summer, breakRegions, today)).toMatchObject({ region: 'NW', found: { kind: 'summer' } })
    const danish = ['2027-06-26', '2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31']
    expect(findBreak(danish, breakRegions, today)?.region).toBe('DK')
    expect(findBreak(danish, ['SL', ...breakRegions], today)?.region).toBe('SL')
  })

  test('stays the holiday after its first weeks have passed', () => {
    expect(findBreak(summer, ['NW'], '2027-07-25')).toMatchObject({ region: 'NW', found: { kind: 'summer' } })
  })

  test('is none if a week is missing, all have passed or there are no days', () => {
    expect(findBreak(summer.slice(1), breakRegions, today)).toBeNull()
    expect(findBreak(summer, breakRegions, '2027-09-01')).toBeNull()
    expect(findBreak([], breakRegions, today)).toBeNull()
  })
})
