import type { Choice } from '../plan/term.ts'
import { type Bitset, emptySet, intersect, isEmpty, rowsOf, subtract } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import { type LengthOffer, lowerPrices, moveAffordable, moveWithin } from './affordable.ts'
import { type StayTerm, usualPersons } from './bounds.ts'
import { noPrice } from './no-price.ts'
import type { OpenSets } from './open-sets.ts'
import type { PriceColumns } from './price-columns.ts'
import type { Market, Rents } from './rents.ts'
import { choiceKey, offeredNights } from './term-groups.ts'

export type Prices = Readonly<{
  /** The houses of the set whose cheapest stay costs at most what the term allows; the set is used up. */
  within: (term: StayTerm, market: Market, houses: Bitset) => Bitset
  /** Lowers what stands in `out` to the price of the cheapest stay of each house. */
  write: (term: StayTerm, market: Market, houses: Bitset, out: Int32Array) => Int32Array
  prepare: (days: Choice, nights: number | null, market: Market) => void
}>

type Parts = Readonly<{ store: Store; open: OpenSets; rents: Rents; columns: PriceColumns }>
type Stretch = Pick<StayTerm, 'days' | 'nights'>

/** More arrival days than one wish has: many guests mean the same ones, and what every length costs is worth keeping. */
const manyDays = 14

/** Prices of the cheapest stay, everything unavoidable included. */
export function createPrices({ store, open, rents, columns }: Parts): Prices {
  const { calendar } = store
  const only = lengthChoices(calendar.longest)
  const offerOf = (days: Choice, nights: number, market: Market, houses: Bitset): LengthOffer => {
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
    const key = `flat ${currency} ${firstIndex} ${choiceKey(nights)} ${choiceKey(days)}`
    return columns.get(key, [houses, houses], (values, missing) => {
      for (const row of rowsOf(missing)) values[row] = noPrice
      lower({ days, nights }, market, 0, missing, values)
    })
  }
  const isShared = ({ days, nights }: Stretch) =>
    offeredNights(calendar, nights).length > 1 && (days === null || countOnes(days) > manyDays)
  const moveByLength = (term: StayTerm, market: Market, from: Bitset, to: Bitset) => {
    const limit = { persons: term.persons ?? usualPersons, most: term.amounts.price.to }
    for (const length of offeredNights(calendar, term.nights)) {
      // Most houses are found by their shortest stay.
      if (isEmpty(from)) return
      moveAffordable(store, market, offerOf(term.days, length, market, from), limit, from, to)
    }
  }
  return {
    within: (term, market, houses) => {
      const found = emptySet(store.capacity)
      if (isShared(term)) {
        const flat = subtract(houses.slice(), store.countsHeads)
        moveWithin(flatPrices(term, market, flat), term.amounts.price.to, flat, found)
        intersect(houses, store.countsHeads)
      }
      moveByLength(term, market, houses, found)
      return found
    },
    write: (term, market, houses, out) => {
      const byHead = houses.slice()
      if (isShared(term)) {
        const flat = subtract(houses.slice(), store.countsHeads)
        const known = flatPrices(term, market, flat)
        for (const row of rowsOf(flat)) out[row] = known[row] ?? noPrice
        intersect(byHead, store.countsHeads)
      }
      if (!isEmpty(byHead)) lower(term, market, term.persons ?? usualPersons, byHead, out)
      return out
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
