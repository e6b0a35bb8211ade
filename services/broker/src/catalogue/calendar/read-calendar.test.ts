import { describe, expect, test } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const today = '2026-11-15'

function calendar(...events: readonly string[][]): string {
  const bodies = events.map((lines) => ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...bodies.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

function nights(...events: readonly string[][]): string[] {
  const read = readCalendar(calendar(...events), today)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.events.map(({ arrival, departure }) => `${arrival} ${departure}`)
}

function reason(text: string): string {
  const read = readCalendar(text, today)
  return read.kind === 'refused' ? read.reason : 'It was read.'
}

describe('nights', () => {
  test.each([
    ['whole days', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710'], ['2027-07-03 2027-07-10']],
    ['one day without an end', ['DTSTART;VALUE=DATE:20270703'], ['2027-07-03 2027-07-04']],
    ['a duration', ['DTSTART;VALUE=DATE:20270703', 'DURATION:P1W'], ['2027-07-03 2027-07-10']],
    [
      'times in UTC, late the evening before',
      ['DTSTART:20270702T223000Z', 'DTEND:20270710T080000Z'],
      ['2027-07-03 2027-07-10'],
    ],
    [
      'times in a zone that the file does not define',
      ['DTSTART;TZID=America/New_York:20270702T200000', 'DTEND;TZID=America/New_York:20270710T040000'],
      ['2027-07-03 2027-07-10'],
    ],
    ['times without a zone', ['DTSTART:20270703T150000', 'DTEND:20270710T100000'], ['2027-07-03 2027-07-10']],
    ['an hour in the afternoon', ['DTSTART:20270703T150000', 'DTEND:20270703T160000'], []],
    ['a cancelled event', ['DTSTART;VALUE=DATE:20270703', 'STATUS:CANCELLED'], []],
    ['an event that takes no time', ['DTSTART;VALUE=DATE:20270703', 'TRANSP:TRANSPARENT'], []],
    ['what is over', ['DTSTART;VALUE=DATE:20200703', 'DTEND;VALUE=DATE:20200710'], []],
  ])('%s', (_, lines, expected) => expect(nights(lines)).toEqual(expected))
})

describe('repetitions', () => {
  const weekend = ['DTSTART;VALUE=DATE:20270702', 'DTEND;VALUE=DATE:20270704']

  test('weekly with a count and an exception', () => {
    expect(nights([...weekend, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270709'])).toEqual([
      '2027-07-02 2027-07-04',
      '2027-07-16 2027-07-18',
      '2027-07-23 2027-07-25',
    ])
  })

  test('one of them moved', () => {
    const moved = ['RECURRENCE-ID;VALUE=DATE:20270709', 'DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270711']
    expect(nights([...weekend, 'RRULE:FREQ=WEEKLY;COUNT=2'], moved)).toEqual([
      '2027-07-02 2027-07-04',
      '2027-07-10 2027-07-11',
    ])
  })

  test('without an end they are read for three years', () => {
    const found = nights([...weekend, 'RRULE:FREQ=WEEKLY'])
    expect(found.length).toBeGreaterThan(100)
    expect(found.at(-1)?.slice(0, 4)).toBe('2029')
  })

  test('a house that is closed every day is closed every day', () => {
    const found = nights(['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY'])
    expect([found[0], found.length]).toEqual(['2026-11-15 2026-11-16', 1100])
  })

  test('every hour, or too often, is refused', () => {
    expect(reason(calendar([...weekend, 'RRULE:FREQ=HOURLY']))).toContain('repeats HOURLY')
    expect(reason(calendar(['DTSTART;VALUE=DATE:18000101', 'RRULE:FREQ=DAILY']))).toContain('repeats too often')
  })
})

describe('a malformed calendar is refused as a whole', () => {
  test.each([
    ['a page in HTML', '<html></html>', 'does not begin with BEGIN:VCALENDAR'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n', 'its end is missing'],
    ['an event without a beginning', calendar(['SUMMARY:x']), 'has no beginning'],
    ['a day that is none', calendar(['DTSTART;VALUE=DATE:2027']), '2027 is no day'],
    ['a month that is none', calendar(['DTSTART;VALUE=DATE:20271301']), '20271301 is no day'],
    ['a second calendar cut off', `${calendar()}BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n`, 'its end is missing'],
  ])('%s', (_, text, expected) => expect(reason(text)).toContain(expected))
})
