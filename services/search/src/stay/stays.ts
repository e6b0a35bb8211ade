import { checkDeadline } from '../query/deadline.ts'
import { type Bitset, intersectBoth, putRow, rowsOf } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import { isOpen, needsOptions, type StayTerm, satisfies, usualPersons } from './bounds.ts'
import { type CellGroup, createCells } from './cells.ts'
import { createFreeSets } from './free-sets.ts'
import { noPrice } from './no-price.ts'
import { createOpenSets } from './open-sets.ts'
import { createPriceColumns } from './price-columns.ts'
import { createPrices, type Prices } from './prices.ts'
import { createRents, type Market } from './rents.ts'
import { rowOptions } from './row-options.ts'
import { largestSaving, type Saving } from './savings.ts'
import { createGroups } from './term-groups.ts'

export type Stays = Readonly<{
  /** Houses with a free stay of these days and lengths, whatever it costs and however many come; not to be changed. */
  free: (term: Pick<StayTerm, 'days' | 'nights'>, market: Market) => Bitset
  /** Leaves in the set the houses with an option that satisfies the term. */
  restrict: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** Writes the cheapest such option of these houses, by row; `noPrice` where there is none. */
  prices: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
  /** Counts these houses, all of which have such an option, by the price of the cheapest. */
  spread: Prices['spread']
  /** The most that these rows save in such an option. */
  savings: (term: StayTerm, market: Market, saving: Saving, rows: Uint32Array) => Int32Array
  groups: (term: StayTerm, market: Market) => readonly CellGroup[]
  /** Computes who is free on one arrival day before anybody asks. */
  prepareDay: (day: number) => void
  /** The same for the cheapest stay of one length, or of every length where it is null. */
  preparePrices: (days: StayTerm['days'], nights: number | null, market: Market) => void
}>

const priceBytes = 400 * 1_048_576

/** Everything about free stays and their prices. */
export function createStays(store: Store, fitting: (persons: number) => Bitset): Stays {
  const { calendar } = store
  const cells = createCells(calendar)
  const groups = createGroups(calendar, cells)
  const free = createFreeSets(store)
  const open = createOpenSets(store, cells, free)
  const columns = createPriceColumns(store, priceBytes)
  const rents = createRents({ store, cells, groups, free, columns })
  const prices = createPrices({ store, open, columns, rents })
  const able = (term: StayTerm, { firstIndex }: Market, houses: Bitset): Bitset =>
    intersectBoth(houses, open.of(term, firstIndex), fitting(term.persons ?? usualPersons))
  const optionsOf = (term: StayTerm, { currency, firstIndex }: Market, row: number) => {
    const { discountTotal, discountPercentage } = term.amounts
    // Without a discount nothing is saved, and most houses have none.
    if (Math.max(discountTotal.from, discountPercentage.from) > 0 && store.discounts[row] === undefined) return []
    const options = rowOptions(store, currency, groups.all(term, firstIndex), row, term.persons ?? usualPersons)
    return options.filter((option) => satisfies(option, term.amounts))
  }
  return {
    free: (term, { firstIndex }) => open.of(term, firstIndex),
    restrict: (term, market, houses) => {
      able(term, market, houses)
      if (isOpen(term)) return houses
      if (!needsOptions(term)) return prices.within(term, market, houses)
      checkDeadline()
      for (const row of rowsOf(houses)) if (optionsOf(term, market, row).length === 0) putRow(houses, row, false)
      return houses
    },
    prices: (term, market, houses, out) => {
      const rows = rowsOf(houses)
      for (let at = 0; at < rows.length; at += 1) out[rows[at] ?? 0] = noPrice
      if (!needsOptions(term)) return prices.write(term, market, able(term, market, houses.slice()), out)
      for (const row of rows) {
        for (const { price } of optionsOf(term, market, row)) out[row] = Math.min(price, out[row] ?? noPrice)
      }
      return out
    },
    spread: prices.spread,
    savings: (term, market, saving, rows) => {
      const out = new Int32Array(store.capacity)
      for (const row of rows) out[row] = largestSaving(store, cells, term, market, row, saving)
      return out
    },
    groups: (term, { firstIndex }) => groups.all(term, firstIndex),
    prepareDay: (day) => {
      for (let nights = 1; nights <= calendar.longest; nights += 1) {
        if (cells.kindAt(day, nights) !== null) free.at(day, nights)
      }
    },
    preparePrices: prices.prepare,
  }
}
