import { discountOf } from '@marram/domain/discount'
import { type Currency, minorPerWhole } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { isShownBefore, type StayPreference } from '@marram/domain/search-request/searched-stay'
import type { Term } from '../plan/term.ts'
import type { Store } from '../store/store.ts'
import { satisfies } from './bounds.ts'
import type { CellGroup } from './cells.ts'
import { chargesOf } from './charges.ts'
import { type RowOption, rentFor, rowOptions } from './row-options.ts'

/** Selects the option that represents a house in a list. */
export type Preference = StayPreference | 'earliest' | 'latest' | 'shortest' | 'longest'

/** One house, one party, and the price limits of the stay. */
export type RowQuery = Readonly<{ currency: Currency; row: number; persons: number; amounts: Term['amounts'] }>

const ranks: Readonly<Record<Preference, (option: RowOption) => number>> = {
  price: ({ price }) => price,
  discountTotal: ({ discountTotal }) => -discountTotal,
  discountPercentage: ({ discountPercentage }) => -discountPercentage,
  earliest: ({ day }) => day,
  latest: ({ day }) => -day,
  shortest: ({ nights }) => nights,
  longest: ({ nights }) => -nights,
}

/**
 * The option that the preference puts first; then the cheaper, the earlier and the shorter. Without discounts a group
 * of stays has one price, so only one of its days is tested: building every option of a year took a hundred times as
 * long.
 */
export function bestOption(
  store: Store,
  groups: readonly CellGroup[],
  query: RowQuery,
  preference: Preference,
): RowOption | null {
  if (query.persons > (store.maxPersons[query.row] ?? 0)) return null
  const boundsOf = lengthBounds(store, query)
  const { from, to } = query.amounts.price
  let best: RowOption | null = null
  let length = { nights: 0, min: 0, isOut: true }
  for (const group of preference === 'longest' ? groups.toReversed() : groups) {
    if (group.nights !== length.nights) {
      const { min, max } = boundsOf(group)
      length = { nights: group.nights, min, isOut: min > to || max < from }
    }
    if (length.isOut || (best !== null && isBehind(group, length.min, best, preference))) continue
    const price = possiblePrice(store, group, query)
    if (price === null || (preference === 'price' && best !== null && price.min > best.price)) continue
    if (price.isOnly) {
      const day = freeDay(store, group, query.row, preference === 'latest')
      const option = { day, nights: group.nights, price: price.min, discountTotal: 0, discountPercentage: 0 }
      if (day >= 0 && (best === null || isFirst(option, best, preference))) best = option
      continue
    }
    for (const option of rowOptions(store, query.currency, [group], query.row, query.persons)) {
      if (!satisfies(option, query.amounts)) continue
      if (best === null || isFirst(option, best, preference)) best = option
    }
  }
  return best
}

export function isFirst(a: RowOption, b: RowOption, preference: Preference): boolean {
  const rank = ranks[preference]
  return isShownBefore(rank(a) - rank(b), a, b)
}

/** Returns true if the bounds show that no option of the group can come first. */
function isBehind({ days, nights }: CellGroup, min: number, best: RowOption, preference: Preference): boolean {
  switch (preference) {
    case 'price':
      return min > best.price
    case 'earliest':
      return (days[0] ?? 0) > best.day
    case 'latest':
      return (days.at(-1) ?? 0) < best.day
    case 'shortest':
      return nights > best.nights
    case 'longest':
      return nights < best.nights
    default:
      return false
  }
}

/** Returns true if any option matches. */
export function hasOption(store: Store, groups: readonly CellGroup[], query: RowQuery): boolean {
  if (query.persons > (store.maxPersons[query.row] ?? 0)) return false
  const boundsOf = lengthBounds(store, query)
  const { from, to } = query.amounts.price
  let length = { nights: 0, isOut: true }
  const isInGroup = (group: CellGroup): boolean => {
    if (group.nights !== length.nights) {
      const { min, max } = boundsOf(group)
      length = { nights: group.nights, isOut: min > to || max < from }
    }
    if (length.isOut) return false
    const price = possiblePrice(store, group, query)
    if (price === null) return false
    if (price.isOnly) return freeDay(store, group, query.row, false) >= 0
    const options = rowOptions(store, query.currency, [group], query.row, query.persons)
    return options.some((option) => satisfies(option, query.amounts))
  }
  // The longest stays come last and cost the most, so a search for a minimum price matches them at once.
  if (to === Number.POSITIVE_INFINITY) return groups.findLast(isInGroup) !== undefined
  return groups.some(isInGroup)
}

type Possible = Readonly<{ min: number; isOnly: boolean }>

/** The lowest possible price of a stay in the group; null if none can match. */
function possiblePrice(store: Store, group: CellGroup, { currency, row, persons, amounts }: RowQuery): Possible | null {
  const rent = rentFor(store, currency, group, row)
  const full = rent + chargesOf(store, currency, row, group.nights, persons)
  // A discount only lowers the price.
  if (full < amounts.price.from) return null
  const spans = store.discounts[row]
  if (spans === undefined) {
    return satisfies({ price: full, discountTotal: 0, discountPercentage: 0 }, amounts)
      ? { min: full, isOnly: true }
      : null
  }
  const min = full - discountOf(rent, highestPercent(store, row))
  return min > amounts.price.to ? null : { min, isOnly: false }
}

/** The first or last free day of the group; -1 if there is none. */
function freeDay({ freeRun, capacity }: Store, { days, nights }: CellGroup, row: number, isLast: boolean): number {
  for (let at = 0; at < days.length; at += 1) {
    const day = days[isLast ? days.length - 1 - at : at] ?? 0
    if ((freeRun[day * capacity + row] ?? 0) >= nights) return day
  }
  return -1
}

type Bounds = Readonly<{ min: number; max: number }>

/**
 * The minimum and maximum price of stays of a length: all nights in the house's cheapest or most expensive season. This
 * rules out most lengths, so that none of their hundred mixtures of seasons need testing.
 */
function lengthBounds(store: Store, { currency, row, persons }: RowQuery): (group: CellGroup) => Bounds {
  let cheapest = Number.POSITIVE_INFINITY
  let dearest = 0
  for (const amounts of store.prices[currency].weekPrices) {
    const price = amounts[row] ?? 0
    if (price > 0 && price < cheapest) cheapest = price
    if (price > dearest) dearest = price
  }
  const percent = highestPercent(store, row)
  return ({ nights, factor }) => {
    const charges = chargesOf(store, currency, row, nights, persons)
    const rent = rentByFactor(nights * cheapest, factor)
    const reduced = percent === 0 ? rent : rent - (rent * percent) / 100 - minorPerWhole
    return { min: reduced + charges, max: rentByFactor(nights * dearest, factor) + charges }
  }
}

function highestPercent({ discounts }: Store, row: number): number {
  let percent = 0
  for (const span of discounts[row] ?? []) percent = Math.max(percent, span.percent)
  return percent
}
