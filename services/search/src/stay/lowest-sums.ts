import type { Currency } from '@marram/domain/money'
import { type Bitset, isEmpty, rowsOf } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import type { FreeSets } from './free-sets.ts'

/** Visiting fewer is faster than sorting them. */
const manyGroups = 4
const sampledRows = 256

/**
 * For every house the smallest sum of week prices among its free stays, all of one length; infinite if it is free for
 * none. Cheap seasons come first: a house that is free then is finished, because nothing costs less than its cheapest
 * week, and the hundred mixtures of two seasons can be skipped.
 */
export function writeLowestSums(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  free: FreeSets,
  houses: Bitset,
  sums: Float64Array,
): void {
  const left = houses.slice()
  const rows = rowsOf(houses)
  for (let at = 0; at < rows.length; at += 1) sums[rows[at] ?? 0] = Number.POSITIVE_INFINITY
  const isMany = groups.length > manyGroups
  const floors = isMany ? lowestWeeks(store, currency) : null
  for (const group of isMany ? cheapFirst(store, currency, groups) : groups) {
    const open = group.days.map((day) => free.at(day, group.nights))
    lowerSums(store, currency, group, open, left, sums)
    if (floors === null || group.shares.length > 1) continue
    dropSettled(left, sums, floors, group.nights)
    if (isEmpty(left)) return
  }
}

/** Lowers the sums of these houses to that of the group if one of its days is open. */
function lowerSums(
  store: Store,
  currency: Currency,
  { shares }: CellGroup,
  open: readonly Bitset[],
  houses: Bitset,
  sums: Float64Array,
): void {
  const { weekPrices } = store.prices[currency]
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  for (let word = 0; word < houses.length; word += 1) {
    let bits = houses[word] ?? 0
    if (bits === 0) continue
    bits &= anyOf(open, word)
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      if (sum < (sums[row] ?? 0)) sums[row] = sum
    }
  }
}

function anyOf(open: readonly Bitset[], word: number): number {
  let bits = 0
  for (let at = 0; at < open.length; at += 1) bits |= open[at]?.[word] ?? 0
  return bits
}

function dropSettled(left: Bitset, sums: Float64Array, floors: Int32Array, nights: number): void {
  for (let word = 0; word < left.length; word += 1) {
    let bits = left[word] ?? 0
    let settled = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      const row = (word << 5) + (31 - Math.clz32(lowest))
      bits &= bits - 1
      if ((sums[row] ?? 0) <= nights * (floors[row] ?? 0)) settled |= lowest
    }
    left[word] = (left[word] ?? 0) & ~settled
  }
}

/** Stays within one season by its usual price, then those across several. */
function cheapFirst(store: Store, currency: Currency, groups: readonly CellGroup[]): CellGroup[] {
  const { weekPrices } = store.prices[currency]
  const usual = weekPrices.map((prices) => {
    let sum = 0
    for (let row = 0; row < Math.min(sampledRows, store.rows); row += 1) sum += prices[row] ?? 0
    return sum
  })
  const rank = ({ shares }: CellGroup) =>
    shares.length > 1 ? Number.POSITIVE_INFINITY : (usual[shares[0]?.season ?? -1] ?? 0)
  const ranked = groups.map((group) => ({ group, place: rank(group) }))
  return ranked.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place)).map(({ group }) => group)
}

type Floors = { readonly column: Int32Array; upTo: number }
const known = new WeakMap<Store, Map<Currency, Floors>>()

/** The cheapest week of every house; 0, a safe lower bound, if a season has no price. */
function lowestWeeks(store: Store, currency: Currency): Int32Array {
  const cache = known.get(store) ?? new Map<Currency, Floors>()
  known.set(store, cache)
  const floors = cache.get(currency) ?? { column: new Int32Array(store.capacity), upTo: -1 }
  cache.set(currency, floors)
  const { journal, rows } = store
  const { weekPrices } = store.prices[currency]
  if (floors.upTo < 0 || journal.length - floors.upTo > rows) {
    for (let row = 0; row < rows; row += 1) floors.column[row] = lowestWeek(weekPrices, row)
  } else {
    for (let at = floors.upTo; at < journal.length; at += 1) {
      const row = journal[at] ?? 0
      floors.column[row] = lowestWeek(weekPrices, row)
    }
  }
  floors.upTo = journal.length
  return floors.column
}

function lowestWeek(weekPrices: readonly Int32Array[], row: number): number {
  let lowest = weekPrices[0]?.[row] ?? 0
  for (let season = 1; season < weekPrices.length; season += 1) {
    const price = weekPrices[season]?.[row] ?? 0
    if (price < lowest) lowest = price
  }
  return lowest
}
