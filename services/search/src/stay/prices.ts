import { openTerm, type PositionSet } from '../plan/term.ts'
import {
  type Bitset,
  hasAtMost,
  hasCommon,
  intersect,
  isEmpty,
  putRow,
  rowsOf,
  subtract,
  unite,
} from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import { type LengthOffer, lowerPrices, selectWithin } from './affordable.ts'
import { type StayTerm, usualPersons } from './bounds.ts'
import { cheapestPrice } from './cheapest-price.ts'
import type { Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { lowerByGroups } from './lower-by-groups.ts'
import { noPrice } from './no-price.ts'
import type { OpenSets } from './open-sets.ts'
import type { PriceColumns } from './price-columns.ts'
import type { Rents } from './rents.ts'
import { type Groups, offeredNights, positionKey } from './term-groups.ts'
import { createWithinLimit, type Limit } from './within-limit.ts'
import { createWithinSets } from './within-sets.ts'

/** Counts prices in steps; the last place counts all higher ones. */
type Spread = Readonly<{ step: number; counts: Uint32Array }>

export type Prices = Readonly<{
  /** Keeps the houses whose cheapest stay costs at most the term's limit. */
  within: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** The price of each house's cheapest stay by row, read-only; written into `out` if no column has all. */
  read: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
  /** Counts the houses by the price of their cheapest stay, in steps of this size. */
  spread: (term: StayTerm, market: Market, houses: Bitset, spread: Spread) => void
  prepare: (days: PositionSet, nights: number | null, market: Market) => void
}>

type Parts = Readonly<{
  store: Store
  groups: Groups
  free: FreeSets
  open: OpenSets
  rents: Rents
  columns: PriceColumns
}>
type Stretch = Pick<StayTerm, 'days' | 'nights'>

const manyDays = 60
/** After some bookings only a few houses remain: sets and columns cover all houses, and take as long for one. */
const mostFew = 512
const fewPart = 32
/** A year has hundreds of stays to test per house, and their prices by length are cached already. */
const fewInYear = 16
const maxAnswers = 4000

/** Prices of the cheapest stay, mandatory items included. */
export function createPrices({ store, groups, free, open, rents, columns }: Parts): Prices {
  const { calendar } = store
  const only = lengthChoices(calendar.longest)
  const answers = createWithinSets(store, maxAnswers)
  const few = Math.min(mostFew, Math.floor(store.capacity / fewPart))
  const selectWithinLimit = createWithinLimit(store, free)
  const anyCountsHeads = countsHeadsIn(store)
  const offerOf = (days: PositionSet, nights: number, market: Market, houses: Bitset): LengthOffer => {
    const able = open.of({ days, nights: only(nights) }, market.firstIndex)
    return { nights, free: able, rents: rents.of(days, nights, market, [houses, able]) }
  }
  /** Groups that include the cheapest stay. On a few days it pays to drop the others. */
  const groupsOf = (stretch: Stretch, { firstIndex }: Market) =>
    isNarrow(stretch) ? groups.cheapest(stretch, firstIndex) : groups.all(stretch, firstIndex)
  const lower = (stretch: Stretch, market: Market, persons: number, houses: Bitset, out: Int32Array) => {
    if (hasAtMost(houses, isNarrow(stretch) ? few : Math.min(few, fewInYear))) {
      const rowGroups = groupsOf(stretch, market)
      for (const row of rowsOf(houses)) out[row] = cheapestPrice(store, market, rowGroups, persons, row)
      return out
    }
    writeNone(houses, out)
    if (isNarrow(stretch)) {
      lowerByGroups(store, market, groups.cheapest(stretch, market.firstIndex), free, persons, houses, out)
      return out
    }
    for (const length of offeredNights(calendar, stretch.nights)) {
      lowerPrices(store, market, offerOf(stretch.days, length, market, houses), persons, houses, out)
    }
    return out
  }
  /** Prices of the cheapest stay; 0 persons for houses without charges per person, which cost the same for all. */
  const cheapest = (stretch: Stretch, market: Market, persons: number, houses: Bitset): Int32Array =>
    columns.get(priceKey(stretch, market, persons), stretch.days, [houses, houses], (values, missing) => {
      lower(stretch, market, persons, missing, values)
    })
  const patched = (stretch: Stretch, market: Market, persons: number): boolean =>
    columns.patch(priceKey(stretch, market, persons), stretch.days, (row) =>
      cheapestPrice(store, market, groupsOf(stretch, market), persons, row),
    )
  /**
   * Prices of a few days are cached for callers that show them; a limit only needs to know which houses are within it.
   */
  const isBrief = (stretch: Stretch, market: Market, persons: number): boolean =>
    isNarrow(stretch) && !columns.has(priceKey(stretch, market, persons))
  const restrict = (stretch: Stretch, market: Market, limit: Limit, houses: Bitset): Bitset => {
    const { persons, max } = limit
    return answers.restrict(limitKey(stretch, market, limit), stretch.days, houses, (missing) => {
      if (hasAtMost(missing, few) && isBrief(stretch, market, persons)) {
        const rowGroups = groupsOf(stretch, market)
        for (const row of rowsOf(missing)) {
          const price = cheapestPrice(store, market, rowGroups, persons, row)
          putRow(missing, row, price <= max && price !== noPrice)
        }
        return missing
      }
      const known = (nights: number) => answers.has(limitKey({ ...stretch, nights: only(nights) }, market, limit))
      const shorter = isNarrow(stretch) ? groups.shorter(stretch, market.firstIndex, known) : null
      // A house too expensive for two nights is too expensive for three: few houses remain for long stays.
      if (shorter !== null) restrict({ ...stretch, nights: only(shorter) }, market, limit, missing)
      // The same holds for parties: one more person never costs less.
      const smaller = { persons: persons - 1, max }
      if (persons > 1 && answers.has(limitKey(stretch, market, smaller))) restrict(stretch, market, smaller, missing)
      if (!isBrief(stretch, market, persons))
        return selectWithin(cheapest(stretch, market, persons, missing), max, missing)
      // The first requested length is requested again for each change day alone.
      return selectWithinLimit(market, groupsOf(stretch, market), limit, missing, shorter === null)
    })
  }
  /** Visits houses without charges per person, which cost the same for every party, and then the others. */
  const byParty = (
    term: StayTerm,
    market: Market,
    houses: Bitset,
    each: (prices: Int32Array, houses: Bitset) => void,
  ): void => {
    if (!anyCountsHeads()) {
      each(cheapest(term, market, 0, houses), houses)
      return
    }
    const flat = subtract(houses.slice(), store.countsHeads)
    each(cheapest(term, market, 0, flat), flat)
    const byHead = intersect(houses.slice(), store.countsHeads)
    if (!isEmpty(byHead)) each(cheapest(term, market, term.persons ?? usualPersons, byHead), byHead)
  }
  return {
    within: (term, market, houses) => {
      const max = term.amounts.price.to
      if (!anyCountsHeads()) return restrict(term, market, { persons: 0, max }, houses)
      const byHead = intersect(houses.slice(), store.countsHeads)
      // Their price doesn't depend on the party: one answer serves all.
      restrict(term, market, { persons: 0, max }, subtract(houses, store.countsHeads))
      if (isEmpty(byHead)) return houses
      return unite(houses, restrict(term, market, { persons: term.persons ?? usualPersons, max }, byHead))
    },
    read: (term, market, houses, out) => {
      if (!anyCountsHeads() || !hasCommon(houses, store.countsHeads)) return cheapest(term, market, 0, houses)
      byParty(term, market, houses, (prices, part) => {
        for (const row of rowsOf(part)) out[row] = prices[row] ?? noPrice
      })
      return out
    },
    spread: (term, market, houses, spread) => {
      byParty(term, market, houses, (prices, part) => spreadPrices(prices, part, spread))
    },
    prepare: (days, nights, market) => {
      const stretch = { days, nights: nights === null ? null : only(nights) }
      const able = open.of(stretch, market.firstIndex)
      // After a booking one house changes, and finding it needs no pass over a column.
      if (patched(stretch, market, 0) && (!anyCountsHeads() || patched(stretch, market, usualPersons))) return
      byParty({ ...openTerm, ...stretch }, market, able, () => {})
    },
  }
}

/**
 * Returns true if any house charges per person: at many agencies none does, and each search needs this a hundred times.
 */
function countsHeadsIn(store: Store): () => boolean {
  let upTo = -1
  let isAny = false
  return () => {
    if (upTo !== store.journal.length) isAny = !isEmpty(store.countsHeads)
    upTo = store.journal.length
    return isAny
  }
}

function writeNone(houses: Bitset, out: Int32Array): void {
  for (let word = 0; word < houses.length; word += 1) {
    for (let bits = houses[word] ?? 0; bits !== 0; bits &= bits - 1) {
      out[(word << 5) + (31 - Math.clz32(bits & -bits))] = noPrice
    }
  }
}

/** Beyond the arrival days of one search, prices are cached per length, because many guests search the same days. */
function isNarrow({ days }: Stretch): boolean {
  return days !== null && countOnes(days) <= manyDays
}

function priceKey({ days, nights }: Stretch, { currency, firstIndex }: Market, persons: number): string {
  return `price ${currency} ${firstIndex} ${persons} ${positionKey(nights)} ${positionKey(days)}`
}

function limitKey(stretch: Stretch, market: Market, { persons, max }: Limit): string {
  return `${priceKey(stretch, market, persons)} ${max}`
}

function lengthChoices(longest: number): (nights: number) => Uint8Array {
  const choices = Array.from({ length: longest + 1 }, (_, nights) =>
    new Uint8Array(longest + 1).fill(1, nights, nights + 1),
  )
  return (nights) => choices[nights] ?? new Uint8Array(longest + 1)
}

const sizes = new WeakMap<Uint8Array, number>()

function countOnes(choice: Uint8Array): number {
  const known = sizes.get(choice)
  if (known !== undefined) return known
  const size = choice.reduce((sum, isIn) => sum + isIn, 0)
  sizes.set(choice, size)
  return size
}

export function spreadPrices(prices: Int32Array, houses: Bitset, { step, counts }: Spread): void {
  const last = counts.length - 1
  for (let word = 0; word < houses.length; word += 1) {
    let bits = houses[word] ?? 0
    while (bits !== 0) {
      const price = prices[(word << 5) + (31 - Math.clz32(bits & -bits))] ?? noPrice
      bits &= bits - 1
      const place = Math.min(last, Math.ceil(price / step))
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
}
