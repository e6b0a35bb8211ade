import { discountOf } from '@marram/domain/discount'
import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { findSpan } from '../store/discount-spans.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { noPrice } from './no-price.ts'
import { chargesOf, rowOptions } from './row-options.ts'

/** Whether the house of the row is free in one of the cells. */
export function isFree({ freeRun, capacity }: Store, groups: readonly CellGroup[], row: number): boolean {
  for (const { days, nights } of groups) {
    for (let at = 0; at < days.length; at += 1) {
      if ((freeRun[(days[at] ?? 0) * capacity + row] ?? 0) >= nights) return true
    }
  }
  return false
}

/** The cheapest price of the house in the cells; looks no further once it is at most `enough`. */
export function cheapestAt(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  row: number,
  persons: number,
  enough = Number.NEGATIVE_INFINITY,
): number {
  const { weekPrices } = store.markets[currency]
  let cheapest = noPrice
  let charged = -1
  let charges = 0
  for (const group of groups) {
    const percent = bestPercent(store, group, row)
    if (percent < 0) continue
    if (group.nights !== charged) {
      charges = chargesOf(store, currency, row, group.nights, persons)
      charged = group.nights
    }
    let sum = 0
    for (const { season, nights } of group.shares) sum += nights * (weekPrices[season]?.[row] ?? 0)
    const rent = rentByFactor(sum, group.factor)
    const price = (percent === 0 ? rent : rent - discountOf(rent, percent)) + charges
    if (price < cheapest) cheapest = price
    if (cheapest <= enough) return cheapest
  }
  return cheapest
}

/** The best discount on a free day of the group; -1 when none of its days is free. */
function bestPercent({ freeRun, capacity, discounts }: Store, { days, nights }: CellGroup, row: number): number {
  const spans = discounts[row]
  let best = -1
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] ?? 0
    if ((freeRun[day * capacity + row] ?? 0) < nights) continue
    if (spans === undefined) return 0
    best = Math.max(best, findSpan(spans, day)?.percent ?? 0)
  }
  return best
}

/** The largest saving, or the largest percentage, that the house offers in the cells. */
export function largestSaving(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  row: number,
  attribute: 'discountTotal' | 'discountPercentage',
): number {
  const spans = store.discounts[row]
  if (spans === undefined) return 0
  const reduced = groups.flatMap((group) => {
    const days = group.days.filter((day) => findSpan(spans, day) !== undefined)
    return days.length === 0 ? [] : [{ ...group, days }]
  })
  let largest = 0
  for (const option of rowOptions(store, currency, reduced, row, 1)) largest = Math.max(largest, option[attribute])
  return largest
}
