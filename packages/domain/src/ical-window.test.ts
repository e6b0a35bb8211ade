import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarReading, sortCalendar } from './ical-window.ts'
import { addDays, type IsoDay } from './iso-day.ts'
import { type Stay, stayFrom, stayNights, staysOverlap } from './stay.ts'

const start = '2026-11-15'
const at = (offset: number, length: number): Stay => stayFrom(addDays(start, offset), length)

describe('a single reading', () => {
  test("a long closure at the end is taken: it cannot be told from the portal's booking horizon yet", () => {
    const summer = { arrival: '2027-06-15', departure: '2027-09-15' }
    expect(sortCalendar([summer], start)).toMatchObject({ blocks: [summer], windows: [] })
    const events = [at(20, 7), at(200, 14), at(365, 365)]
    expect(sortCalendar(events, start)).toMatchObject({ blocks: events, windows: [] })
  })

  test('the last booking of a calendar without a horizon stays a booking', () => {
    const booked = [at(20, 7), at(320, 14)]
    expect(sortCalendar(booked, start).blocks).toEqual(booked)
  })

  test('a house closed for the winter stays closed', () => {
    const winter = [at(40, 120)]
    expect(sortCalendar(winter, start).blocks).toEqual(winter)
  })

  test('a calendar that is closed from now on counts as taken', () => {
    const closed = [at(0, 730)]
    expect(sortCalendar(closed, start).blocks).toEqual(closed)
  })

  test('past events are omitted', () => {
    expect(sortCalendar([at(-10, 7), at(-3, 7)], start).blocks).toEqual([at(-3, 7)])
  })

  test('a guest who arrives today is never mistaken for a notice period', () => {
    expect(sortCalendar([at(0, 3)], start).blocks).toEqual([at(0, 3)])
  })
})

/** A portal's calendar: bookings, a booking horizon and, perhaps, a notice period. */
type Portal = { booked: readonly Stay[]; monthsOpen: number; horizon: number; notice: number }

function feedOn(day: IsoDay, { booked, monthsOpen, horizon, notice }: Portal): Stay[] {
  const far = { arrival: addDays(day, monthsOpen), departure: addDays(day, monthsOpen + horizon) }
  const near = notice > 0 ? [stayFrom(day, notice)] : []
  const rules = [...near, far].filter((rule) => booked.every((stay) => !staysOverlap(stay, rule)))
  return [...booked.filter(({ departure }) => departure > day), ...rules]
}

function* readDaily(portal: Portal, days: number) {
  let readings: readonly CalendarReading[] = []
  for (let passed = 0; passed < days; passed++) {
    const day = addDays(start, passed)
    const sorted = sortCalendar(feedOn(day, portal), day, readings)
    readings = sorted.readings
    yield { day, passed, blocked: new Set(sorted.blocks.flatMap(stayNights)), sorted }
  }
}

const portals = fc
  .record({
    gaps: fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 21 })), { maxLength: 12 }),
    monthsOpen: fc.integer({ min: 31, max: 400 }),
    horizon: fc.integer({ min: 56, max: 400 }),
    notice: fc.integer({ min: 0, max: 7 }),
  })
  .map(({ gaps, ...rest }): Portal => {
    const booked: Stay[] = []
    let offset = 0
    for (const [gap, length] of gaps) {
      offset += gap
      if (offset + length <= rest.monthsOpen) booked.push(at(offset, length))
      offset += length
    }
    return { ...rest, booked }
  })

describe('a calendar read every day', () => {
  test('never loses a booked night, and never accumulates blocks', () => {
    fc.assert(
      fc.property(portals, (portal) => {
        for (const { day, blocked, sorted } of readDaily(portal, 40)) {
          const taken = portal.booked.filter(({ departure }) => departure > day).flatMap(stayNights)
          expect(taken.filter((night) => !blocked.has(night))).toEqual([])
          expect(sorted.blocks.length).toBeLessThanOrEqual(portal.booked.length + 2)
        }
      }),
    )
  })

  test('frees the nights beyond the horizon from the third day on', () => {
    fc.assert(
      fc.property(portals, (portal) => {
        for (const { day, passed, blocked } of readDaily(portal, 12)) {
          const far = addDays(day, portal.monthsOpen)
          if (passed >= 2) expect([...blocked].filter((night) => night >= far)).toEqual([])
        }
      }),
    )
  })

  test('frees the nights within the notice period from the third day on', () => {
    const portal = { booked: [at(60, 7)], monthsOpen: 365, horizon: 365, notice: 3 }
    const freed = [...readDaily(portal, 6)].map(({ day, blocked }) => !blocked.has(addDays(day, 1)))
    expect(freed).toEqual([false, false, true, true, true, true])
  })

  test('consecutive bookings are not mistaken for a moving window', () => {
    const booked = Array.from({ length: 20 }, (_, index) => at(index * 2, 2))
    for (const { day, blocked } of readDaily({ booked, monthsOpen: 365, horizon: 365, notice: 0 }, 30)) {
      expect(blocked).toContain(day)
    }
  })

  test('a fixed closure is taken every day, to the night', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (offset, length) => {
        const closed = at(offset, length)
        let readings: readonly CalendarReading[] = []
        for (let passed = 0; passed < Math.min(8, offset + length); passed++) {
          const sorted = sortCalendar([closed], addDays(start, passed), readings)
          readings = sorted.readings
          expect(sorted).toMatchObject({ blocks: [closed], windows: [] })
        }
      }),
    )
  })

  test('a fixed closure is taken as a whole even after a window moved', () => {
    let { readings } = sortCalendar([at(180, 365)], start)
    for (const passed of [1, 2])
      ({ readings } = sortCalendar([at(180 + passed, 365)], addDays(start, passed), readings))
    for (const passed of [3, 4, 5]) {
      const sorted = sortCalendar([at(182, 365)], addDays(start, passed), readings)
      readings = sorted.readings
      expect(sorted.blocks).toEqual([at(182, 365)])
    }
  })

  test('a booking merged into the horizon stays taken', () => {
    let { readings } = sortCalendar([at(180, 365)], start)
    for (const passed of [1, 2])
      ({ readings } = sortCalendar([at(180 + passed, 365)], addDays(start, passed), readings))
    const melted = { arrival: addDays(start, 174), departure: addDays(start, 548) }
    const { blocks } = sortCalendar([melted], addDays(start, 3), readings)
    expect(blocks).toEqual([{ arrival: addDays(start, 174), departure: addDays(start, 183) }])
  })

  test('a portal that opens fewer months is recognised on the third day', () => {
    let { readings } = sortCalendar([at(365, 365)], start)
    const blocked = [1, 2, 3, 4].map((passed) => {
      const sorted = sortCalendar([at(passed + 180, 365)], addDays(start, passed), readings)
      readings = sorted.readings
      return sorted.blocks.length
    })
    expect(blocked).toEqual([1, 1, 0, 0])
  })
})
