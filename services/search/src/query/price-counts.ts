import type { Term } from '../plan/term.ts'
import { type Bitset, countRows } from '../store/bitset.ts'
import type { Scene } from './engine.ts'

/** More steps would be a list of prices rather than the stops of a slider. */
const maxSteps = 100_000

/**
 * Counts the houses, all of which match the term, up to each of these amounts. The amounts are multiples of a common
 * step, so one histogram of the prices answers them together.
 */
export function countWithin(
  { engine, market }: Scene,
  term: Term,
  houses: Bitset,
  amounts: readonly number[],
): number[] {
  const step = amounts.reduce(commonStep, 0)
  const steps = Math.max(...amounts) / step
  if (!(steps >= 1 && steps <= maxSteps)) {
    return amounts.map((max) => {
      const amounts = { ...term.amounts, price: { ...term.amounts.price, to: Math.min(max, term.amounts.price.to) } }
      return countRows(engine.stays.restrict({ ...term, amounts }, market, houses.slice()))
    })
  }
  const counts = new Uint32Array(steps + 2)
  engine.stays.spread(term, market, houses, { step, counts })
  for (let at = 1; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0)
  return amounts.map((amount) => counts[amount / step] ?? 0)
}

/** The greatest common divisor; 0 is a multiple of everything. */
function commonStep(a: number, b: number): number {
  return b === 0 ? a : commonStep(b, a % b)
}
