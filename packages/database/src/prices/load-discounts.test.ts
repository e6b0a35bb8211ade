import { addDays } from '@marram/domain/iso-day'
import type { PricePeriod } from '@marram/domain/price-history'
import { quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presentDiscounts, priceSeasons } from './load-discounts.ts'
import type { TaggedDiscount } from './load-history.ts'
import type { Season } from './load-seasons.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => now - days * dayMs
const firstDay = '2026-11-01'
const party = { adults: 2, children: 0, infants: 0, pets: 0 }

/** Eight seasons of four weeks each. */
const seasons: Season[] = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  key: `season-${index}`,
  startsOn: addDays(firstDay, index * 28),
  endsOn: addDays(firstDay, (index + 1) * 28),
  arrivalDays: [1, 2, 3, 4, 5, 6, 7],
  minNights: 1,
  maxNights: 28,
  wholeWeeks: false,
  since: daysAgo(900),
}))
const prices: PricePeriod[] = seasons.map(({ id }) => ({
  seasonId: id,
  weekPrice: { DKK: 500_000, EUR: 70_600 },
  since: daysAgo(900),
  until: null,
}))

/** As read by a page that needs only the seasons of these nights. */
function shownNormal(discounts: readonly TaggedDiscount[], from: string, until: string, stay: [string, number]) {
  const loaded = seasons.filter(({ startsOn, endsOn }) => startsOn < until && endsOn > from)
  const ids = new Set(loaded.map(({ id }) => id))
  const own = prices.filter(({ seasonId }) => ids.has(seasonId))
  const priced = priceSeasons(loaded, own)
  const house = { maxPersons: 4, maxPets: 0, items: [], transactionFee: { DKK: 0, EUR: 0 } }
  const shown = quote(
    { ...house, seasons: priced, discounts: presentDiscounts(discounts, priced, own, daysAgo(400)) },
    stayFrom(...stay),
    party,
    [],
    'EUR',
  )
  if (shown.kind !== 'quote') throw new Error(shown.reason)
  return [shown.normalTotal, shown.total]
}

const offer = (percent: number, arrivals: [string, string], since: number): TaggedDiscount => {
  return { tag: `${percent}`, percent, arrivalFrom: arrivals[0], arrivalUntil: arrivals[1], since, until: null }
}

test('a stay in January is compared with a discount for December guests only', () => {
  const earlier = offer(10, ['2026-11-20', '2026-12-10'], daysAgo(40))
  const now = offer(20, ['2026-11-20', '2027-03-01'], daysAgo(5))
  const [normal] = shownNormal([earlier, now], '2027-01-09', '2027-01-17', ['2027-01-09', 7])
  expect(normal).toBe(63_500)
})

test('the reference price of a stay is the same on every page, whatever its range of days', () => {
  const dayOffset = fc.integer({ min: -60, max: 220 })
  const discount = fc
    .tuple(
      fc.integer({ min: 1, max: 60 }),
      dayOffset,
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ max: 500, min: 0 }),
    )
    .map(([percent, from, days, age]) =>
      offer(percent, [addDays(firstDay, from), addDays(firstDay, from + days)], daysAgo(age)),
    )
  const wish = fc.record({
    discounts: fc.array(discount, { maxLength: 4 }),
    arrival: fc.integer({ min: 0, max: 190 }),
    length: fc.integer({ min: 1, max: 28 }),
    before: fc.integer({ min: 0, max: 60 }),
    after: fc.integer({ min: 0, max: 60 }),
  })
  fc.assert(
    fc.property(wish, ({ discounts, arrival, length, before, after }) => {
      const day = addDays(firstDay, arrival)
      const [from, until] = [addDays(day, -before), addDays(day, length + 1 + after)]
      const everywhere = shownNormal(discounts, firstDay, addDays(firstDay, 400), [day, length])
      expect(shownNormal(discounts, from, until, [day, length])).toEqual(everywhere)
    }),
  )
})
