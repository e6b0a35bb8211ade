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
import { type Spread, spreadPrices } from './spread.ts'
import { type Groups, offeredNights, positionKey } from './term-groups.ts'
import { createWithinLimit, type Limit } from './within-limit.ts'
import { createWithinSets } from './within-sets.ts'

export type Prices = Readonly<{
  /** Leaves in the set the houses whose cheapest stay costs at most what the term allows. */
  within: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** The price of the cheapest stay of each house by row, not to be changed; written into `out` where no column has all. */
  read: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
  /** Counts the houses by the price of their cheapest stay: how many steps of this size it takes to pay it. */
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
/** After some bookings a few houses are left to look at: sets and columns are for all of them, and take as long for one. */
const mostFew = 512
const fewPart = 32
/** A year has hundreds of stays to look at in each house, and what they cost by length is kept already. */
const fewInYear = 16
const maxAnswers = 4000

/** Prices of the cheapest stay, everything unavoidable included. */
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
  /** Stays of which one is the cheapest; the few of some days are worth being found. */
  const groupsOf = (stretch: Stretch, { firstIndex }: Market) =>
    isNarrow(stretch) ? groups.cheapest(stretch, firstIndex) : groups.all(stretch, firstIndex)
  const lower = (stretch: Stretch, market: Market, persons: number, houses: Bitset, out: Int32Array) => {
    if (hasAtMost(houses, isNarrow(stretch) ? few : Math.min(few, fewInYear))) {
      const own = groupsOf(stretch, market)
      for (const row of rowsOf(houses)) out[row] = cheapestPrice(store, market, own, persons, row)
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
  /** What the cheapest stay costs; nobody's share is in it for houses that charge nothing by the head. */
  const cheapest = (stretch: Stretch, market: Market, persons: number, houses: Bitset): Int32Array =>
    columns.get(priceKey(stretch, market, persons), stretch.days, [houses, houses], (values, missing) => {
      lower(stretch, market, persons, missing, values)
    })
  const patched = (stretch: Stretch, market: Market, persons: number): boolean =>
    columns.patch(priceKey(stretch, market, persons), stretch.days, (row) =>
      cheapestPrice(store, market, groupsOf(stretch, market), persons, row),
    )
  /** What few days cost is kept for those who see prices; for a limit it is enough to know who can afford them. */
  const isBrief = (stretch: Stretch, market: Market, persons: number): boolean =>
    isNarrow(stretch) && !columns.has(priceKey(stretch, market, persons))
  const restrict = (stretch: Stretch, market: Market, limit: Limit, houses: Bitset): Bitset => {
    const { persons, max } = limit
    return answers.restrict(limitKey(stretch, market, limit), stretch.days, houses, (missing) => {
      if (hasAtMost(missing, few) && isBrief(stretch, market, persons)) {
        const own = groupsOf(stretch, market)
        for (const row of rowsOf(missing)) {
          const price = cheapestPrice(store, market, own, persons, row)
          putRow(missing, row, price <= max && price !== noPrice)
        }
        return missing
      }
      const known = (nights: number) => answers.has(limitKey({ ...stretch, nights: only(nights) }, market, limit))
      const shorter = isNarrow(stretch) ? groups.shorter(stretch, market.firstIndex, known) : null
      // Whoever is too dear for two nights is too dear for three: of long stays only a few houses are left to look at.
      if (shorter !== null) restrict({ ...stretch, nights: only(shorter) }, market, limit, missing)
      // The same holds for parties: nobody pays less for coming with one more.
      const smaller = { persons: persons - 1, max }
      if (persons > 1 && answers.has(limitKey(stretch, market, smaller))) restrict(stretch, market, smaller, missing)
      if (!isBrief(stretch, market, persons))
        return selectWithin(cheapest(stretch, market, persons, missing), max, missing)
      // The length that was asked for first is asked for again, on each change day alone.
      return selectWithinLimit(market, groupsOf(stretch, market), limit, missing, shorter === null)
    })
  }
  /** By what those cost that charge nothing by the head, which is the same for every party, and by what the others cost. */
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
      // What the others cost does not depend on who comes: one answer serves every party.
      restrict(term, market, { persons: 0, max }, subtract(houses, store.countsHeads))
      if (isEmpty(byHead)) return houses
      return unite(houses, restrict(term, market, { persons: term.persons ?? usualPersons, max }, byHead))
    },
    read: (term, market, houses, out) => {
      if (!anyCountsHeads() || !hasCommon(houses, store.countsHeads)) return cheapest(term, market, 0, houses)
      byParty(term, market, houses, (prices, own) => {
        for (const row of rowsOf(own)) out[row] = prices[row] ?? noPrice
      })
      return out
    },
    spread: (term, market, houses, spread) => {
      byParty(term, market, houses, (prices, own) => spreadPrices(prices, own, spread))
    },
    prepare: (days, nights, market) => {
      const stretch = { days, nights: nights === null ? null : only(nights) }
      const able = open.of(stretch, market.firstIndex)
      // After a booking one house is another, and a column need not be gone through to find it.
      if (patched(stretch, market, 0) && (!anyCountsHeads() || patched(stretch, market, usualPersons))) return
      byParty({ ...openTerm, ...stretch }, market, able, () => {})
    },
  }
}

/** Whether any house charges by the head: at many agencies none does, and each search would ask it a hundred times of them all. */
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

/** On more arrival days than one wish has, what each length costs is kept, because many guests mean the same ones. */
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
