import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingOptions } from './booking-option.ts'
import { addDays } from './iso-day.ts'
import { defaultParty } from './party.ts'
import type { PriceSeason } from './price-plan.ts'
import { quote } from './quote.ts'
import { stayFrom } from './stay.ts'
import { type CalendarPlan, createStayCalendar } from './stay-calendar.ts'
import { anyParty, currency, firstPlanDay, lodgingPrices } from './testing/arbitrary-price-plan.ts'

const season = (changes: Partial<PriceSeason>): PriceSeason => ({
  id: 1,
  key: 'low',
  startsOn: '2026-12-01',
  endsOn: '2027-04-05',
  arrivalDays: [5, 6, 1],
  minNights: 3,
  maxNights: 14,
  wholeWeeks: false,
  weekPrice: { DKK: 350_000, EUR: 49_000 },
  ...changes,
})
const plan: CalendarPlan = {
  firstBookable: '2026-12-04',
  endsOn: '2027-04-05',
  maxPersons: 4,
  maxPets: 1,
  seasons: [season({})],
  discounts: [],
  items: [],
  transactionFee: { DKK: 0, EUR: 0 },
  taken: [{ arrival: '2026-12-18', departure: '2026-12-28' }],
}
const calendar = (changes: Partial<CalendarPlan> = {}, party = defaultParty) =>
  createStayCalendar({ ...plan, ...changes }, party, 'EUR')
const kindOf = (day: string, duration = 7) => calendar().dayState(day, duration).kind

describe('a day of the calendar', () => {
  test('in the past cannot be booked', () => {
    expect(kindOf('2026-12-03')).toBe('past')
    expect(kindOf('2026-12-04')).toBe('arrival')
  })

  test('is an arrival with the price of the whole stay', () => {
    const state = calendar().dayState('2026-12-11', 7)
    expect(state).toMatchObject({ kind: 'arrival', offer: { departure: '2026-12-18', price: 49_000 } })
  })

  test('shows the durations that fit if the requested one does not', () => {
    // Monday 14 December: four nights until the house is taken.
    expect(calendar().dayState('2026-12-14', 7)).toEqual({ kind: 'no-arrival', durations: [3, 4] })
    expect(calendar().dayState('2026-12-14', 4).kind).toBe('arrival')
  })

  test('without arrivals is free but not an arrival', () => {
    expect(calendar().dayState('2026-12-08', 7)).toEqual({ kind: 'no-arrival', durations: [] })
  })

  test('is half taken at both ends of a stay: others may leave on the first and arrive on the last day', () => {
    expect(kindOf('2026-12-18')).toBe('departure-only')
    expect(kindOf('2026-12-19')).toBe('taken')
    expect(kindOf('2026-12-27')).toBe('taken')
    expect(kindOf('2026-12-28')).toBe('arrival')
  })

  test('between two adjacent stays is taken', () => {
    const taken = [
      { arrival: '2027-01-02', departure: '2027-01-09' },
      { arrival: '2027-01-09', departure: '2027-01-16' },
    ]
    expect(calendar({ taken }).dayState('2027-01-09', 7).kind).toBe('taken')
    expect(calendar({ taken }).dayState('2027-01-16', 7).kind).toBe('arrival')
  })

  test('after the last price is closed', () => {
    expect(kindOf('2027-04-05')).toBe('closed')
    expect(kindOf('2027-04-04', 3)).toBe('no-arrival')
  })

  test('keeps its nights when clocks change and the year ends', () => {
    expect(calendar().findOffer('2026-12-28', 7)?.departure).toBe('2027-01-04')
    // Clocks go forward on 28 March 2027.
    expect(calendar().findOffer('2027-03-26', 4)?.departure).toBe('2027-03-30')
  })

  test('may be a leap day', () => {
    const leap = { firstBookable: '2028-02-20', endsOn: '2028-03-20', taken: [] }
    const open = season({ startsOn: '2028-02-01', endsOn: '2028-03-20', arrivalDays: [1, 2, 3, 4, 5, 6, 7] })
    const { findOffer, months } = calendar({ ...leap, seasons: [open] })
    expect(findOffer('2028-02-29', 3)?.departure).toBe('2028-03-03')
    expect(findOffer('2028-02-26', 4)?.departure).toBe('2028-03-01')
    expect(months).toEqual(['2028-02', '2028-03'])
  })
})

describe('the calendar of a house', () => {
  test('extends from the first bookable day to the last night', () => {
    expect(calendar().months).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
    expect(calendar({ endsOn: '2027-04-01' }).months.at(-1)).toBe('2027-03')
    expect(calendar({ endsOn: '2026-12-04' }).months).toEqual([])
  })

  test('has all durations, and those of one arrival', () => {
    expect(calendar().durations).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(calendar().durationsFor('2026-12-11')).toEqual([3, 4, 5, 6, 7])
    expect(calendar().durationsFor('2026-12-08')).toEqual([])
    expect(calendar({ seasons: [season({ wholeWeeks: true })] }).durations).toEqual([7, 14])
  })

  test('finds the nearest arrival, the earlier of two', () => {
    expect(calendar().findNearest('2026-12-08', 3)?.arrival).toBe('2026-12-07')
    expect(calendar().findNearest('2026-12-23', 7)?.arrival).toBe('2026-12-28')
    // The Saturday before and the Monday after are one day away.
    expect(calendar().findNearest('2027-01-10', 3)?.arrival).toBe('2027-01-09')
    expect(calendar().findNearest('2030-01-01', 14)?.arrival).toBe('2027-03-22')
    expect(calendar().findNearest('2026-12-11', 21)).toBeNull()
  })

  test('finds the free stays on both sides of a taken one', () => {
    const around = (day: string) => {
      const { before, after } = calendar().findAround(day, 7)
      return [before?.arrival, after?.arrival]
    }
    expect(around('2026-12-18')).toEqual(['2026-12-11', '2026-12-28'])
    expect(around('2026-12-01')).toEqual([undefined, '2026-12-04'])
    expect(around('2030-01-01')).toEqual(['2027-03-29', undefined])
  })

  test('finds the cheapest price of a duration, the earlier of two, and the first free day', () => {
    const cheap = season({ id: 2, startsOn: '2027-02-01', weekPrice: { DKK: 210_000, EUR: 28_000 } })
    const two = calendar({ seasons: [season({ endsOn: '2027-02-01' }), cheap] })
    expect(two.findCheapest(7)).toMatchObject({ arrival: '2027-02-01', price: 28_000 })
    expect(calendar().findFirst()).toMatchObject({ arrival: '2026-12-04', duration: 3 })
    expect(calendar().findCheapest(28)).toBeNull()
  })

  test('has no offers for a party that the house cannot take', () => {
    const crowd = calendar({}, { ...defaultParty, adults: 5 })
    expect([crowd.durations, crowd.findFirst(), crowd.findNearest('2026-12-11', 7)]).toEqual([[], null, null])
    expect(crowd.refusal('2026-12-11', 7)).toBe('too-many-persons')
    expect(calendar({}, { ...defaultParty, pets: 2 }).refusal('2026-12-11', 7)).toBe('too-many-pets')
    expect(crowd.dayState('2026-12-11', 7)).toEqual({ kind: 'no-arrival', durations: [] })
  })

  test.each([
    ['2026-12-03', 7, 'too-late'],
    ['2026-12-14', 7, 'taken'],
    ['2026-12-08', 3, 'not-an-arrival-day'],
    ['2026-12-04', 2, 'duration-not-offered'],
    ['2027-04-02', 7, 'no-price'],
    ['2027-09-03', 7, 'no-price'],
    ['2026-12-11', 7, null],
  ] as const)('gives the reason why %s for %i nights is refused: %s', (arrival, duration, reason) => {
    expect(calendar().refusal(arrival, duration)).toBe(reason)
  })

  test('has the same offers and prices as the booking options, and refuses none of them', () => {
    const stays = fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 150 }), nights: fc.integer({ min: 1, max: 14 }) }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(
        lodgingPrices,
        stays,
        anyParty,
        currency,
        fc.integer({ min: 1, max: 21 }),
        (prices, drawn, party, money, duration) => {
          const taken = drawn.map(({ from, nights }) => stayFrom(addDays(firstPlanDay, from), nights))
          const endsOn = prices.seasons.at(-1)?.endsOn ?? firstPlanDay
          const firstBookable = addDays(firstPlanDay, 3)
          const made = createStayCalendar({ ...prices, taken, endsOn, firstBookable }, party, money)
          const window = { from: firstBookable, days: 400, firstBookable }
          const options = bookingOptions({ prices, window, taken, durations: [duration], currency: money, party })
          expect(made.offers(duration)).toEqual(options)
          expect(made.durations.includes(duration)).toBe(options.length > 0)
          const [first] = options
          if (first === undefined) return
          expect(made.refusal(first.arrival, duration)).toBeNull()
          expect(made.durationsFor(first.arrival)).toContain(duration)
          expect(made.dayState(first.arrival, duration)).toEqual({ kind: 'arrival', offer: first })
          const asked = quote(prices, stayFrom(first.arrival, duration), party, [], money)
          expect(asked).toMatchObject({ kind: 'quote', total: first.price })
        },
      ),
    )
  })
})
