import type { FacetDistribution, FacetStats } from '../documents/answer.ts'
import { sortedCounts } from '../documents/facets.ts'
import { operand } from '../filter/condition.ts'
import { planFilter } from '../plan/plan-filter.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { lookAtDeadline } from '../query/deadline.ts'
import type { Scene } from '../query/engine.ts'
import { cheapestPrices, evaluate } from '../query/evaluate.ts'
import { noPrice } from '../stay/no-price.ts'
import { type Bitset, countBoth, rowsOf } from '../store/bitset.ts'
import { readValue } from '../store/columns.ts'

const maxValues = 1000
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Counts the found houses per value. For lengths and change days, houses with such an option. */
export function optionFacets(scene: Scene, terms: readonly Term[], set: Bitset, facets: readonly string[]) {
  const facetDistribution: Record<string, FacetDistribution[string]> = {}
  const facetStats: Record<string, FacetStats[string]> = {}
  for (const facet of facets) {
    if (facet === 'price') facetStats[facet] = priceStats(scene, terms, set)
    else if (facet === 'duration' || facet === 'changeDay')
      facetDistribution[facet] = optionCounts(scene, terms, set, facet)
    else Object.assign(facetDistribution, { [facet]: columnCounts(scene, set, facet, facetStats) })
  }
  return { facetDistribution, facetStats }
}

function priceStats(scene: Scene, terms: readonly Term[], set: Bitset) {
  const rows = rowsOf(set)
  const prices = cheapestPrices(scene, terms, set, scene.engine.scratch.prices)
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (const row of rows) {
    const price = prices[row] ?? noPrice
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return max === 0 ? { min: 0, max: 0 } : { min, max }
}

function optionCounts(scene: Scene, terms: readonly Term[], set: Bitset, attribute: 'duration' | 'changeDay') {
  const { calendar } = scene.engine.store
  const values =
    attribute === 'changeDay' ? weekdays : Array.from({ length: calendar.longest }, (_, index) => index + 1)
  const counts = new Map<string, number>()
  for (const value of values) {
    lookAtDeadline()
    const [only] = planFilter({ kind: 'in', attribute, values: [operand(String(value))] }, calendar)
    const narrowed = only ? terms.flatMap((term) => bothTerms(term, only) ?? []) : []
    const count = countBoth(evaluate(scene, narrowed), set)
    if (count > 0) counts.set(String(value), count)
  }
  return sortedCounts(counts, maxValues)
}

function columnCounts({ engine }: Scene, set: Bitset, facet: string, stats: Record<string, FacetStats[string]>) {
  const column = engine.store.columns.get(facet)
  const counts = new Map<string, number>()
  for (const row of rowsOf(set)) {
    const value = readValue(column, row)
    if (value === undefined) continue
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
    if (typeof value !== 'number') continue
    const known = stats[facet]
    stats[facet] = { min: Math.min(known?.min ?? value, value), max: Math.max(known?.max ?? value, value) }
  }
  return sortedCounts(counts, maxValues)
}
