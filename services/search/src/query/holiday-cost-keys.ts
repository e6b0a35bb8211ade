import type { Term } from '../plan/term.ts'
import { usualPersons } from '../stay/bounds.ts'
import { holidayCostOf } from '../stay/charges.ts'
import { noPrice } from '../stay/no-price.ts'
import type { Bitset } from '../store/bitset.ts'
import { checkDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import { cheapestPrices, splitTerms } from './evaluate.ts'
import { findOption } from './representative.ts'
import { topRows } from './top-rows.ts'

/** The price of a house's cheapest stay with energy; NaN if it can't be estimated. */
export function holidayCosts(scene: Scene, terms: readonly Term[]): (row: number) => number {
  const { store } = scene.engine
  const persons = splitTerms(scene, terms)[0]?.persons ?? usualPersons
  return (row) => {
    const option = store.energy[row] && findOption(scene, terms, row, 'price')
    return option ? holidayCostOf(store, scene.market.currency, row, option, persons) : Number.NaN
  }
}

/**
 * Writes keys that sort the first `wanted` houses and put all others behind them. Prices of all houses are cached;
 * finding the stay of a price takes a hundred times as long. Energy only adds to a price, so a house whose price
 * exceeds the full cost of enough others can't be among the first.
 */
export function writeCheapestCosts(
  scene: Scene,
  terms: readonly Term[],
  { set, rows }: Readonly<{ set: Bitset; rows: Uint32Array }>,
  wanted: number,
  out: Float64Array,
): void {
  const { energy } = scene.engine.store
  const prices = cheapestPrices(scene, terms, set, scene.engine.scratch.prices)
  for (const row of rows) {
    const price = energy[row] === undefined ? noPrice : (prices[row] ?? noPrice)
    out[row] = price === noPrice ? Number.POSITIVE_INFINITY : price
  }
  const costOf = holidayCosts(scene, terms)
  const limit = wanted < rows.length ? highestCost(rows, wanted, out, costOf) : Number.POSITIVE_INFINITY
  for (const row of rows) {
    checkDeadline()
    const price = out[row] ?? Number.POSITIVE_INFINITY
    if (Number.isFinite(price) && price <= limit) out[row] = costOrLast(costOf(row))
  }
}

/** The highest cost among the `wanted` houses with the lowest prices; infinite if fewer have a cost. */
function highestCost(rows: Uint32Array, wanted: number, prices: Float64Array, costOf: (row: number) => number): number {
  const byPrice = (a: number, b: number) => compare(prices[a] ?? 0, prices[b] ?? 0) || a - b
  let highest = Number.NEGATIVE_INFINITY
  for (const row of topRows(rows, byPrice, 0, wanted)) {
    const cost = Number.isFinite(prices[row]) ? costOf(row) : Number.NaN
    if (Number.isNaN(cost)) return Number.POSITIVE_INFINITY
    highest = Math.max(highest, cost)
  }
  return highest
}

function costOrLast(cost: number): number {
  return Number.isNaN(cost) ? Number.POSITIVE_INFINITY : cost
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
