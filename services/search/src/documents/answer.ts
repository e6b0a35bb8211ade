import type { Document } from './document.ts'
import { type SearchParams, sliceOf } from './search-params.ts'

export type FacetDistribution = Readonly<Record<string, Readonly<Record<string, number>>>>
export type FacetStats = Readonly<Record<string, Readonly<{ min: number; max: number }>>>

/** The matches of an index, before they are presented. */
export type Found = Readonly<{
  hits: readonly Document[]
  total: number
  facetDistribution?: FacetDistribution
  facetStats?: FacetStats
}>

/** Totals are exact in both reply formats, although the protocol calls one of them estimated. */
export function presentFound(params: Omit<SearchParams, 'filter'>, found: Found, startedAt: number) {
  const { skip, count, isPaged, page } = sliceOf(params)
  const { hits, total, ...facets } = found
  const common = { hits, query: params.q ?? '', processingTimeMs: Math.round(performance.now() - startedAt) }
  if (!isPaged) return { ...common, limit: count, offset: skip, estimatedTotalHits: total, ...facets }
  const size = params.hitsPerPage ?? 20
  const totalPages = size === 0 ? 0 : Math.ceil(total / size)
  return { ...common, hitsPerPage: size, page, totalPages, totalHits: total, ...facets }
}
