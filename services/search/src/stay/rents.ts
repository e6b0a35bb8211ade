import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import type { Choice } from '../plan/term.ts'
import { type Bitset, countRows, intersect, rowsOf, subtract } from '../store/bitset.ts'
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
  /** The same for a question that is hardly asked twice: not kept, and gone with the next. All must be free. */
  brief: (days: Choice, nights: number, market: Market, free: Bitset) => Int32Array
}>

/** For fewer houses each is looked at by itself. */
const fewRows = 48

export function createRents(store: Store, groups: Groups, free: FreeSets, columns: PriceColumns): Rents {
  const sums = new Float64Array(store.capacity)
  const scratch = new Int32Array(store.capacity)
  const write = (cells: readonly CellGroup[], currency: Currency, missing: Bitset, values: Int32Array) => {
    if (countRows(missing) < fewRows) writeEach(store, currency, cells, missing, values)
    else writeRents(store, currency, cells, free, missing, { values, sums })
  }
  const keyOf = (days: Choice, nights: number, { currency, firstIndex }: Market) =>
    `${currency} ${firstIndex} ${nights} ${choiceKey(days)}`
  const of: Rents['of'] = (days, nights, market, wanted) =>
    columns.get(keyOf(days, nights, market), wanted, (values, missing) => {
      const parts = weekdayParts(store.calendar, days, market.firstIndex)
      if (parts.length > 1) {
        const own = parts.map((part) => of(part, nights, market, [missing, missing]))
        writeLeast(own, missing, values)
      } else write(groups.single(days, nights, market.firstIndex), market.currency, missing, values)
    })
  return {
    of,
    brief: (days, nights, market, wanted) => {
      const isWide = weekdayParts(store.calendar, days, market.firstIndex).length > 1
      if (isWide || columns.has(keyOf(days, nights, market))) return of(days, nights, market, [wanted, wanted])
      const cells = groups.single(days, nights, market.firstIndex)
      const [only, ...others] = cells
      if (only === undefined || others.length > 0) write(cells, market.currency, wanted, scratch)
      else writeOneKind(store, market.currency, only, wanted, scratch)
      return scratch
    },
  }
}

/** Where all stays are of one kind and all houses free, there is nothing to compare. */
function writeOneKind(store: Store, currency: Currency, group: CellGroup, houses: Bitset, values: Int32Array): void {
  writeEach(store, currency, [group], intersect(houses.slice(), store.discounted), values)
  const sumAt = sumsOf(store, currency, group)
  const { discounted } = store
  for (let word = 0; word < houses.length; word += 1) {
    let bits = (houses[word] ?? 0) & ~(discounted[word] ?? 0)
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      values[row] = rentByFactor(sumAt(row), group.factor)
    }
  }
}

/** The week prices of all nights added up, by row. */
function sumsOf(store: Store, currency: Currency, { shares }: CellGroup): (row: number) => number {
  const { weekPrices } = store.markets[currency]
  const nothing = new Int32Array(0)
  const [first, second, ...others] = shares.map(({ season, nights }) => ({
    nights,
    prices: weekPrices[season] ?? nothing,
  }))
  if (first === undefined) return () => 0
  if (second === undefined) return (row) => first.nights * (first.prices[row] ?? 0)
  return (row) => {
    let sum = first.nights * (first.prices[row] ?? 0) + second.nights * (second.prices[row] ?? 0)
    for (const { nights, prices } of others) sum += nights * (prices[row] ?? 0)
    return sum
  }
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
    const open = group.days.map((day) => free.at(day, group.nights))
    lowerSums(sumsOf(store, currency, group), open, plain, sums)
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const sum = sums[row] ?? Number.POSITIVE_INFINITY
    values[row] = sum === Number.POSITIVE_INFINITY ? noPrice : rentByFactor(sum, factor)
  }
}

function lowerSums(sumAt: (row: number) => number, open: readonly Bitset[], houses: Bitset, sums: Float64Array): void {
  for (let word = 0; word < houses.length; word += 1) {
    const own = houses[word] ?? 0
    if (own === 0) continue
    let bits = 0
    for (let at = 0; at < open.length; at += 1) bits |= open[at]?.[word] ?? 0
    bits &= own
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      const sum = sumAt(row)
      if (sum < (sums[row] ?? 0)) sums[row] = sum
    }
  }
}
