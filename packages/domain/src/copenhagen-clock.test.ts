import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copenhagenClock, copenhagenInstant } from './copenhagen-clock.ts'

test.each([
  ['2026-07-11', 13 * 60, '2026-07-11T11:00:00.000Z'],
  ['2026-01-11', 13 * 60, '2026-01-11T12:00:00.000Z'],
  ['2026-07-11', 0, '2026-07-10T22:00:00.000Z'],
  ['2026-01-11', 0, '2026-01-10T23:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
])('%s minute %i in Denmark is %s', (day, minuteOfDay, instant) => {
  expect(copenhagenInstant(day, minuteOfDay).toISOString()).toBe(instant)
})

test('the hour that occurs twice in autumn means its first occurrence', () => {
  expect(copenhagenInstant('2026-10-25', 150).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('the hour skipped in spring means the time after the change', () => {
  expect(copenhagenInstant('2026-03-29', 150).toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test('an instant in whole minutes survives a round trip, except in the doubled hour', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 30 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(Date.UTC(2000, 0, 1) + minute * 60_000)
      const { day, minuteOfDay } = copenhagenClock(instant)
      const distance = instant.getTime() - copenhagenInstant(day, minuteOfDay).getTime()
      expect([0, 3_600_000]).toContain(distance)
    }),
  )
})

const official = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

test('the rule for summer time agrees with the time zone database around every change', () => {
  const shown = (instant: Date): string => {
    const { day, minuteOfDay } = copenhagenClock(instant)
    const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) =>
      String(part).padStart(2, '0'),
    )
    return `${day} ${hours}:${minutes}`
  }
  const differing: string[] = []
  for (let year = 1990; year <= 2060; year += 1) {
    for (const month of [2, 8, 9, 11]) {
      for (let day = 24; day <= 31; day += 1) {
        for (const minute of [59, 60, 23 * 60]) {
          const instant = new Date(Date.UTC(year, month, day, 0, minute))
          if (shown(instant) !== official.format(instant)) differing.push(instant.toISOString())
        }
      }
    }
  }
  expect(differing).toEqual([])
})
