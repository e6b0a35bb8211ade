import { discountOf } from '@marram/domain/discount'
import { rentByFactor } from '@marram/domain/rent'
import { checkDeadline } from '../query/deadline.ts'
import { type Bitset, intersect, rowsOf } from '../store/bitset.ts'
import type { DiscountSpan } from '../store/discount-spans.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { chargesOf } from './charges.ts'
import type { Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { noPrice } from './no-price.ts'
import { rentFor } from './row-options.ts'

/** Lowers the prices of these houses to that of their cheapest stay in the groups, everything unavoidable included. */
export function lowerByGroups(
  store: Store,
  market: Market,
  groups: readonly CellGroup[],
  free: FreeSets,
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  for (const group of groups) {
    checkDeadline()
    const open = group.days.map((day) => free.at(day, group.nights))
    lowerByGroup(store, market, group, open, persons, houses, out)
  }
  lowerReduced(store, market, groups, persons, intersect(houses.slice(), store.discounted), out)
}

/** Without discounts, which only lower a price further. */
function lowerByGroup(
  store: Store,
  { currency }: Market,
  { shares, factor, nights }: CellGroup,
  open: readonly Bitset[],
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  const { weekPrices, charges } = store.prices[currency]
  const { perStay, perNight, perPerson, perPersonNight } = charges
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  for (let word = 0; word < houses.length; word += 1) {
    const wanted = houses[word] ?? 0
    if (wanted === 0) continue
    let bits = 0
    for (let at = 0; at < open.length; at += 1) bits |= open[at]?.[word] ?? 0
    bits &= wanted
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      let price = rentByFactor(sum, factor) + (perStay[row] ?? 0) + nights * (perNight[row] ?? 0)
      if (persons > 0) price += persons * ((perPerson[row] ?? 0) + nights * (perPersonNight[row] ?? 0))
      if (price < (out[row] ?? noPrice)) out[row] = price
    }
  }
}

/** The stays of the groups that begin within a discount. Most houses have theirs at another time of the year. */
function lowerReduced(
  store: Store,
  { currency }: Market,
  groups: readonly CellGroup[],
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  const { first, last } = arrivalsOf(groups)
  for (const row of rowsOf(houses)) {
    for (const span of store.discounts[row] ?? []) {
      if (span.start > last || span.end <= first) continue
      for (const group of groups) {
        if (!isFreeWithin(store, group, span, row)) continue
        const rent = rentFor(store, currency, group, row)
        const price = rent - discountOf(rent, span.percent) + chargesOf(store, currency, row, group.nights, persons)
        if (price < (out[row] ?? noPrice)) out[row] = price
      }
    }
  }
}

/** The first and the last day on which a stay of the groups begins. */
export function arrivalsOf(groups: readonly CellGroup[]): Readonly<{ first: number; last: number }> {
  let [first, last] = [noPrice, -1]
  for (const { days } of groups) {
    for (const day of days) {
      if (day < first) first = day
      if (day > last) last = day
    }
  }
  return { first, last }
}

/** Whether the house is free for a stay of the group that begins within the discount. */
export function isFreeWithin(
  { freeRun, capacity }: Store,
  { days, nights }: CellGroup,
  { start, end }: DiscountSpan,
  row: number,
): boolean {
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] ?? 0
    if (day >= start && day < end && (freeRun[day * capacity + row] ?? 0) >= nights) return true
  }
  return false
}
