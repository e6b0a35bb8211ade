import { type Bitset, rowsOf } from '../store/bitset.ts'
import type { Scene } from './engine.ts'
import { cheapestPrices } from './evaluate.ts'
import type { Rest } from './rest.ts'

/** How many houses cost at most each of these amounts; every price is looked at once, however many amounts there are. */
export function countWithin(scene: Scene, rest: Pick<Rest, 'set' | 'terms'>, amounts: readonly number[]): number[] {
  const set = rest.set()
  const prices = cheapestPrices(scene, rest.terms, set, scene.engine.scratch.prices)
  const ascending = Float64Array.from(new Set(amounts)).sort()
  const added = countUpTo(set, prices, ascending)
  for (let at = 1; at < added.length; at += 1) added[at] = (added[at] ?? 0) + (added[at - 1] ?? 0)
  const places = new Map([...ascending].map((amount, place) => [amount, place]))
  return amounts.map((amount) => added[places.get(amount) ?? -1] ?? 0)
}

/** By place, how many prices lie between the amount before and this one. */
function countUpTo(set: Bitset, prices: Int32Array, ascending: Float64Array): Uint32Array {
  const counts = new Uint32Array(ascending.length + 1)
  const rows = rowsOf(set)
  for (let at = 0; at < rows.length; at += 1) {
    const price = prices[rows[at] ?? 0] ?? 0
    let low = 0
    let high = ascending.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (price <= (ascending[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    counts[low] = (counts[low] ?? 0) + 1
  }
  return counts
}
