import type { Bitset } from '../store/bitset.ts'
import { noPrice } from './no-price.ts'

/** Prices counted by how many steps it takes to pay them; what takes more than there are places goes to the last. */
export type Spread = Readonly<{ step: number; counts: Uint32Array }>

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
