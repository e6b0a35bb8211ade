import { discountOf } from '@marram/domain/discount'
import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import type { PositionSet } from '../plan/term.ts'
import { findSpan } from '../store/discount-spans.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup, Cells } from './cells.ts'
import { noPrice } from './no-price.ts'

/** Days before the first index can no longer be booked. */
export type Market = Readonly<{ currency: Currency; firstIndex: number }>

/** The cheapest rent of one house in the cells, after discounts; `noPrice` if it is free in none. */
export function cheapestRent(store: Store, currency: Currency, groups: readonly CellGroup[], row: number): number {
  const { weekPrices } = store.prices[currency]
  let cheapest = noPrice
  for (const group of groups) {
    const percent = bestPercent(store, group, row)
    if (percent < 0) continue
    let sum = 0
    for (const { season, nights } of group.shares) sum += nights * (weekPrices[season]?.[row] ?? 0)
    const rent = rentByFactor(sum, group.factor)
    const reduced = percent === 0 ? rent : rent - discountOf(rent, percent)
    if (reduced < cheapest) cheapest = reduced
  }
  return cheapest
}

/** The cheapest rent among discounted stays; `noPrice` if there is none. */
export function reducedRent(
  store: Store,
  cells: Cells,
  { currency, firstIndex }: Market,
  { days, nights }: Readonly<{ days: PositionSet; nights: number }>,
  row: number,
): number {
  const { calendar, discounts, freeRun, capacity } = store
  const { weekPrices } = store.prices[currency]
  let cheapest = noPrice
  for (const { start, end, percent } of discounts[row] ?? []) {
    for (let day = Math.max(start, firstIndex); day < Math.min(end, calendar.days); day += 1) {
      if ((days !== null && days[day] !== 1) || (freeRun[day * capacity + row] ?? 0) < nights) continue
      const kind = cells.kindAt(day, nights)
      if (kind === null) continue
      let sum = 0
      for (const share of kind.shares) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      const rent = rentByFactor(sum, kind.factor)
      cheapest = Math.min(cheapest, rent - discountOf(rent, percent))
    }
  }
  return cheapest
}

/** The best discount on a free day of the group; -1 if none of its days is free. */
export function bestPercent({ freeRun, capacity, discounts }: Store, { days, nights }: CellGroup, row: number): number {
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
