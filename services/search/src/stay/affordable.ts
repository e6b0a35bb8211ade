import { type Bitset, bitsIn } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { Market } from './cheapest-rent.ts'
import { noPrice } from './no-price.ts'

/** Stays of one length: the free houses, and the cheapest rent of each. */
export type LengthOffer = Readonly<{ nights: number; free: Bitset; rents: Int32Array }>

/** Lowers the prices of these houses to that of their stay of this length, if cheaper. */
export function lowerPrices(
  { prices }: Store,
  { currency }: Market,
  { nights, free, rents }: LengthOffer,
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  const { perStay, perNight, perPerson, perPersonNight } = prices[currency].charges
  for (let word = 0; word < houses.length; word += 1) {
    let bits = (houses[word] ?? 0) & (free[word] ?? 0)
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      const once = (rents[row] ?? noPrice) + (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
      const price = once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0))
      if (price < (out[row] ?? 0)) out[row] = price
    }
  }
}

/** Keeps the houses whose price is at most `max`. */
export function selectWithin(prices: Int32Array, max: number, houses: Bitset): Bitset {
  const most = Math.max(-1, Math.min(noPrice - 1, Math.floor(max)))
  for (let word = 0; word < houses.length; word += 1) {
    let bits = houses[word] ?? 0
    if (bitsIn(bits) > manyInWord) {
      houses[word] = bits & wordWithin(prices, word << 5, most)
      continue
    }
    let kept = bits
    while (bits !== 0) {
      const lowest = bits & -bits
      const price = prices[(word << 5) + (31 - Math.clz32(lowest))] ?? noPrice
      if (price > most) kept &= ~lowest
      bits &= bits - 1
    }
    houses[word] = kept
  }
  return houses
}

/**
 * Above this many houses in a word, compare every price, requested or not: this avoids a branch per price, half of which
 * would be mispredicted.
 */
const manyInWord = 8

/** Neither number is below -1, so the sign of their difference shows which is larger. */
function wordWithin(prices: Int32Array, first: number, most: number): number {
  let within = 0
  for (let bit = 0; bit < 32; bit += 1) within |= (~(most - (prices[first + bit] ?? noPrice)) >>> 31) << bit
  return within
}
