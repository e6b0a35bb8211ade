import { datedTerms, termsFile } from '@marram/contract/agency/terms'
import { type EditionKey, editions, type Locale } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import type { Amounts } from '@marram/domain/price-plan'
import { keptPercent } from '@marram/domain/rental-terms'
import { describe, expect, test } from 'vitest'
import { readAgencyFile } from '../agency.ts'
import { wholeCatalogue } from '../catalogue/testing/whole-catalogue.ts'
import { demoContent } from './testing/demo-content.ts'
import { linesIn, locales } from './testing/walk.ts'

const { entries } = demoContent('2026-11-15')
const editionsByKey = editions.map(({ key, locale }) => [key, locale] as const)
const { terms } = datedTerms(readAgencyFile('profile/terms.json', termsFile))
const { firstInstalment, restDueDaysBeforeArrival: restDays, rebooking, minRenterAge, checkInHour } = terms
const { ownCleaning, agencyCleaning } = terms.checkOutHour

function linesOf(id: string, locale: Locale): string[] {
  const entry = entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`No entry is called ${id}`)
  return linesIn(entry, locale)
}

const numbersIn = (lines: readonly string[], pattern: RegExp): number[] =>
  lines.flatMap((line) => [...line.matchAll(pattern)].map(([, number]) => Number(number)))

describe('prices', () => {
  const amount: Readonly<Record<EditionKey, RegExp>> = { da: /[\d,]+ kr\./g, de: /[\d,]+ €/g, en: /€\d+(?:\.\d+)?/g }

  /** Round amounts have no decimals, as in the terms and the price list. */
  function written({ DKK, EUR }: Amounts): Readonly<Record<EditionKey, string>> {
    const comma = (minor: number) => String(minor / 100).replace('.', ',')
    return { da: `${comma(DKK)} kr.`, de: `${comma(EUR)} €`, en: `€${EUR / 100}` }
  }

  function priceOf(id: number): Amounts {
    const prices = wholeCatalogue().lodgings.flatMap(({ items }) => items.filter(({ itemId }) => itemId === id))
    const [first] = prices
    if (!first) throw new Error(`No house has item ${id}`)
    expect(new Set(prices.map(({ unitPrice }) => unitPrice.EUR)).size, `prices of item ${id}`).toBe(1)
    return first.unitPrice
  }

  const fee = () => terms.transactionFee
  const rebookingFee = () => rebooking.fee
  const [linen, cot, highChair, extraDog, firewood] = [2, 3, 4, 5, 6].map((id) => () => priceOf(id))
  const [electricity, water] = [8, 9].map((id) => () => priceOf(id))

  test.each([
    ['page-terms', [fee, electricity, water, rebookingFee]],
    ['page-cancellation', [fee, rebookingFee]],
    ['page-prices', [fee, linen, cot, highChair, firewood, extraDog]],
    ['page-energy', [electricity, water]],
    ['page-pets', [extraDog]],
    ['faq-linen', [linen]],
    ['faq-cot', [cot, highChair]],
    ['faq-rebook', [rebookingFee]],
  ])('in %s are those of the rental terms and the catalogue, in this order', (id, prices) => {
    for (const [edition, locale] of editionsByKey) {
      const found = linesOf(id, locale).flatMap((line) => line.match(amount[edition]) ?? [])
      expect(found, locale).toEqual(prices.map((price) => price && written(price())[edition]))
    }
  })
})

describe('periods', () => {
  const ladder = terms.cancellation.map(({ fromDaysBefore }) => fromDaysBefore)
  const [firstDays, rebookingDays] = [firstInstalment.dueDaysAfterBooking, rebooking.untilDaysBeforeArrival]
  const afterLadder = Math.min(...ladder) - 1

  test.each([
    ['page-terms', [firstDays, restDays, rebookingDays], [...ladder, afterLadder]],
    ['page-cancellation', [rebookingDays], [...ladder, afterLadder]],
    ['page-how-it-works', [firstDays, restDays], []],
    ['faq-instalments', [firstDays, restDays], []],
    ['faq-rebook', [rebookingDays], []],
  ])('in %s are those of the booking service', (id, expected, others) => {
    const allowed = new Set<number>([...expected, ...others])
    for (const locale of locales) {
      const days = numbersIn(linesOf(id, locale), /(\d+) (?:dage|Tagen?|days)/g)
      expect(days, locale).toEqual(expect.arrayContaining(expected))
      expect(
        days.filter((number) => !allowed.has(number)),
        locale,
      ).toEqual([])
    }
  })

  test.each([
    ['page-terms', [checkInHour, ownCleaning, agencyCleaning]],
    ['page-arrival', [checkInHour]],
    ['page-departure', [ownCleaning, agencyCleaning]],
    ['page-how-it-works', [checkInHour]],
  ])('and hours in %s are those of the rental terms', (id, hours) => {
    const clock = (hour: number) => (hour < 12 ? `${hour} am` : `${hour - 12} pm`)
    const words = (locale: Locale, pattern: RegExp) =>
      new Set(linesOf(id, locale).flatMap((line) => line.match(pattern) ?? []))
    expect(words('da-DK', /kl\. \d+/g)).toEqual(new Set(hours.map((hour) => `kl. ${hour}`)))
    expect(words('de-DE', /\d+ Uhr/g)).toEqual(new Set(hours.map((hour) => `${hour} Uhr`)))
    expect(words('en', /\d+ [ap]m/g)).toEqual(new Set(hours.map(clock)))
  })

  test.each(['page-terms', 'page-how-it-works', 'faq-age'])('and the age in %s are those of the rental terms', (id) => {
    for (const locale of locales) {
      const ages = numbersIn(linesOf(id, locale), /(?:fyldt|mindestens|at least) (\d+)/g)
      expect(ages, locale).toEqual([minRenterAge])
    }
  })
})

describe('percentages', () => {
  test.each(['page-how-it-works', 'faq-instalments'])('in %s are that of the first instalment', (id) => {
    for (const locale of locales) expect(numbersIn(linesOf(id, locale), /(\d+) ?%/g)).toEqual([firstInstalment.percent])
  })

  const kept = [...terms.cancellation.map((step) => step.keptPercent), 100]

  test.each(locales)('of terms and cancellation match the fee schedule in %s', (locale) => {
    expect(numbersIn(linesOf('page-cancellation', locale), /(\d+) ?%/g)).toEqual(kept)
    expect(numbersIn(linesOf('page-terms', locale), /(\d+) ?%/g)).toEqual([firstInstalment.percent, ...kept])
  })

  test.each(locales)('match the booking service’s fee on each listed day, in %s', (locale) => {
    const arrival = '2027-06-12'
    for (const id of ['page-cancellation', 'page-terms']) {
      const lines = linesOf(id, locale)
      const rows = lines.flatMap((line, index) => {
        const share = /^(\d+) ?%$/.exec(lines[index + 1] ?? '')?.[1]
        return share === undefined ? [] : [{ days: line.match(/\d+/g)?.map(Number) ?? [], share: Number(share) }]
      })
      expect(rows).toHaveLength(terms.cancellation.length + 1)
      for (const { days, share } of rows) {
        for (const before of days)
          expect(keptPercent(addDays(arrival, -before), arrival, terms), `${before} days`).toBe(share)
      }
    }
  })
})
