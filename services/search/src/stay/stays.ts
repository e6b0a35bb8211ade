import type { Currency } from '@marram/domain/money'
import { LRUCache } from 'lru-cache'
import { amountAttributes } from '../plan/option-attributes.ts'
import { anything } from '../plan/range.ts'
import { openTerm, type Term } from '../plan/term.ts'
import { type Bitset, countBoth, emptySet, fillRows, intersect, rowsOf } from '../store/bitset.ts'
import { createShelf } from '../store/shelf.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { noPrice } from './no-price.ts'
import { cheapestAt, isFree, largestSaving } from './one-row.ts'
import { writeFree, writeRents } from './rents.ts'
import { chargesOf, rowOptions } from './row-options.ts'
import { choiceKey, createGroups, offeredNights } from './term-groups.ts'

/** Days before the first index can no longer be booked. */
export type Market = Readonly<{ currency: Currency; firstIndex: number }>
export type StayTerm = Pick<Term, 'days' | 'nights' | 'amounts' | 'persons'>
export type Saving = 'discountTotal' | 'discountPercentage'

export type Stays = Readonly<{
  /** Leaves in the set the houses with an option that satisfies the term. */
  restrict: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** How many `restrict` would leave. */
  count: (term: StayTerm, market: Market, houses: Bitset) => number
  /** The cheapest such option of these rows, by row; `noPrice` where there is none. */
  prices: (term: StayTerm, market: Market, rows: Uint32Array) => Int32Array
  savings: (term: StayTerm, market: Market, saving: Saving, rows: Uint32Array) => Int32Array
  groups: (term: StayTerm, market: Market) => readonly CellGroup[]
  /** Computes the rents of one length before anybody asks. */
  prepare: (days: Term['days'], nights: number, market: Market) => void
}>

const megabyte = 1_048_576
/** Whom a price is for when nobody says otherwise. */
export const usualPersons = 2
/** For fewer houses than one in so many, a question that was not asked before is answered for them alone. */
const fewPart = 4
/** A month of arrivals; beyond it the rents of all houses are computed once and kept. */
const wideCells = 60

/** Everything about free stays and their prices; what concerns many houses is computed for all of them and kept. */
export function createStays(store: Store): Stays {
  const sets = createShelf<Bitset>(store, 96 * megabyte)
  const rents = createShelf<Int32Array>(store, 256 * megabyte)
  const columns = createShelf<Int32Array>(store, 192 * megabyte)
  const groups = createGroups(store.calendar)
  // What is asked a second time will be asked again.
  const asked = new LRUCache<string, true>({ max: 50_000 })
  const column = () => new Int32Array(store.capacity)
  const rowLists = new WeakMap<Bitset, Uint32Array>()
  const rowsIn = (set: Bitset): Uint32Array => {
    const rows = rowLists.get(set) ?? rowsOf(set)
    rowLists.set(set, rows)
    return rows
  }
  const isFew = (rows: number) => rows * fewPart < store.rows
  const isWide = (term: StayTerm, { firstIndex }: Market) => groups.size(term, firstIndex) > wideCells

  const rentsOf = (term: StayTerm, nights: number, { currency, firstIndex }: Market): Int32Array => {
    const cells = groups.single(term.days, nights, firstIndex)
    const key = `${currency} ${firstIndex} ${nights} ${choiceKey(term.days)}`
    return rents.get(key, column, (out, from, to) => writeRents(store, currency, cells, out, from, to))
  }
  const allPrices = (term: StayTerm, market: Market): Int32Array =>
    columns.get(stayKey(term, market, true), column, (out, from, to) => {
      if (needsOptions(term))
        return writeCheapest(store, term, market, groups.all(term, market.firstIndex), out, from, to)
      writePrices(store, term, market, byLengthOf(term, market), out, from, to)
    })
  const allSet = (term: StayTerm, market: Market): Bitset =>
    sets.get(
      stayKey(term, market, false),
      () => emptySet(store.capacity),
      (out, from, to) => {
        if (isOpen(term) && isWide(term, market)) {
          fillRows(out, from, to, createColumnTest(store, term, market, byLengthOf(term, market)))
          return
        }
        if (isOpen(term)) {
          const cells = groups.all(term, market.firstIndex)
          writeFree(store, cells, term.persons ?? usualPersons, out, from, to)
          return
        }
        const prices = allPrices(term, market)
        const { to: most } = term.amounts.price
        fillRows(out, from, to, (row) => {
          const price = prices[row] ?? noPrice
          return price !== noPrice && price <= most
        })
      },
    )
  const knownSet = (term: StayTerm, market: Market, houses: Bitset): Bitset | undefined => {
    const key = stayKey(term, market, false)
    const known = sets.find(key)
    if (known) return known
    if (!isFew(rowsIn(houses).length) || asked.has(key)) return allSet(term, market)
    asked.set(key, true)
    return undefined
  }
  const byLengthOf = (term: StayTerm, market: Market): ByLength =>
    offeredNights(store.calendar, term.nights).map((nights) => ({ nights, rents: rentsOf(term, nights, market) }))
  const testFor = (term: StayTerm, market: Market): ((row: number) => boolean) => {
    if (isWide(term, market) && !needsOptions(term))
      return createColumnTest(store, term, market, byLengthOf(term, market))
    const known = columns.find(stayKey(term, market, true))
    return createRowTest(store, term, market, groups.all(term, market.firstIndex), known)
  }

  return {
    restrict: (term, market, houses) => {
      const known = knownSet(term, market, houses)
      if (known) return intersect(houses, known)
      const test = testFor(term, market)
      for (const row of rowsIn(houses)) {
        if (!test(row)) houses[row >>> 5] = (houses[row >>> 5] ?? 0) & ~(1 << (row & 31))
      }
      rowLists.delete(houses)
      return houses
    },
    count: (term, market, houses) => {
      const known = knownSet(term, market, houses)
      if (known) return countBoth(houses, known)
      const test = testFor(term, market)
      let count = 0
      for (const row of rowsIn(houses)) if (test(row)) count += 1
      return count
    },
    prices: (term, market, rows) => {
      const known = columns.find(stayKey(term, market, true))
      if (known) return known
      if (!isFew(rows.length) || (isWide(term, market) && !needsOptions(term))) return allPrices(term, market)
      const out = column()
      const cells = groups.all(term, market.firstIndex)
      for (const row of rows) {
        if (needsOptions(term)) writeCheapest(store, term, market, cells, out, row, row + 1)
        else out[row] = cheapestAt(store, market.currency, cells, row, term.persons ?? usualPersons)
      }
      return out
    },
    savings: (term, market, saving, rows) => {
      const cells = groups.all(term, market.firstIndex)
      const out = column()
      for (const row of rows) out[row] = largestSaving(store, market.currency, cells, row, saving)
      return out
    },
    prepare: (days, nights, market) => void rentsOf({ ...openTerm, days }, nights, market),
    groups: (term, { firstIndex }) => groups.all(term, firstIndex),
  }
}

/** Whether one house has an option that satisfies the term; `prices` is the column of them if there is one. */
function createRowTest(
  store: Store,
  term: StayTerm,
  { currency }: Market,
  cells: readonly CellGroup[],
  prices: Int32Array | undefined,
): (row: number) => boolean {
  const persons = term.persons ?? usualPersons
  const fits = (row: number) => persons <= (store.maxPersons[row] ?? 0)
  if (isOpen(term)) return (row) => fits(row) && isFree(store, cells, row)
  const { to: most } = term.amounts.price
  if (prices) return (row) => (prices[row] ?? noPrice) !== noPrice && (prices[row] ?? noPrice) <= most
  if (!needsOptions(term)) return (row) => fits(row) && cheapestAt(store, currency, cells, row, persons, most) <= most
  return (row) => rowOptions(store, currency, cells, row, persons).some((option) => satisfies(option, term.amounts))
}

/** The same from the rents of every length, for terms with so many cells that going through them takes longer. */
function createColumnTest(
  store: Store,
  term: StayTerm,
  { currency }: Market,
  byLength: ByLength,
): (row: number) => boolean {
  const persons = term.persons ?? usualPersons
  const { to: most } = term.amounts.price
  return (row) => {
    if (persons > (store.maxPersons[row] ?? 0)) return false
    for (const { nights, rents } of byLength) {
      const rent = rents[row] ?? noPrice
      if (rent === noPrice) continue
      if (most === anything.to || rent + chargesOf(store, currency, row, nights, persons) <= most) return true
    }
    return false
  }
}

/** An upper bound of the price needs only the cheapest option; every other bound must look at each one. */
function needsOptions({ amounts }: StayTerm): boolean {
  return amounts.price.from !== anything.from || !isAny(amounts.discountTotal) || !isAny(amounts.discountPercentage)
}

function isOpen({ amounts }: StayTerm): boolean {
  return amountAttributes.every((attribute) => isAny(amounts[attribute]))
}

function isAny({ from, to }: { from: number; to: number }): boolean {
  return from === anything.from && to === anything.to
}

type ByLength = readonly Readonly<{ nights: number; rents: Int32Array }>[]

function writePrices(
  store: Store,
  { persons: asked }: StayTerm,
  { currency }: Market,
  byLength: ByLength,
  out: Int32Array,
  from: number,
  to: number,
): void {
  const persons = asked ?? usualPersons
  out.fill(noPrice, from, to)
  for (const { nights, rents } of byLength) {
    for (let row = from; row < to; row += 1) {
      const rent = rents[row] ?? noPrice
      if (rent === noPrice || persons > (store.maxPersons[row] ?? 0)) continue
      const price = rent + chargesOf(store, currency, row, nights, persons)
      if (price < (out[row] ?? 0)) out[row] = price
    }
  }
}

function writeCheapest(
  store: Store,
  { amounts, persons }: StayTerm,
  { currency }: Market,
  groups: readonly CellGroup[],
  out: Int32Array,
  from: number,
  to: number,
): void {
  const isSaving = Math.max(amounts.discountTotal.from, amounts.discountPercentage.from) > 0
  for (let row = from; row < to; row += 1) {
    let cheapest = noPrice
    // Without a discount nothing is saved, and most houses have none.
    const isHopeless = isSaving && store.discounts[row] === undefined
    const options = isHopeless ? [] : rowOptions(store, currency, groups, row, persons ?? usualPersons)
    for (const option of options) {
      if (option.price < cheapest && satisfies(option, amounts)) cheapest = option.price
    }
    out[row] = cheapest
  }
}

type Amounts = Readonly<Record<(typeof amountAttributes)[number], number>>

export function satisfies(option: Amounts, amounts: Term['amounts']): boolean {
  return amountAttributes.every(
    (attribute) => option[attribute] >= amounts[attribute].from && option[attribute] <= amounts[attribute].to,
  )
}

/** `isForPrices`: a price below a bound is compared after the fact, so that one column serves every bound. */
function stayKey(term: StayTerm, { currency, firstIndex }: Market, isForPrices: boolean): string {
  const { price, discountTotal, discountPercentage } = term.amounts
  const most = isForPrices && !needsOptions(term) ? '' : price.to
  const ranges = [
    price.from,
    most,
    discountTotal.from,
    discountTotal.to,
    discountPercentage.from,
    discountPercentage.to,
  ]
  const persons = term.persons ?? usualPersons
  return `${currency} ${firstIndex} ${persons} ${ranges.join()} ${choiceKey(term.nights)} ${choiceKey(term.days)}`
}
