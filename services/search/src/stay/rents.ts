import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import type { Choice } from '../plan/term.ts'
import { type Bitset, countRows, emptySet, intersect, rowsOf, subtract, unite } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { cheapestRent } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { noPrice } from './no-price.ts'
import type { PriceColumns, Wanted } from './price-columns.ts'
import { choiceKey, type Groups } from './term-groups.ts'
import { weekdayParts } from './weekday-parts.ts'

/** Days before the first index can no longer be booked. */
export type Market = Readonly<{ currency: Currency; firstIndex: number }>

export type Rents = Readonly<{
  /**
   * The cheapest rent of one length on these days, discounts taken off, charges left out: by row, and only for the rows
   * that are wanted. `noPrice` where the house is not free.
   */
  of: (days: Choice, nights: number, market: Market, wanted: Wanted) => Int32Array
}>

/** For fewer houses each is looked at by itself. */
const fewRows = 48

export function createRents(store: Store, groups: Groups, free: FreeSets, columns: PriceColumns): Rents {
  const sums = new Float64Array(store.capacity)
  const of: Rents['of'] = (days, nights, market, wanted) => {
    const { currency, firstIndex } = market
    return columns.get(`${currency} ${firstIndex} ${nights} ${choiceKey(days)}`, wanted, (values, missing) => {
      const parts = weekdayParts(store.calendar, days, firstIndex)
      if (parts.length > 1) {
        const own = parts.map((part) => of(part, nights, market, [missing, missing]))
        return writeLeast(own, missing, values)
      }
      const cells = groups.single(days, nights, firstIndex)
      if (countRows(missing) < fewRows) writeEach(store, currency, cells, missing, values)
      else writeRents(store, currency, cells, free, missing, { values, sums })
    })
  }
  return { of }
}

function writeLeast(parts: readonly Int32Array[], missing: Bitset, values: Int32Array): void {
  for (const row of rowsOf(missing)) {
    let least = noPrice
    for (const part of parts) least = Math.min(least, part[row] ?? noPrice)
    values[row] = least
  }
}

function writeEach(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  missing: Bitset,
  values: Int32Array,
): void {
  for (const row of rowsOf(missing)) values[row] = cheapestRent(store, currency, groups, row)
}

type Target = Readonly<{ values: Int32Array; sums: Float64Array }>

/** The same length has the same factor, so the smallest sum of week prices is the smallest rent, and is rounded once. */
function writeRents(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  free: FreeSets,
  missing: Bitset,
  { values, sums }: Target,
): void {
  writeEach(store, currency, groups, intersect(missing.slice(), store.discounted), values)
  const plain = subtract(missing.slice(), store.discounted)
  const rows = rowsOf(plain)
  for (let at = 0; at < rows.length; at += 1) sums[rows[at] ?? 0] = Number.POSITIVE_INFINITY
  const factor = groups[0]?.factor ?? 0
  for (const group of groups) {
    const able = emptySet(store.capacity)
    for (const day of group.days) unite(able, free.at(day, group.nights))
    lowerSums(store, currency, group, intersect(able, plain), sums)
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const sum = sums[row] ?? Number.POSITIVE_INFINITY
    values[row] = sum === Number.POSITIVE_INFINITY ? noPrice : rentByFactor(sum, factor)
  }
}

function lowerSums(store: Store, currency: Currency, group: CellGroup, able: Bitset, sums: Float64Array): void {
  const { weekPrices } = store.markets[currency]
  const [first, second, ...others] = group.shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  for (let word = 0; word < able.length; word += 1) {
    let bits = able[word] ?? 0
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (const { season, nights } of others) sum += nights * (weekPrices[season]?.[row] ?? 0)
      if (sum < (sums[row] ?? 0)) sums[row] = sum
    }
  }
}
