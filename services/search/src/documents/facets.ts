import type { FacetDistribution, FacetStats } from './answer.ts'
import { attributeOf, type Document } from './document.ts'

export type CountedFacets = Readonly<{ facetDistribution: FacetDistribution; facetStats: FacetStats }>

/** Counts the documents per value of each attribute, with the minimum and maximum of numbers. */
export function countFacets(documents: readonly Document[], attributes: readonly string[], max: number): CountedFacets {
  const distributions: Record<string, Record<string, number>> = {}
  const stats: Record<string, { min: number; max: number }> = {}
  for (const attribute of attributes) {
    const counts = new Map<string, number>()
    const numbers: number[] = []
    for (const document of documents) {
      const values = new Set([attributeOf(document, attribute)].flat())
      for (const value of values) {
        if (value === undefined || value === null || typeof value === 'object') continue
        if (typeof value === 'number') numbers.push(value)
        counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
      }
    }
    distributions[attribute] = sortedCounts(counts, max)
    if (numbers.length > 0) stats[attribute] = { min: least(numbers), max: -least(numbers.map((number) => -number)) }
  }
  return { facetDistribution: distributions, facetStats: stats }
}

export function sortedCounts(counts: ReadonlyMap<string, number>, max: number): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, max))
}

/** Spreading into Math.min would exceed the argument limit. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((smallest, number) => Math.min(smallest, number), Number.POSITIVE_INFINITY)
}
