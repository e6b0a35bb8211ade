import { discountOf } from '@marram/domain/discount'
import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { type Bitset, fillRows } from '../store/bitset.ts'
import { findSpan } from '../store/discount-spans.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { isFree } from './one-row.ts'

/** No stay of the kind asked for. */
export const noPrice = 0x7fffffff

/** The cheapest rent of every house over the cells, discounts taken off, charges left out. */
export function writeRents(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  out: Int32Array,
  from: number,
  to: number,
): void {
  out.fill(noPrice, from, to)
  for (const group of groups) writeGroup(store, currency, group, out, from, to)
}

function writeGroup(store: Store, currency: Currency, group: CellGroup, out: Int32Array, from: number, to: number) {
  const { discounts } = store
  const { weekPrices } = store.markets[currency]
  const { nights, factor, shares, days } = group
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = second === undefined ? firstPrices : (weekPrices[second.season] ?? firstPrices)
  const secondNights = second?.nights ?? 0
  for (let row = from; row < to; row += 1) {
    if (!isFreeOnOne(store, days, nights, row)) continue
    let sum = first.nights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
    for (const { season, nights: count } of others) sum += count * (weekPrices[season]?.[row] ?? 0)
    const rent = rentByFactor(sum, factor)
    const asked = discounts[row] === undefined ? rent : reducedRent(store, group, row, rent)
    if (asked < (out[row] ?? 0)) out[row] = asked
  }
}

/** The best of the discounts on the free days of the group. */
function reducedRent({ discounts, freeRun, capacity }: Store, { days, nights }: CellGroup, row: number, rent: number) {
  const spans = discounts[row] ?? []
  let percent = 0
  for (const day of days) {
    if ((freeRun[day * capacity + row] ?? 0) < nights) continue
    const span = findSpan(spans, day)
    if (span !== undefined && span.percent > percent) percent = span.percent
  }
  return rent - discountOf(rent, percent)
}

function isFreeOnOne({ freeRun, capacity }: Store, days: readonly number[], nights: number, row: number): boolean {
  for (let index = 0; index < days.length; index += 1) {
    if ((freeRun[(days[index] ?? 0) * capacity + row] ?? 0) >= nights) return true
  }
  return false
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
