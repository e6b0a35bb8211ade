import type { PositionSet } from '../plan/term.ts'
import { type Bitset, emptySet, intersect, isEmpty, rowsOf, subtract, unite } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import { type LengthOffer, lowerPrices, moveAffordable, moveWithin } from './affordable.ts'
import { type StayTerm, usualPersons } from './bounds.ts'
import type { Market } from './cheapest-rent.ts'
import { createExtras } from './extras.ts'
import { noPrice } from './no-price.ts'
import type { OpenSets } from './open-sets.ts'
import type { PriceColumns } from './price-columns.ts'
import type { Rents } from './rents.ts'
import { type Spread, spreadOffer, spreadPrices } from './spread.ts'
import { offeredNights, positionKey } from './term-groups.ts'
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

type Parts = Readonly<{ store: Store; open: OpenSets; rents: Rents; columns: PriceColumns }>
type Limit = Readonly<{ persons: number; max: number }>
type Stretch = Pick<StayTerm, 'days' | 'nights'>

/** More arrival days than one wish has: many guests mean the same ones, and what every length costs is worth keeping. */
const manyDays = 14
const maxAnswers = 4000

/** Prices of the cheapest stay, everything unavoidable included. */
export function createPrices({ store, open, rents, columns }: Parts): Prices {
  const { calendar } = store
  const only = lengthChoices(calendar.longest)
  const scratch = new Int32Array(store.capacity)
  const answers = createWithinSets(store, maxAnswers)
  const extras = createExtras(store)
  const offerOf = (days: PositionSet, nights: number, market: Market, houses: Bitset): LengthOffer => {
    const free = open.of({ days, nights: only(nights) }, market.firstIndex)
    return { nights, free, rents: rents.of(days, nights, market, [houses, free]) }
  }
  const lower = ({ days, nights }: Stretch, market: Market, persons: number, houses: Bitset, out: Int32Array) => {
    for (const length of offeredNights(calendar, nights)) {
      lowerPrices(store, market, offerOf(days, length, market, houses), persons, houses, out)
    }
  }
  /** For houses that charge nothing by the head, the price of every length in one column. */
  const flatPrices = ({ days, nights }: Stretch, market: Market, houses: Bitset): Int32Array => {
    const { currency, firstIndex } = market
    const key = `flat ${currency} ${firstIndex} ${positionKey(nights)} ${positionKey(days)}`
    return columns.get(key, [houses, houses], (values, missing) => {
      for (const row of rowsOf(missing)) values[row] = noPrice
      lower({ days, nights }, market, 0, missing, values)
    })
  }
  const isShared = ({ days, nights }: Stretch) =>
    offeredNights(calendar, nights).length > 1 && (days === null || countOnes(days) > manyDays)
  const evaluate = ({ days, nights }: Stretch, market: Market, limit: Limit, missing: Bitset): Bitset => {
    const found = emptySet(store.capacity)
    const [first, ...others] = offeredNights(calendar, nights)
    if (first === undefined) return found
    if (others.length === 0) {
      const free = open.of({ days, nights }, market.firstIndex)
      intersect(missing, free)
      const offer = { nights: first, free, rents: rents.brief(days, first, market, missing) }
      moveAffordable(store, market, offer, limit, missing, found)
    } else if (isShared({ days, nights }) && limit.persons === 0) {
      moveWithin(flatPrices({ days, nights }, market, missing), limit.max, missing, found)
    } else {
      // Most houses are found by their shortest stay.
      for (const length of [first, ...others]) {
        if (isEmpty(missing)) break
        const some = restrict({ days, nights: only(length) }, market, limit, missing.slice())
        unite(found, some)
        subtract(missing, some)
      }
    }
    return found
  }
  const restrict = (stretch: Stretch, market: Market, limit: Limit, houses: Bitset): Bitset => {
    const { currency, firstIndex } = market
    const when = `${firstIndex} ${positionKey(stretch.nights)} ${positionKey(stretch.days)}`
    return answers.restrict(`${currency} ${limit.persons} ${limit.max} ${when}`, houses, (missing) =>
      evaluate(stretch, market, limit, missing),
    )
  }
  const write: Prices['write'] = (term, market, houses, out) => {
    const byHead = houses.slice()
    if (isShared(term)) {
      const flat = subtract(houses.slice(), store.countsHeads)
      const known = flatPrices(term, market, flat)
      for (const row of rowsOf(flat)) out[row] = known[row] ?? noPrice
      intersect(byHead, store.countsHeads)
    }
    if (!isEmpty(byHead)) lower(term, market, term.persons ?? usualPersons, byHead, out)
    return out
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
    write,
    spread: (term, market, houses, spread) => {
      const [only, ...others] = offeredNights(calendar, term.nights)
      const persons = term.persons ?? usualPersons
      if (only !== undefined && others.length === 0) {
        const { rents: due } = offerOf(term.days, only, market, houses)
        spreadOffer(due, extras(market.currency, only, persons), houses, spread)
        return
      }
      for (const row of rowsOf(houses)) scratch[row] = noPrice
      spreadPrices(write(term, market, houses, scratch), houses, spread)
    },
    prepare: (days, nights, market) => {
      const stretch = { days, nights: nights === null ? null : only(nights) }
      const free = open.of(stretch, market.firstIndex)
      if (nights === null) flatPrices(stretch, market, subtract(free.slice(), store.countsHeads))
      else offerOf(days, nights, market, free)
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
