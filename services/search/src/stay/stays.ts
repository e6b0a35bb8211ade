import { checkDeadline } from '../query/deadline.ts'
import {
  type Bitset,
  hasAtMost,
  intersect,
  intersectBoth,
  isEmpty,
  isSameSet,
  putRow,
  rowsOf,
  subtract,
} from '../store/bitset.ts'
import type { Calendar } from '../store/calendar.ts'
import type { Store } from '../store/store.ts'
import { bestOption, hasOption } from './best-option.ts'
import { isAny, isOpen, needsOptions, type StayTerm, usualPersons } from './bounds.ts'
import { type CellGroup, createCells } from './cells.ts'
import type { Market } from './cheapest-rent.ts'
import { createFreeSets } from './free-sets.ts'
import { noPrice } from './no-price.ts'
import { createOpenSets } from './open-sets.ts'
import { createPriceColumns } from './price-columns.ts'
import { createPrices, type Prices, spreadPrices } from './prices.ts'
import { createReducedSets } from './reduced-sets.ts'
import { createRents } from './rents.ts'
import { largestSaving, type Saving } from './savings.ts'
import { createGroups, offeredNights, positionKey } from './term-groups.ts'

export type Stays = Readonly<{
  /** Houses with a free stay of these days and lengths, for any price and party; read-only. */
  free: (term: Pick<StayTerm, 'days' | 'nights'>, market: Market) => Bitset
  /** Keeps the houses with an option that matches the term. */
  restrict: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** The cheapest matching option of these houses by row, read-only, possibly in `out`; `noPrice` if there is none. */
  prices: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
  /** Counts these houses, all of which have a matching option, by the price of the cheapest. */
  spread: Prices['spread']
  /** The largest saving of one matching option of these houses, all of which have one; by row, read-only. */
  savings: (term: StayTerm, market: Market, saving: Saving, houses: Bitset) => Int32Array
  /**
   * The first or last arrival day, or the shortest or longest stay, of these houses, which are all free; at any price.
   */
  when: (term: StayTerm, market: Market, houses: Bitset, end: keyof typeof whens) => Int32Array
  groups: (term: StayTerm, market: Market) => readonly CellGroup[]
  /** Computes in advance the houses that are free, or have a discount, on one arrival day. */
  prepareDay: (day: number) => void
  /** The same for the cheapest stay of one length, or of every length if null. */
  preparePrices: (days: StayTerm['days'], nights: number | null, market: Market) => void
}>

/** Up to this many houses are tested one by one: sets and columns cover all houses, and take as long for one. */
const few = 4
const priceBytes = 400 * 1_048_576

type Stretch = Pick<StayTerm, 'days' | 'nights'>
type Parts = readonly Readonly<{ value: number; stays: Stretch }>[]

/** The stays of a term, one arrival day after the other. */
function byDay({ days }: Calendar, term: Stretch): Parts {
  const all = Array.from({ length: days }, (_, day) => day).filter((day) => term.days === null || term.days[day] === 1)
  return all.map((value) => ({ value, stays: { ...term, days: oneOf(days, value) } }))
}

function byLength(calendar: Calendar, term: Stretch): Parts {
  const lengths = offeredNights(calendar, term.nights)
  return lengths.map((value) => ({ value, stays: { ...term, nights: oneOf(calendar.longest + 1, value) } }))
}

function oneOf(length: number, position: number): Uint8Array {
  return new Uint8Array(length).fill(1, position, position + 1)
}

function optionsKey(what: string, term: StayTerm, { currency, firstIndex }: Market): string {
  const who = isOpen(term) ? '' : `${term.persons} ${JSON.stringify(Object.values(term.amounts))}`
  return `${what} ${currency} ${who} ${firstIndex} ${positionKey(term.nights)} ${positionKey(term.days)}`
}

const whens = {
  earliest: (calendar: Calendar, term: Stretch) => ({ isLast: false, parts: byDay(calendar, term) }),
  latest: (calendar: Calendar, term: Stretch) => ({ isLast: true, parts: byDay(calendar, term) }),
  shortest: (calendar: Calendar, term: Stretch) => ({ isLast: false, parts: byLength(calendar, term) }),
  longest: (calendar: Calendar, term: Stretch) => ({ isLast: true, parts: byLength(calendar, term) }),
}

/** Free stays and their prices. */
export function createStays(store: Store, fitting: (persons: number) => Bitset): Stays {
  const { calendar } = store
  const cells = createCells(calendar)
  const groups = createGroups(store, cells)
  const free = createFreeSets(store)
  const open = createOpenSets(store, cells, free)
  const reduced = createReducedSets(store, cells)
  const columns = createPriceColumns(store, priceBytes)
  const rents = createRents({ store, cells, groups, free, columns })
  const prices = createPrices({ store, groups, free, open, columns, rents })
  const able = (term: StayTerm, { firstIndex }: Market, houses: Bitset): Bitset =>
    intersectBoth(houses, open.of(term, firstIndex), fitting(term.persons ?? usualPersons))
  const queryFor = ({ persons, amounts }: StayTerm, { currency }: Market, row: number) => ({
    currency,
    row,
    persons: persons ?? usualPersons,
    amounts,
  })
  const looked = (term: StayTerm, market: Market, houses: Bitset): Bitset => {
    intersect(houses, fitting(term.persons ?? usualPersons))
    const termGroups = groups.all(term, market.firstIndex)
    for (const row of rowsOf(houses)) {
      checkDeadline()
      if (!hasOption(store, termGroups, queryFor(term, market, row))) putRow(houses, row, false)
    }
    return houses
  }
  const isSaving = ({ amounts }: StayTerm) => Math.max(amounts.discountTotal.from, amounts.discountPercentage.from) > 0
  const optionPriceOf = (term: StayTerm, market: Market): ((row: number) => number) => {
    const termGroups = groups.all(term, market.firstIndex)
    return (row) => {
      checkDeadline()
      if (isSaving(term) && store.discounts[row] === undefined) return noPrice
      return bestOption(store, termGroups, queryFor(term, market, row), 'price')?.price ?? noPrice
    }
  }
  const optionPrices = (term: StayTerm, market: Market, houses: Bitset): Int32Array =>
    columns.get(optionsKey('price', term, market), term.days, [houses, houses], (values, missing) => {
      const priceOf = optionPriceOf(term, market)
      for (const row of rowsOf(missing)) values[row] = priceOf(row)
    })
  /** Keeps the houses, all of which have room, whose cheapest option is within the maximum price. */
  const affordable = (term: StayTerm, market: Market, houses: Bitset): Bitset => {
    const { from, to } = term.amounts.price
    const anyMaximum = { ...term, amounts: { ...term.amounts, price: { from, to: Number.POSITIVE_INFINITY } } }
    const flat = subtract(houses.slice(), store.countsHeads)
    const parts = [
      { part: flat, persons: 0 },
      { part: subtract(houses.slice(), flat), persons: term.persons },
    ]
    for (const { part, persons } of parts) {
      const found = optionPrices({ ...anyMaximum, persons }, market, part)
      for (const row of rowsOf(part)) if ((found[row] ?? noPrice) > to) putRow(houses, row, false)
    }
    return houses
  }
  return {
    free: (term, { firstIndex }) => open.of(term, firstIndex),
    restrict: (term, market, houses) => {
      if (hasAtMost(houses, few)) return looked(term, market, houses)
      able(term, market, houses)
      if (isOpen(term)) return houses
      // Excludes houses whose cheapest stay is too expensive, and those without a sufficient saving if one is required.
      if (term.amounts.price.to !== Number.POSITIVE_INFINITY) prices.within(term, market, houses)
      if (!needsOptions(term)) return houses
      if (isSaving(term)) {
        intersect(houses, reduced.of(term, market))
        if (isAny(term.amounts.price)) return houses
      }
      if (term.amounts.price.to !== Number.POSITIVE_INFINITY) return affordable(term, market, houses)
      const termGroups = groups.all(term, market.firstIndex)
      for (const row of rowsOf(houses)) {
        checkDeadline()
        if (!hasOption(store, termGroups, queryFor(term, market, row))) putRow(houses, row, false)
      }
      return houses
    },
    prices: (term, market, houses, out) => {
      if (hasAtMost(houses, few)) {
        const priceOf = optionPriceOf(term, market)
        for (const row of rowsOf(houses)) out[row] = priceOf(row)
        return out
      }
      if (needsOptions(term)) return optionPrices(term, market, houses)
      const fit = able(term, market, houses.slice())
      if (isSameSet(fit, houses)) return prices.read(term, market, fit, out)
      for (const row of rowsOf(houses)) out[row] = noPrice
      const found = prices.read(term, market, fit, out)
      if (found !== out) for (const row of rowsOf(fit)) out[row] = found[row] ?? noPrice
      return out
    },
    spread: (term, market, houses, spread) => {
      if (needsOptions(term)) spreadPrices(optionPrices(term, market, houses), houses, spread)
      else prices.spread(term, market, houses, spread)
    },
    savings: (term, market, saving, houses) => {
      // If every option matches, the party makes no difference.
      const priced = isOpen(term) ? { ...term, persons: 0 } : term
      return columns.get(optionsKey(saving, term, market), term.days, [houses, houses], (values, missing) => {
        const savingOf = largestSaving(store, cells, priced, market, saving)
        for (const row of rowsOf(missing)) values[row] = 0
        for (const row of rowsOf(intersect(missing.slice(), store.discounted))) values[row] = savingOf(row)
      })
    },
    when: (term, { firstIndex }, houses, end) => {
      const out = new Int32Array(store.capacity)
      const left = houses.slice()
      const { isLast, parts } = whens[end](calendar, term)
      for (const part of isLast ? parts.toReversed() : parts) {
        checkDeadline()
        const found = intersect(left.slice(), open.of(part.stays, firstIndex))
        for (const row of rowsOf(found)) out[row] = part.value
        subtract(left, found)
        if (isEmpty(left)) break
      }
      return out
    },
    groups: (term, { firstIndex }) => groups.all(term, firstIndex),
    prepareDay: (day) => {
      free.discountedOn(day)
      for (let nights = 1; nights <= calendar.longest; nights += 1) {
        if (cells.kindAt(day, nights) !== null) free.at(day, nights)
      }
    },
    preparePrices: prices.prepare,
  }
}
