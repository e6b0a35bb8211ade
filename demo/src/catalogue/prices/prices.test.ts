import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import { editions } from '@marram/domain/edition'
import { type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { referencePrices } from '@marram/domain/price-history'
import type { Amounts, LodgingPrices } from '@marram/domain/price-plan'
import { quote } from '@marram/domain/quote'
import { standardTerms } from '@marram/domain/terms'
import { describe, expect, test } from 'vitest'
import type { DemoLodging } from '../demo-lodging.ts'
import type { HouseDiscount } from '../stays/discounts.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import { easterSunday, rentalWeek, type SeasonKey, seasonKeyOf, seasonsAround } from './calendar.ts'
import { items } from './items.ts'
import { calendarSince } from './price-list.ts'
import { kronerPerEuro } from './week-price.ts'

const { lodgings, today } = wholeCatalogue()
const seasons = seasonsAround(today)

function referencesOf(discount: HouseDiscount, since: string, weekPrices: readonly Amounts[]) {
  const period = { ...discount, since: Date.parse(discount.createdAt), until: null }
  return referencePrices(period, {
    seasons: seasons.map(({ id }) => ({ id, since: Date.parse(calendarSince(today)) })),
    prices: weekPrices.map((weekPrice, index) => ({
      seasonId: index + 1,
      weekPrice,
      since: Date.parse(since),
      until: null,
    })),
    discounts: [period],
    knownSince: 0,
  })
}

/** Presents the prices as the broker reads them from the database. */
function pricesOf({ house, weekPrices, pricesSince, items: houseItems, discounts }: DemoLodging): LodgingPrices {
  return {
    maxPersons: house.persons,
    maxPets: house.petsMax,
    seasons: seasons.map((season, index) => ({ ...season, weekPrice: weekPrices[index] ?? { DKK: 0, EUR: 0 } })),
    discounts: discounts.map((discount) => ({
      ...discount,
      references: referencesOf(discount, pricesSince, weekPrices),
    })),
    items: houseItems.map((houseItem) => {
      const item = items.find(({ id }) => id === houseItem.itemId)
      if (!item) throw new Error(`No item ${houseItem.itemId}`)
      return { ...item, ...houseItem }
    }),
    transactionFee: standardTerms.transactionFee,
  }
}

function freeOptions(lodging: DemoLodging, currency: 'DKK' | 'EUR', from: IsoDay): BookingOption[] {
  const window = { from, days: 60, firstBookable: today }
  const durations = [3, 7, 14]
  return bookingOptions({ prices: pricesOf(lodging), window, taken: lodging.stays, durations, currency })
}

describe('the calendar', () => {
  test('Easter has the right date', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
  })

  test('week 28 of 2026 begins on Saturday the fourth of July', () => {
    expect(rentalWeek('2026-07-04')).toBe(28)
    const kinds: [IsoDay, SeasonKey][] = [
      ['2026-06-20', 'midsummer'],
      ['2026-07-04', 'peak'],
      ['2026-08-01', 'peak'],
      ['2026-08-08', 'high'],
      ['2026-10-10', 'autumn-holiday'],
      ['2026-04-04', 'easter'],
      ['2026-12-26', 'christmas'],
      ['2026-02-07', 'low'],
    ]
    for (const [saturday, key] of kinds) expect(seasonKeyOf(saturday), saturday).toBe(key)
  })

  test.each(['2026-11-15', '2027-01-01', '2028-02-29', '2026-12-31'])('generated on %s it has no gap', (day) => {
    const all = seasonsAround(day)
    const year = Number(day.slice(0, 4))
    expect((all[0]?.startsOn ?? '9999') <= `${year - 1}-01-01`).toBe(true)
    expect((all.at(-1)?.endsOn ?? '0') > `${year + 2}-12-31`).toBe(true)
    all.forEach((season, index) => {
      expect(isoWeekday(season.startsOn)).toBe(6)
      expect(season.startsOn).toBe(all[index - 1]?.endsOn ?? season.startsOn)
    })
  })

  test('in the peak weeks guests change on Saturday and stay whole weeks', () => {
    const peaks = seasons.filter(({ key }) => key === 'peak')
    expect(peaks.length).toBe(4)
    for (const { arrivalDays, wholeWeeks } of peaks) expect([arrivalDays, wholeWeeks]).toEqual([[6], true])
    for (const { arrivalDays } of seasons.filter(({ key }) => key === 'shoulder')) {
      expect(arrivalDays).toEqual([1, 4, 5, 6, 7])
    }
  })
})

describe('week prices', () => {
  test('follow the market’s price bands, by size', () => {
    const meanOf = (persons: number, key: SeasonKey) => {
      const at = seasons.findIndex((season) => season.key === key && season.startsOn.startsWith('2026'))
      const prices = lodgings
        .filter(({ house }) => house.persons === persons)
        .map(({ weekPrices }) => weekPrices[at]?.DKK ?? 0)
      return prices.reduce((sum, price) => sum + price, 0) / prices.length / 100
    }
    const expected: [number, number, number, number][] = [
      [4, 2500, 4500, 8000],
      [6, 3500, 6500, 12_000],
      [8, 5000, 9000, 17_000],
      [12, 10_000, 17_000, 32_000],
    ]
    for (const [persons, ...bands] of expected) {
      const keys = ['low', 'shoulder', 'peak'] as const
      keys.forEach((key, index) => {
        const ratio = meanOf(persons, key) / (bands[index] ?? 1)
        expect(ratio, `${persons} persons in ${key}`).toBeGreaterThan(0.85)
        expect(ratio, `${persons} persons in ${key}`).toBeLessThan(1.15)
      })
    }
  })

  test('are whole kroner and euro, each near the other', () => {
    const wrong = lodgings.flatMap(({ weekPrices }) =>
      weekPrices.filter(
        ({ DKK, EUR }) => DKK % 2500 !== 0 || EUR % 100 !== 0 || Math.abs(DKK / kronerPerEuro - EUR) > 50,
      ),
    )
    expect(wrong).toEqual([])
    expect(lodgings.every(({ weekPrices }) => weekPrices.length === seasons.length)).toBe(true)
  })

  test('week 26 costs about 27 percent less than July', () => {
    const at = (key: SeasonKey) =>
      seasons.findIndex((season) => season.key === key && season.startsOn.startsWith('2026'))
    for (const { weekPrices } of lodgings) {
      const ratio = (weekPrices[at('midsummer')]?.DKK ?? 0) / (weekPrices[at('peak')]?.DKK ?? 1)
      expect(ratio).toBeCloseTo(0.73, 1)
    }
  })
})

test('every free option has a price in every edition, and the list shows the same', () => {
  for (const { currency } of editions) {
    for (const lodging of lodgings.filter((_, index) => index % 97 === 7)) {
      const options = [...freeOptions(lodging, currency, today), ...freeOptions(lodging, currency, '2027-06-20')]
      expect(options.length, lodging.house.name).toBeGreaterThan(0)
      for (const { arrival, departure, price } of options) {
        const party = { adults: 2, children: 0, infants: 0, pets: 0 }
        const result = quote(pricesOf(lodging), { arrival, departure }, party, [], currency)
        expect(result).toMatchObject({ kind: 'quote', total: price })
      }
    }
  }
})

test('every discount may be advertised: its reference price was valid for thirty days before', () => {
  const reduced = lodgings.filter(({ discounts }) => discounts.length > 0)
  expect(reduced.length).toBeGreaterThan(10)
  for (const lodging of reduced) {
    const tagged = freeOptions(lodging, 'DKK', today).filter(({ discountTags }) => discountTags.length > 0)
    expect(tagged.length, lodging.house.name).toBeGreaterThan(0)
    for (const { price, normalPrice } of tagged) expect(price).toBeLessThan(normalPrice)
  }
})

test('every extra that a house offers can be ordered, meters excepted', () => {
  for (const lodging of lodgings.filter((_, index) => index % 60 === 3)) {
    const prices = pricesOf(lodging)
    const [option] = freeOptions(lodging, 'EUR', '2027-03-01')
    const chosen = prices.items
      .filter(({ chargeType }) => chargeType !== 'metered')
      .map(({ itemId, maxQuantity }) => ({ itemId, quantity: maxQuantity }))
    if (!option) throw new Error(`${lodging.house.name} has nothing free in spring`)
    const party = { adults: 2, children: 0, infants: 0, pets: lodging.house.petsMax }
    expect(quote(prices, option, party, chosen, 'EUR').kind).toBe('quote')
  }
})

test('some houses include cleaning, some leave it to the guests, and all meter electricity and water', () => {
  const mandatory = lodgings.filter(({ items: offered }) =>
    offered.some(({ itemId, isMandatory }) => itemId === 1 && isMandatory),
  )
  expect(mandatory.length / lodgings.length).toBeCloseTo(0.5, 1)
  for (const { house, items: offered } of lodgings) {
    const ids = offered.map(({ itemId }) => itemId)
    expect(ids).toEqual(expect.arrayContaining([1, 2, 7, 8, 9]))
    expect(ids.includes(6)).toBe(house.has.has('fireplace'))
    expect(ids.includes(5)).toBe(house.petsMax > 2)
  }
})
