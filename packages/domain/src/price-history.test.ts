import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOf } from './discount.ts'
import { type DiscountPeriod, type PriceHistory, type PricePeriod, referencePrices } from './price-history.ts'
import { quote } from './quote.ts'
import { stayFrom } from './stay.ts'

const dayMs = 86_400_000
const today = 1000 * dayMs
const daysAgo = (days: number) => today - days * dayMs
const price = (kroner: number, since: number, until: number | null = null, seasonId = 1): PricePeriod => ({
  seasonId,
  weekPrice: { DKK: kroner * 100, EUR: kroner * 10 },
  since,
  until,
})
const discount = (percent: number, since: number, until: number | null = null): DiscountPeriod => ({
  percent,
  arrivalFrom: '2027-06-01',
  arrivalUntil: '2027-06-30',
  since,
  until,
})
const kroner = (discount: DiscountPeriod, history: Partial<PriceHistory>) =>
  referencePrices(discount, {
    seasons: [{ id: 1, since: 0 }],
    prices: [],
    discounts: [discount],
    knownSince: 0,
    ...history,
  }).map(({ weekPrice }) => weekPrice.DKK / 100)

describe('a discount of today is compared', () => {
  const fresh = discount(20, today)

  test('with the price of the last thirty days', () => {
    expect(kroner(fresh, { prices: [price(5000, daysAgo(30))] })).toEqual([5000])
  })

  test('with the lowest of the thirty days, not with one raised for it', () => {
    const prices = [price(5000, daysAgo(300), daysAgo(2)), price(7000, daysAgo(2))]
    expect(kroner(fresh, { prices })).toEqual([5000])
  })

  test('not with prices from before the thirty days', () => {
    const prices = [price(3000, daysAgo(300), daysAgo(31)), price(5000, daysAgo(31))]
    expect(kroner(fresh, { prices })).toEqual([5000])
    const onTheDay = [price(3000, daysAgo(300), daysAgo(30) + 1), price(5000, daysAgo(30) + 1)]
    expect(kroner(fresh, { prices: onTheDay })).toEqual([3000])
  })

  test('with nothing if the price is younger than thirty days', () => {
    expect(kroner(fresh, { prices: [price(5000, daysAgo(29))] })).toEqual([])
    expect(kroner(fresh, { prices: [] })).toEqual([])
  })

  test('with nothing in a season whose days moved within the thirty days', () => {
    const prices = [price(5000, daysAgo(300))]
    expect(kroner(fresh, { prices, seasons: [{ id: 1, since: daysAgo(29) }] })).toEqual([])
    expect(kroner(fresh, { prices, seasons: [{ id: 1, since: daysAgo(30) }] })).toEqual([5000])
  })

  test('with nothing if the history does not cover the thirty days: they may have been cheaper', () => {
    const old = discount(20, daysAgo(380))
    const prices = [price(5000, daysAgo(500))]
    expect(kroner(old, { prices, knownSince: daysAgo(400) })).toEqual([])
    expect(kroner(old, { prices, knownSince: daysAgo(410) })).toEqual([5000])
  })

  test('with the same price after importing an unchanged list again', () => {
    const prices = [price(5000, daysAgo(300), daysAgo(3)), price(5000, daysAgo(3))]
    expect(kroner(fresh, { prices })).toEqual([5000])
  })

  test('season by season, in each currency', () => {
    const prices = [price(5000, daysAgo(300)), price(9000, daysAgo(300), null, 2), price(1, daysAgo(1), null, 3)]
    const seasons = [1, 2, 3].map((id) => ({ id, since: 0 }))
    expect(referencePrices(fresh, { seasons, prices, discounts: [fresh], knownSince: 0 })).toEqual([
      { seasonId: 1, weekPrice: { DKK: 500_000, EUR: 50_000 } },
      { seasonId: 2, weekPrice: { DKK: 900_000, EUR: 90_000 } },
    ])
  })
})

describe('a discount that follows another', () => {
  const prices = [price(5000, daysAgo(300))]
  const fresh = discount(20, today)

  test('is compared with the earlier reduced price', () => {
    expect(kroner(fresh, { prices, discounts: [fresh, discount(15, daysAgo(40), daysAgo(10))] })).toEqual([4250])
    expect(kroner(fresh, { prices, discounts: [fresh, discount(15, daysAgo(40))] })).toEqual([4250])
  })

  test('is compared with the best of several', () => {
    const discounts = [fresh, discount(15, daysAgo(40), daysAgo(10)), discount(30, daysAgo(9), daysAgo(8))]
    expect(kroner(fresh, { prices, discounts })).toEqual([3500])
  })

  test('is not compared with one that ended thirty days before, started later or was for other arrivals', () => {
    const elsewhere = { ...discount(50, daysAgo(20)), arrivalFrom: '2027-07-01', arrivalUntil: '2027-07-31' }
    const discounts = [fresh, discount(40, daysAgo(90), daysAgo(30)), discount(60, today + 1), elsewhere]
    expect(kroner(fresh, { prices, discounts })).toEqual([5000])
  })

  test('is the same discount if a list is imported again, and another after a gap', () => {
    const before = discount(20, daysAgo(10), today)
    expect(kroner(fresh, { prices, discounts: [fresh, before] })).toEqual([5000])
    const first = discount(20, daysAgo(25), daysAgo(10))
    expect(kroner(fresh, { prices, discounts: [first, before, fresh] })).toEqual([5000])
    expect(kroner(fresh, { prices, discounts: [fresh, { ...before, until: today - 1 }] })).toEqual([4000])
  })

  test('is another one if it is higher or for more arrivals', () => {
    expect(kroner(fresh, { prices, discounts: [fresh, discount(10, daysAgo(10), today)] })).toEqual([4500])
    const narrow = { ...discount(20, daysAgo(10), today), arrivalUntil: '2027-06-15' }
    expect(kroner(fresh, { prices, discounts: [fresh, narrow] })).toEqual([4000])
  })
})

describe('for any sequence of price changes', () => {
  const change = fc.record({ daysAgo: fc.integer({ min: 1, max: 90 }), kroner: fc.integer({ min: 1000, max: 9000 }) })
  const offered = fc.record({
    percent: fc.integer({ min: 1, max: 70 }),
    from: fc.integer({ min: 1, max: 90 }),
    days: fc.integer({ min: 1, max: 60 }),
  })
  const histories = fc.record({
    first: fc.integer({ min: 1000, max: 9000 }),
    changes: fc.uniqueArray(change, { maxLength: 5, selector: (one) => one.daysAgo }),
    offers: fc.array(offered, { maxLength: 3 }),
    percent: fc.integer({ min: 1, max: 70 }),
  })

  test('no stay is advertised as cheaper than on any of the thirty days before the discount', () => {
    fc.assert(
      fc.property(histories, ({ first, changes, offers, percent }) => {
        const steps = [{ daysAgo: 200, kroner: first }, ...changes.toSorted((a, b) => b.daysAgo - a.daysAgo)]
        const prices = steps.map((step, index) => {
          const next = steps[index + 1]
          return price(step.kroner, daysAgo(step.daysAgo), next ? daysAgo(next.daysAgo) : null)
        })
        const past = offers.map(({ percent: off, from, days }) => {
          return discount(off, daysAgo(from), Math.min(today - 1, daysAgo(from - days)))
        })
        const fresh = discount(percent, today)
        const house = {
          maxPersons: 4,
          maxPets: 0,
          seasons: [june(prices.at(-1)?.weekPrice ?? { DKK: 0, EUR: 0 })],
          items: [],
          transactionFee: { DKK: 0, EUR: 0 },
        }
        const references = referencePrices(fresh, {
          seasons: [{ id: 1, since: 0 }],
          prices,
          discounts: [...past, fresh],
          knownSince: 0,
        })
        const shown = quote({ ...house, discounts: [{ ...fresh, tag: 'now', references }] }, week, party, [], 'DKK')
        if (shown.kind !== 'quote') throw new Error(shown.reason)
        const lowest = Math.min(...thirtyDays.map((day) => askedOn(day, prices, past)))
        expect(shown.normalTotal).toBeGreaterThanOrEqual(shown.total)
        if (shown.normalTotal > shown.total) expect(shown.normalTotal).toBeLessThanOrEqual(lowest)
        expect(shown.discountTags.length > 0).toBe(shown.normalTotal > shown.total)
      }),
      { numRuns: 500 },
    )
  })

  const week = stayFrom('2027-06-05', 7)
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const june = (weekPrice: PricePeriod['weekPrice']) => ({
    id: 1,
    key: 'june',
    startsOn: '2027-06-01',
    endsOn: '2027-07-01',
    arrivalDays: [6],
    minNights: 7,
    maxNights: 7,
    wholeWeeks: true,
    weekPrice,
  })
  /** Noon, so that no change coincides with the moment. */
  const thirtyDays = Array.from({ length: 30 }, (_, index) => daysAgo(index + 0.5))

  function askedOn(moment: number, prices: readonly PricePeriod[], discounts: readonly DiscountPeriod[]): number {
    const inForce = ({ since, until }: { since: number; until: number | null }) =>
      since <= moment && moment < (until ?? Number.POSITIVE_INFINITY)
    const asked = prices.find(inForce)?.weekPrice.DKK ?? Number.NaN
    const off = Math.max(0, ...discounts.filter(inForce).map(({ percent }) => percent))
    return asked - discountOf(asked, off)
  }
})
