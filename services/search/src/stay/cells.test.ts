import { addDays } from '@marram/domain/iso-day'
import { rentByFactor } from '@marram/domain/rent'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendar } from '../store/calendar.ts'
import { type CellKind, cheapestKinds, createCells } from './cells.ts'

const from = '2027-04-01'
const days = 10
const longest = 22

/** Consecutive seasons of random lengths; a week in some costs hundreds of times as much as in others. */
const years = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 25 }),
    weekPrice: fc.oneof(fc.integer({ min: 30_000, max: 90_000 }), fc.integer({ min: 1, max: 999_999 })),
    minNights: fc.integer({ min: 1, max: 7 }),
    wholeWeeks: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('the cheapest stay of a day is never among the skipped ones, for any season prices', () => {
  fc.assert(
    fc.property(years, (drawn) => {
      let start = from
      const seasons = drawn.map(({ length, minNights, wholeWeeks }, id) => {
        const startsOn = start
        start = addDays(start, length)
        const rules = { arrivalDays: [1, 2, 3, 4, 5, 6, 7], minNights, maxNights: longest, wholeWeeks }
        return { id, key: `season-${id}`, startsOn, endsOn: start, ...rules }
      })
      const calendar = createCalendar(seasons, from, days)
      const cells = createCells(calendar)
      const rentOf = ({ shares, factor }: CellKind) =>
        rentByFactor(
          shares.reduce((sum, { season, nights }) => sum + nights * (drawn[season]?.weekPrice ?? 0), 0),
          factor,
        )
      const weeks = drawn.map(({ weekPrice }) => weekPrice)
      const weekSpread = Math.max(...weeks) / Math.min(...weeks)
      const wrong = Array.from({ length: days }, (_, day) => day).filter((day) => {
        const kinds = Array.from({ length: longest }, (_, index) => cells.kindAt(day, index + 1) ?? []).flat()
        return Math.min(...cheapestKinds(kinds, weekSpread).map(rentOf)) !== Math.min(...kinds.map(rentOf))
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('within one season only the shortest stay is tested', () => {
  const rules = { arrivalDays: [1, 2, 3, 4, 5, 6, 7], minNights: 2, maxNights: longest, wholeWeeks: false }
  const season = { id: 1, key: 'low', startsOn: from, endsOn: addDays(from, days + longest), ...rules }
  const cells = createCells(createCalendar([season], from, days))
  const kinds = Array.from({ length: longest }, (_, index) => cells.kindAt(0, index + 1) ?? []).flat()
  expect(cheapestKinds(kinds, 8).map(({ nights }) => nights)).toEqual([2])
})
