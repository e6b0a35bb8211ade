import { type Bitset, rowsOf } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { LengthOffer } from './affordable.ts'
import { noPrice } from './no-price.ts'
import type { Market } from './rents.ts'

/** Prices counted by how many steps it takes to pay them; what takes more than there are places goes to the last. */
export type Spread = Readonly<{ step: number; counts: Uint32Array }>

/** Every one of the houses must be free. */
export function spreadOffer(
  { markets }: Store,
  { currency }: Market,
  { nights, rents }: LengthOffer,
  persons: number,
  houses: Bitset,
  { step, counts }: Spread,
): void {
  const { perStay, perNight, perPerson, perPersonNight } = markets[currency].charges
  const last = counts.length - 1
  for (let word = 0; word < houses.length; word += 1) {
    let bits = houses[word] ?? 0
    while (bits !== 0) {
      const row = (word << 5) + (31 - Math.clz32(bits & -bits))
      bits &= bits - 1
      const once = (rents[row] ?? noPrice) + (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
      const price = once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0))
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
