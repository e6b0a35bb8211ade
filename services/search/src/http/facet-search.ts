import * as v from 'valibot'
import { parseSearchParams } from '../documents/search-params.ts'
import { isNamed } from '../documents/settings.ts'
import { normalText } from '../filter/test-value.ts'
import { searchOptionIndex } from '../options/option-index.ts'
import { optionSettings } from '../options/option-settings.ts'
import type { App, RouteDeps } from './app.ts'
import { answerInTime, askedAtOf, checkCost } from './limits.ts'
import { readBody } from './read-body.ts'
import { SearchError } from './search-error.ts'
import { documentCost, optionCost, optionRequest } from './search-routes.ts'

const wish = v.looseObject({ facetName: v.string(), facetQuery: v.optional(v.nullable(v.string())) })
/** As many as Meilisearch gives. */
const maxFacetHits = 100
/** Values are looked for among all of them, not among the first hundred. */
const everyValue = 100_000

/** Looks for values of one facet: those of the documents found that have a word which begins like the query. */
export function mountFacetSearch(app: App, deps: RouteDeps): void {
  app.post('/indexes/:uid/facet-search', async (c) => {
    const startedAt = performance.now()
    const { facetName, facetQuery, ...rest } = parseWish(await readBody(c.req.raw))
    const counts = countsOf(deps, c.req.raw, c.req.param('uid'), facetName, rest)
    const asked = normalText(facetQuery ?? '')
    const facetHits = Object.entries(counts)
      .filter(([value]) => beginsLike(value, asked))
      .slice(0, maxFacetHits)
      .map(([value, count]) => ({ value, count }))
    const processingTimeMs = Math.round(performance.now() - startedAt)
    return Response.json({ facetHits, facetQuery: facetQuery ?? null, processingTimeMs })
  })
}

function countsOf(deps: RouteDeps, request: Request, uid: string, facet: string, rest: Record<string, unknown>) {
  const params = parseSearchParams({ ...rest, facets: [facet], limit: 0 })
  const index = deps.registry.get(uid)
  if (index.kind === 'documents') {
    checkFacet(facet, index.index.settings().filterableAttributes)
    checkCost(deps.limits, documentCost(index, params))
    return (
      answerInTime(deps.limits, askedAtOf(request), () => index.index.search(params, everyValue)).facetDistribution?.[
        facet
      ] ?? {}
    )
  }
  // A price is a range of numbers and has no values to list.
  checkFacet(
    facet,
    optionSettings.filterableAttributes.filter((name) => name !== 'price'),
  )
  const options = optionRequest(deps, index)
  checkCost(deps.limits, optionCost(options, params))
  return (
    answerInTime(deps.limits, askedAtOf(request), () => searchOptionIndex(options, params)).facetDistribution?.[
      facet
    ] ?? {}
  )
}

function beginsLike(value: string, asked: string): boolean {
  const text = normalText(value)
  return text.startsWith(asked) || text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(asked))
}

function parseWish(body: unknown) {
  const parsed = v.safeParse(wish, body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  if (issue.received === 'undefined') {
    throw new SearchError(400, 'missing_facet_search_facet_name', 'Missing field `facetName`')
  }
  const isName = v.getDotPath(issue) !== 'facetQuery'
  const code = isName ? 'invalid_facet_search_facet_name' : 'invalid_facet_search_facet_query'
  const field = isName ? 'facetName' : 'facetQuery'
  throw new SearchError(400, code, `Invalid value type at \`.${field}\`: expected a string.`)
}

function checkFacet(facet: string, searchable: readonly string[]): void {
  if (isNamed(facet, searchable)) return
  const message = `Attribute \`${facet.slice(0, 60)}\` is not facet-searchable. Available facet-searchable attributes are: \`${searchable.slice(0, 50).join(', ')}\`.`
  throw new SearchError(400, 'invalid_facet_search_facet_name', message)
}
