import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { type Bitset, fillRows } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { noPrice } from './no-price.ts'
import { cheapestAt, isFree } from './one-row.ts'
import { chargesOf } from './row-options.ts'

/**
 * The cheapest rent of every house over the cells of one length, discounts taken off, charges left out. The same length
 * has the same factor, so the smallest sum of week prices is the smallest rent, and is rounded once.
 */
export function writeRents(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  out: Int32Array,
  from: number,
  to: number,
): void {
  const [first] = groups
  out.fill(noPrice, from, to)
  if (first === undefined) return
  const sums = new Float64Array(to - from).fill(Number.POSITIVE_INFINITY)
  for (const group of groups) writeSums(store, currency, group, sums, from)
  for (let row = from; row < to; row += 1) {
    const sum = sums[row - from] ?? Number.POSITIVE_INFINITY
    if (store.discounts[row] !== undefined) out[row] = reducedRent(store, currency, groups, row)
    else if (sum !== Number.POSITIVE_INFINITY) out[row] = rentByFactor(sum, first.factor)
  }
}

function writeSums(store: Store, currency: Currency, group: CellGroup, sums: Float64Array, from: number): void {
  const { freeRun, capacity } = store
  const { weekPrices } = store.markets[currency]
  const { nights, shares, days } = group
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = second === undefined ? firstPrices : (weekPrices[second.season] ?? firstPrices)
  const secondNights = second?.nights ?? 0
  for (let at = 0; at < sums.length; at += 1) {
    const row = from + at
    let sum = first.nights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
    for (const { season, nights: count } of others) sum += count * (weekPrices[season]?.[row] ?? 0)
    // A dearer stay need not be free.
    if (sum >= (sums[at] ?? 0)) continue
    for (let index = 0; index < days.length; index += 1) {
      if ((freeRun[(days[index] ?? 0) * capacity + row] ?? 0) < nights) continue
      sums[at] = sum
      break
    }
  }
}

function reducedRent(store: Store, currency: Currency, groups: readonly CellGroup[], row: number): number {
  const price = cheapestAt(store, currency, groups, row, 0)
  return price === noPrice ? noPrice : price - chargesOf(store, currency, row, groups[0]?.nights ?? 0, 0)
}

/** Houses that are free for one of the cells; costs no price. */
export function writeFree(
  store: Store,
  groups: readonly CellGroup[],
  persons: number,
  out: Bitset,
  from: number,
  to: number,
): void {
  fillRows(out, from, to, (row) => persons <= (store.maxPersons[row] ?? 0) && isFree(store, groups, row))
}
