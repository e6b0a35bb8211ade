import type { CatalogueItem } from '@marram/database/prices/load-items'
import type { CataloguePrices } from '@marram/database/prices/load-prices'
import { type BookingOption, bookingOptions, cheapestOptions } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'

export type Plan = CataloguePrices & {
  readonly firstBookable: IsoDay
  readonly endsOn: IsoDay
  readonly taken: readonly Stay[]
}

/** The bookable period of a house: from the first bookable day to the last night with a price. */
export function createPlan(prices: CataloguePrices, taken: readonly Stay[], firstBookable: IsoDay): Plan {
  const endsOn = prices.seasons.at(-1)?.endsOn ?? firstBookable
  return { ...prices, firstBookable, endsOn, taken: mergeStays(taken.filter(({ arrival }) => arrival < endsOn)) }
}

const shownOptions = 3
const weekNights = 7
const comingDays = 365

/** The cheapest weeks of the coming year, as on a card; if none is free, stays of any length. For two adults. */
export function findCheapest(plan: Plan, { currency }: Edition): BookingOption[] {
  const days = daysBetween(plan.firstBookable, plan.endsOn)
  const optionsOf = (dayCount: number, durations: readonly number[]) => {
    const window = { from: plan.firstBookable, days: Math.max(0, dayCount), firstBookable: plan.firstBookable }
    return bookingOptions({ prices: plan, window, taken: plan.taken, durations, currency })
  }
  const weeks = optionsOf(Math.min(days, comingDays), [weekNights])
  const options = weeks.length > 0 ? weeks : optionsOf(days, everyDuration(plan))
  return cheapestOptions(options, shownOptions)
}

function everyDuration({ seasons }: Plan): number[] {
  const longest = Math.max(0, ...seasons.map(({ maxNights }) => maxNights))
  return Array.from({ length: longest }, (_, index) => index + 1)
}

export function presentItem({ descriptions, ...item }: CatalogueItem, { key }: Edition) {
  return { ...item, description: descriptions[key] }
}

/** Merges stays, ordered by arrival, into stretches of taken nights, to hide the boundaries between guests. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const { arrival, departure } of stays) {
    const last = merged.at(-1)
    if (last === undefined || arrival > last.departure) merged.push({ arrival, departure })
    else if (departure > last.departure) merged[merged.length - 1] = { arrival: last.arrival, departure }
  }
  return merged
}
