import type { Bitset } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { Market } from './cheapest-rent.ts'
import { noPrice } from './no-price.ts'

/** Stays of one length: who is free for one, and what the cheapest of each house costs in rent. */
export type LengthOffer = Readonly<{ nights: number; free: Bitset; rents: Int32Array }>

/** Moves the houses whose stay of this length costs at most so much from the first set to the second. */
export function moveAffordable(
  { prices }: Store,
  { currency }: Market,
  { nights, free, rents }: LengthOffer,
  limit: Readonly<{ persons: number; max: number }>,
  from: Bitset,
  to: Bitset,
): void {
  const { perStay, perNight, perPerson, perPersonNight } = prices[currency].charges
  const { persons, max } = limit
  for (let word = 0; word < from.length; word += 1) {
    let bits = (from[word] ?? 0) & (free[word] ?? 0)
    let moved = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      const row = (word << 5) + (31 - Math.clz32(lowest))
      bits &= bits - 1
      const rent = rents[row] ?? noPrice
      // Most that are too dear are so by the rent alone.
      if (rent > max) continue
      const once = (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
      if (rent + once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0)) <= max) moved |= lowest
    }
    if (moved === 0) continue
    from[word] = (from[word] ?? 0) & ~moved
    to[word] = (to[word] ?? 0) | moved
  }
}

/** Lowers the prices of these houses to that of their stay of this length, where it is cheaper. */
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

/** Moves the houses whose known price is at most so much. */
export function moveWithin(prices: Int32Array, max: number, from: Bitset, to: Bitset): void {
  for (let word = 0; word < from.length; word += 1) {
    let bits = from[word] ?? 0
    let moved = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      const price = prices[(word << 5) + (31 - Math.clz32(lowest))] ?? noPrice
      if (price <= max && price !== noPrice) moved |= lowest
      bits &= bits - 1
    }
    from[word] = (from[word] ?? 0) & ~moved
    to[word] = (to[word] ?? 0) | moved
  }
}
