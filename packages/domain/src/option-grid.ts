import { discountOf, savedOf, savedPercent } from './discount.ts'
import { clip, createReferenceRents, discountByDay, type SeasonOfDay } from './discount-grid.ts'
import { epochDay, type IsoDay, weekdayOfEpoch } from './iso-day.ts'
import { smallestQuantity, unitsPerPiece } from './item-charge.ts'
import type { Currency } from './money.ts'
import { countedPersons, type Party, partyRefusal } from './party.ts'
import type { LodgingPrices, PriceSeason } from './price-plan.ts'
import { offersDuration, rentOf } from './rent.ts'
import type { Stay } from './stay.ts'

type GridInput = Readonly<{
  prices: LodgingPrices
  window: Readonly<{ from: IsoDay; days: number; firstBookable: IsoDay }>
  taken: readonly Stay[]
  currency: Currency
  party: Party
}>

/**
 * One house's offers by day index (0 is the first arrival day of the window) and number of nights. Each lookup takes
 * constant time: an index of 50,000 houses makes some hundred million. Read prices only if `isOffered` is true.
 */
export type OptionGrid = Readonly<{
  /** The epoch day of index 0. */
  firstDay: number
  /** The first bookable index. */
  firstIndex: number
  transactionFee: number
  isArrival: (index: number) => boolean
  isOffered: (index: number, nights: number) => boolean
  /** After the discount, without items and fees. */
  rent: (index: number, nights: number) => number
  total: (index: number, nights: number) => number
  /** The price at the reference prices, as in a quote. */
  normalTotal: (index: number, nights: number) => number
  saved: (index: number, nights: number) => number
  /** As advertised in a quote, of the rent alone; 0 without a saving. */
  savedPercent: (index: number, nights: number) => number
  /** Only with a saving. */
  discountTags: (index: number) => readonly string[]
}>

export function createOptionGrid({ prices, window, taken, currency, party }: GridInput): OptionGrid {
  const firstDay = epochDay(window.from)
  const firstIndex = Math.max(0, epochDay(window.firstBookable) - firstDay)
  const longest = Math.max(0, ...prices.seasons.map((season) => season.maxNights))
  const seasonOf = seasonByDay(prices.seasons, firstDay, window.days + longest)
  const freeRun = freeRuns(seasonOf, taken, firstDay)
  const sums = prefixSums(seasonOf, currency)
  const discountOn = discountByDay(prices.discounts, firstDay, window.days)
  const fixed = fixedCharges(prices, party, currency)
  const isRefused = partyRefusal(party, prices) !== null
  const arrivals = isRefused ? new Uint8Array() : arrivalDays(seasonOf, firstDay, firstIndex, window.days)

  const isArrival = (index: number) => arrivals[index] === 1
  const rent = (index: number, nights: number) => rentOf((sums[index + nights] ?? 0) - (sums[index] ?? 0), nights)
  const referenceRent = createReferenceRents(seasonOf, currency)
  const reducedRent = (index: number, nights: number) => {
    const full = rent(index, nights)
    return full - discountOf(full, discountOn[index]?.percent ?? 0)
  }
  const total = (index: number, nights: number) => reducedRent(index, nights) + fixed.perStay + fixed.perNight * nights
  const saved = (index: number, nights: number) => {
    const discount = discountOn[index] ?? null
    if (discount === null) return 0
    return savedOf(rent(index, nights), discount.percent, referenceRent(discount.references, index, nights))
  }
  return {
    firstDay,
    firstIndex,
    transactionFee: prices.transactionFee[currency],
    isArrival,
    isOffered: (index, nights) => {
      if (!isArrival(index) || !(nights <= (freeRun[index] ?? 0))) return false
      const season = seasonOf[index] ?? null
      return season !== null && offersDuration(season, nights)
    },
    rent: reducedRent,
    total,
    normalTotal: (index, nights) => total(index, nights) + saved(index, nights),
    saved,
    savedPercent: (index, nights) => {
      const off = saved(index, nights)
      return off === 0 ? 0 : savedPercent(rent(index, nights), discountOn[index]?.percent ?? 0, off)
    },
    discountTags: (index) => discountOn[index]?.tags ?? [],
  }
}

function seasonByDay(seasons: readonly PriceSeason[], firstDay: number, days: number): SeasonOfDay {
  const byDay = new Array<PriceSeason | null>(days).fill(null)
  // Backwards, so that the first of overlapping seasons wins, as in a quote.
  for (const season of seasons.toReversed()) {
    byDay.fill(season, clip(epochDay(season.startsOn) - firstDay, days), clip(epochDay(season.endsOn) - firstDay, days))
  }
  return byDay
}

function arrivalDays(seasonOf: SeasonOfDay, firstDay: number, firstIndex: number, days: number): Uint8Array {
  const arrivals = new Uint8Array(days)
  for (let index = firstIndex; index < days; index += 1) {
    const isOpen = seasonOf[index]?.arrivalDays.includes(weekdayOfEpoch(firstDay + index)) ?? false
    arrivals[index] = isOpen ? 1 : 0
  }
  return arrivals
}

/** For each day, the number of consecutive nights from it that have a price and are free. */
function freeRuns(seasonOf: SeasonOfDay, taken: readonly Stay[], firstDay: number): Uint16Array {
  const days = seasonOf.length
  const isTaken = new Uint8Array(days)
  for (const stay of taken) {
    isTaken.fill(1, clip(epochDay(stay.arrival) - firstDay, days), clip(epochDay(stay.departure) - firstDay, days))
  }
  const runs = new Uint16Array(days + 1)
  for (let index = days - 1; index >= 0; index -= 1) {
    runs[index] = isTaken[index] === 1 || seasonOf[index] === null ? 0 : (runs[index + 1] ?? 0) + 1
  }
  return runs
}

/** Entry n is the sum of the week prices of the first n nights. */
function prefixSums(seasonOf: SeasonOfDay, currency: Currency): Float64Array {
  const sums = new Float64Array(seasonOf.length + 1)
  seasonOf.forEach((season, index) => {
    sums[index + 1] = (sums[index] ?? 0) + (season?.weekPrice[currency] ?? 0)
  })
  return sums
}

/** Charges on top of the rent without any optional item. */
function fixedCharges({ items, transactionFee }: LodgingPrices, party: Party, currency: Currency) {
  const persons = countedPersons(party)
  let perStay = transactionFee[currency]
  let perNight = 0
  for (const item of items) {
    if (!item.isMandatory || item.chargeType === 'metered') continue
    const amount = item.unitPrice[currency] * smallestQuantity(item) * unitsPerPiece(item.chargeType, persons, 1)
    const isNightly = item.chargeType === 'per-night' || item.chargeType === 'per-person-night'
    if (isNightly) perNight += amount
    else perStay += amount
  }
  return { perStay, perNight }
}
