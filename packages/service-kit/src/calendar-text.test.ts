import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

const stampedAt = new Date('2026-11-15T09:30:00Z')

test('a stay is in whole days, and the day of departure is free again', () => {
  const event = { uid: 'b2417-2027-07-03@marram', stampedAt, summary: 'Not available' }
  const text = calendarText({ name: 'B2417', events: [{ ...event, arrival: '2027-07-03', departure: '2027-07-10' }] })
  expect(text).toContain(
    'BEGIN:VEVENT\r\nUID:b2417-2027-07-03@marram\r\nDTSTAMP:20261115T093000Z\r\n' +
      'DTSTART;VALUE=DATE:20270703\r\nDTEND;VALUE=DATE:20270710\r\nSUMMARY:Not available\r\n',
  )
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test("a guest's own calendar also has location and description", () => {
  const event = { uid: '1@marram', stampedAt, summary: 'B2417', arrival: '2027-07-03', departure: '2027-07-10' }
  const more = { location: 'Klitvej 12, 6857 Blåvand', description: 'Keys from 3 pm\nNo. 528240396' }
  const text = calendarText({ name: 'Marram', events: [{ ...event, ...more }] })
  expect(text).toContain('\r\nLOCATION:Klitvej 12\\, 6857 Blåvand\r\nDESCRIPTION:Keys from 3 pm\\nNo. 528240396\r\n')
})

test('special characters are escaped', () => {
  const text = calendarText({ name: 'A\\B; C, D\r\nE\rF', events: [] })
  expect(text).toContain('X-WR-CALNAME:A\\\\B\\; C\\, D\\nE\\nF\r\n')
})

test('no line is longer than 75 octets, and unfolding restores every character', () => {
  const event = { uid: '1@marram', stampedAt, arrival: '2027-07-03', departure: '2027-07-10' }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (written) => {
      const summary = written.replace(/[\r\n]/g, '')
      const text = calendarText({ name: 'Marram', events: [{ ...event, summary }] })
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const [read] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
      expect(read?.getFirstPropertyValue('summary')).toBe(summary)
    }),
  )
})
