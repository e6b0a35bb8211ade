import { rentByFactor } from '@marram/domain/rent'
import type { PositionSet } from '../plan/term.ts'
import { type Bitset, countRows, intersect, rowsOf } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { Cells } from './cells.ts'
import { cheapestRent, type Market, reducedRent } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { writeLowestSums } from './lowest-sums.ts'
import { noPrice } from './no-price.ts'
import type { PriceColumns, Wanted } from './price-columns.ts'
import { type Groups, positionKey } from './term-groups.ts'
import { weekdayParts } from './weekday-parts.ts'

export type Rents = Readonly<{
  /**
   * The cheapest rent of one length on these days after discounts, without charges: by row, for the wanted rows only.
   * `noPrice` if the house isn't free.
   */
  of: (days: PositionSet, nights: number, market: Market, wanted: Wanted) => Int32Array
}>

/** Below one house in this many, each house is computed alone. */
const fewPart = 1024

type Parts = Readonly<{ store: Store; cells: Cells; groups: Groups; free: FreeSets; columns: PriceColumns }>

export function createRents({ store, cells, groups, free, columns }: Parts): Rents {
  const sums = new Float64Array(store.capacity)
  const write = (days: PositionSet, nights: number, market: Market, houses: Bitset, values: Int32Array) => {
    const { currency, firstIndex } = market
    const stayGroups = groups.single(days, nights, firstIndex)
    if (countRows(houses) * fewPart < store.capacity) {
      for (const row of rowsOf(houses)) values[row] = cheapestRent(store, currency, stayGroups, row)
      return
    }
    writeLowestSums(store, currency, stayGroups, free, houses, sums)
    roundSums(sums, stayGroups[0]?.factor ?? 0, houses, values)
    const reduced = intersect(houses.slice(), store.discounted)
    for (const row of rowsOf(reduced)) {
      const rent = reducedRent(store, cells, market, { days, nights }, row)
      values[row] = Math.min(rent, values[row] ?? noPrice)
    }
  }
  const keyOf = (days: PositionSet, nights: number, { currency, firstIndex }: Market) =>
    `${currency} ${firstIndex} ${nights} ${positionKey(days)}`
  const of: Rents['of'] = (days, nights, market, wanted) =>
    columns.get(keyOf(days, nights, market), days, wanted, (values, missing) => {
      const parts = weekdayParts(store.calendar, days, market.firstIndex)
      if (parts.length > 1) {
        const partRents = parts.map((part) => of(part, nights, market, [missing, missing]))
        writeLeast(partRents, missing, values)
      } else write(days, nights, market, missing, values)
    })
  return { of }
}

/** One length has one factor, so the smallest sum of week prices is the smallest rent, and is rounded once. */
function roundSums(sums: Float64Array, factor: number, houses: Bitset, values: Int32Array): void {
  const rows = rowsOf(houses)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const sum = sums[row] ?? Number.POSITIVE_INFINITY
    values[row] = sum === Number.POSITIVE_INFINITY ? noPrice : rentByFactor(sum, factor)
  }
}

function writeLeast(parts: readonly Int32Array[], missing: Bitset, values: Int32Array): void {
  for (const row of rowsOf(missing)) {
    let least = noPrice
    for (const part of parts) least = Math.min(least, part[row] ?? noPrice)
    values[row] = least
  }
}
