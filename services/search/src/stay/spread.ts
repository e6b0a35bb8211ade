import { type Bitset, rowsOf } from '../store/bitset.ts'
import { noPrice } from './no-price.ts'

/** Prices counted by how many steps it takes to pay them; what takes more than there are places goes to the last. */
export type Spread = Readonly<{ step: number; counts: Uint32Array }>

/** Every one of the houses must be free. `extras` is what comes on top of the rents. */
export function spreadOffer(rents: Int32Array, extras: Int32Array, houses: Bitset, { step, counts }: Spread): void {
  const last = counts.length - 1
  for (let word = 0; word < houses.length; word += 1) {
    let bits = houses[word] ?? 0
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      const price = (rents[row] ?? noPrice) + (extras[row] ?? 0)
      const place = Math.min(last, Math.ceil(price / step))
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
}

export function spreadPrices(prices: Int32Array, houses: Bitset, { step, counts }: Spread): void {
  const last = counts.length - 1
  for (const row of rowsOf(houses)) {
    const place = Math.min(last, Math.ceil((prices[row] ?? noPrice) / step))
    counts[place] = (counts[place] ?? 0) + 1
  }
}
