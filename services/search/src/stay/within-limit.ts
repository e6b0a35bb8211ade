import { discountOf } from '@marram/domain/discount'
import { minorPerWhole } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { checkDeadline } from '../query/deadline.ts'
import { type Bitset, intersect, isEmpty, putRow, rowsOf } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { chargesOf } from './charges.ts'
import type { Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { arrivalsOf, isFreeWithin } from './lower-by-groups.ts'
import { rentFor } from './row-options.ts'

export type Limit = Readonly<{ persons: number; max: number }>

/**
 * Leaves in the set the houses with a stay in the groups that costs at most so much. Nothing is written down about any
 * price: a house is done with at its first stay that is cheap enough, and most are too dear by their week price alone.
 */
export function selectWithinLimit(
  store: Store,
  market: Market,
  groups: readonly CellGroup[],
  free: FreeSets,
  limit: Limit,
  houses: Bitset,
): Bitset {
  const left = houses.slice()
  for (const group of groups) {
    checkDeadline()
    const open = group.days.map((day) => free.at(day, group.nights))
    dropWithin(store, market, group, open, limit, left)
    if (isEmpty(left)) return houses
  }
  dropReduced(store, market, groups, limit, left)
  for (let word = 0; word < houses.length; word += 1) houses[word] = (houses[word] ?? 0) & ~(left[word] ?? 0)
  return houses
}

/** Takes the houses out that are free on an open day and cost at most so much, discounts left aside. */
function dropWithin(
  store: Store,
  { currency }: Market,
  { shares, factor, nights }: CellGroup,
  open: readonly Bitset[],
  { persons, max }: Limit,
  left: Bitset,
): void {
  const { weekPrices, charges } = store.prices[currency]
  const { perStay, perNight, perPerson, perPersonNight } = charges
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  const mostSum = largestSum(max, factor)
  for (let word = 0; word < left.length; word += 1) {
    const wanted = left[word] ?? 0
    if (wanted === 0) continue
    let bits = 0
    for (let at = 0; at < open.length; at += 1) bits |= open[at]?.[word] ?? 0
    bits &= wanted
    let within = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      const row = (word << 5) + (31 - Math.clz32(lowest))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      if (sum > mostSum) continue
      let price = rentByFactor(sum, factor) + (perStay[row] ?? 0) + nights * (perNight[row] ?? 0)
      if (persons > 0) price += persons * ((perPerson[row] ?? 0) + nights * (perPersonNight[row] ?? 0))
      if (price <= max) within |= lowest
    }
    left[word] = wanted & ~within
  }
}

/** Week prices that add up to more are a rent above the limit whatever rounding does, and charges only add to it. */
function largestSum(max: number, factor: number): number {
  return ((max / minorPerWhole + 1) * 7 * 1000 * minorPerWhole) / factor
}

/** The same by what a discount leaves of the price. Most houses have theirs at another time of the year. */
function dropReduced(
  store: Store,
  { currency }: Market,
  groups: readonly CellGroup[],
  { persons, max }: Limit,
  left: Bitset,
): void {
  const { first, last } = arrivalsOf(groups)
  for (const row of rowsOf(intersect(left.slice(), store.discounted))) {
    const spans = (store.discounts[row] ?? []).filter(({ start, end }) => start <= last && end > first)
    const isWithin = spans.some((span) =>
      groups.some((group) => {
        const rent = rentFor(store, currency, group, row)
        const price = rent - discountOf(rent, span.percent) + chargesOf(store, currency, row, group.nights, persons)
        return price <= max && isFreeWithin(store, group, span, row)
      }),
    )
    if (isWithin) putRow(left, row, false)
  }
}
