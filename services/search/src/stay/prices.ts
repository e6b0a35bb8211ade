import { openTerm, type PositionSet } from '../plan/term.ts'
import { type Bitset, emptySet, intersect, isEmpty, rowsOf, subtract, unite } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import { type LengthOffer, lowerPrices, moveAffordable, moveWithin } from './affordable.ts'
import { type StayTerm, usualPersons } from './bounds.ts'
import type { Market } from './cheapest-rent.ts'
import { createExtras } from './extras.ts'
import type { FreeSets } from './free-sets.ts'
import { lowerByGroups } from './lower-by-groups.ts'
import { noPrice } from './no-price.ts'
import type { OpenSets } from './open-sets.ts'
import type { PriceColumns } from './price-columns.ts'
import type { Rents } from './rents.ts'
import { type Spread, spreadOffer, spreadPrices } from './spread.ts'
import { type Groups, offeredNights, positionKey } from './term-groups.ts'
import { createWithinSets } from './within-sets.ts'

export type Prices = Readonly<{
  /** Leaves in the set the houses whose cheapest stay costs at most what the term allows. */
  within: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** Lowers what is in `out` to the price of the cheapest stay of each house. */
  write: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
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
type Limit = Readonly<{ persons: number; max: number }>
type Stretch = Pick<StayTerm, 'days' | 'nights'>

/** More arrival days than one wish has: what each length costs on them is kept, because many guests mean the same ones. */
const manyDays = 60
const maxAnswers = 4000

/** Prices of the cheapest stay, everything unavoidable included. */
export function createPrices({ store, groups, free, open, rents, columns }: Parts): Prices {
  const { calendar } = store
  const only = lengthChoices(calendar.longest)
  const answers = createWithinSets(store, maxAnswers)
  const extras = createExtras(store)
  const offerOf = (days: PositionSet, nights: number, market: Market, houses: Bitset): LengthOffer => {
    const able = open.of({ days, nights: only(nights) }, market.firstIndex)
    return { nights, free: able, rents: rents.of(days, nights, market, [houses, able]) }
  }
  const lower = (stretch: Stretch, market: Market, persons: number, houses: Bitset, out: Int32Array) => {
    const { days, nights } = stretch
    if (days !== null && countOnes(days) <= manyDays) {
      lowerByGroups(store, market, groups.cheapest(stretch, market.firstIndex), free, persons, houses, out)
      return
    }
    for (const length of offeredNights(calendar, nights)) {
      lowerPrices(store, market, offerOf(days, length, market, houses), persons, houses, out)
    }
  }
  /** What the cheapest stay of any length costs; nobody's share is in it for houses that charge nothing by the head. */
  const cheapest = ({ days, nights }: Stretch, market: Market, persons: number, houses: Bitset): Int32Array => {
    const { currency, firstIndex } = market
    const key = `any ${currency} ${firstIndex} ${persons} ${positionKey(nights)} ${positionKey(days)}`
    return columns.get(key, [houses, houses], (values, missing) => {
      for (const row of rowsOf(missing)) values[row] = noPrice
      lower({ days, nights }, market, persons, missing, values)
    })
  }
  const evaluate = ({ days, nights }: Stretch, market: Market, limit: Limit, missing: Bitset): Bitset => {
    const found = emptySet(store.capacity)
    const [first, ...others] = offeredNights(calendar, nights)
    if (first === undefined) return found
    if (others.length > 0) {
      moveWithin(cheapest({ days, nights }, market, limit.persons, missing), limit.max, missing, found)
      return found
    }
    const able = open.of({ days, nights }, market.firstIndex)
    intersect(missing, able)
    const offer = { nights: first, free: able, rents: rents.brief(days, first, market, missing) }
    moveAffordable(store, market, offer, limit, missing, found)
    return found
  }
  const restrict = (stretch: Stretch, market: Market, limit: Limit, houses: Bitset): Bitset => {
    const { currency, firstIndex } = market
    const when = `${firstIndex} ${positionKey(stretch.nights)} ${positionKey(stretch.days)}`
    return answers.restrict(`${currency} ${limit.persons} ${limit.max} ${when}`, houses, (missing) =>
      evaluate(stretch, market, limit, missing),
    )
  }
  /** By what those cost that charge nothing by the head, which is the same for every party, and by what the others cost. */
  const byParty = (
    term: StayTerm,
    market: Market,
    houses: Bitset,
    each: (prices: Int32Array, houses: Bitset) => void,
  ): void => {
    const flat = subtract(houses.slice(), store.countsHeads)
    each(cheapest(term, market, 0, flat), flat)
    const byHead = intersect(houses.slice(), store.countsHeads)
    if (!isEmpty(byHead)) each(cheapest(term, market, term.persons ?? usualPersons, byHead), byHead)
  }
  return {
    within: (term, market, houses) => {
      const max = term.amounts.price.to
      const byHead = intersect(houses.slice(), store.countsHeads)
      // What the others cost does not depend on who comes: one answer serves every party.
      restrict(term, market, { persons: 0, max }, subtract(houses, store.countsHeads))
      if (isEmpty(byHead)) return houses
      return unite(houses, restrict(term, market, { persons: term.persons ?? usualPersons, max }, byHead))
    },
    write: (term, market, houses, out) => {
      const [only, ...others] = offeredNights(calendar, term.nights)
      if (only !== undefined && others.length === 0) {
        lowerPrices(store, market, offerOf(term.days, only, market, houses), term.persons ?? usualPersons, houses, out)
        return out
      }
      byParty(term, market, houses, (prices, own) => {
        for (const row of rowsOf(own)) out[row] = prices[row] ?? noPrice
      })
      return out
    },
    spread: (term, market, houses, spread) => {
      const [only, ...others] = offeredNights(calendar, term.nights)
      const persons = term.persons ?? usualPersons
      if (only !== undefined && others.length === 0) {
        const { rents: due } = offerOf(term.days, only, market, houses)
        spreadOffer(due, extras(market.currency, only, persons), houses, spread)
        return
      }
      byParty(term, market, houses, (prices, own) => spreadPrices(prices, own, spread))
    },
    prepare: (days, nights, market) => {
      const stretch = { days, nights: nights === null ? null : only(nights) }
      const able = open.of(stretch, market.firstIndex)
      if (nights === null) byParty({ ...openTerm, ...stretch }, market, able, () => {})
      else offerOf(days, nights, market, able)
    },
  }
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
