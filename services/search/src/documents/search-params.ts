import * as v from 'valibot'
import { SearchError } from '../http/search-error.ts'

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const list = (max: number) => v.pipe(v.array(v.string()), v.maxLength(max))
const texts = list(200)
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

/** More than anybody reads; Meilisearch, too, gives no more unless it is told to. */
export const maxHits = 1000
const maxSorts = 10
const maxFacets = 50
const farthest = 10_000_000

const shape = {
  q: maybe(v.string()),
  offset: maybe(count(farthest)),
  limit: maybe(count(maxHits)),
  page: maybe(count(farthest)),
  hitsPerPage: maybe(count(maxHits)),
  filter: maybe(v.union([v.string(), v.array(v.union([v.string(), v.array(v.string())]))])),
  sort: maybe(list(maxSorts)),
  facets: maybe(list(maxFacets)),
  attributesToRetrieve: maybe(texts),
  attributesToHighlight: maybe(texts),
  highlightPreTag: maybe(v.string()),
  highlightPostTag: maybe(v.string()),
  attributesToCrop: maybe(texts),
  cropLength: maybe(count(1000)),
  cropMarker: maybe(v.string()),
  showMatchesPosition: maybe(v.boolean()),
  showRankingScore: maybe(v.boolean()),
  attributesToSearchOn: maybe(texts),
  matchingStrategy: maybe(v.picklist(['last', 'all', 'frequency'])),
  distinct: maybe(v.string()),
}

export const searchParamsSchema = v.object(shape)
export type SearchParams = v.InferOutput<typeof searchParamsSchema>

/** Throws what Meilisearch would answer: `invalid_search_limit` for a wrong limit, `bad_request` for an unknown field. */
export function parseSearchParams(body: unknown): SearchParams {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new SearchError(400, 'bad_request', 'Invalid value type: expected an object.')
  }
  const unknown = Object.keys(body).find((key) => !Object.hasOwn(shape, key))
  if (unknown !== undefined) {
    const expected = Object.keys(shape).map((key) => `\`${key}\``)
    throw new SearchError(
      400,
      'bad_request',
      `Unknown field \`${unknown.slice(0, 60)}\`: expected one of ${expected.join(', ')}`,
    )
  }
  const parsed = v.safeParse(searchParamsSchema, body)
  if (parsed.success) return supported(parsed.output)
  const [issue] = parsed.issues
  const path = v.getDotPath(issue) ?? ''
  const field = path.split('.')[0] ?? ''
  const code = `invalid_search_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  throw new SearchError(400, code, `Invalid value at \`.${path}\`: ${issue.message}`)
}

/** What would be taken and change nothing is refused instead. */
function supported(params: SearchParams): SearchParams {
  const isAsked = {
    attributesToSearchOn: params.attributesToSearchOn?.some((name) => name !== '*'),
    attributesToCrop: (params.attributesToCrop?.length ?? 0) > 0,
    showMatchesPosition: params.showMatchesPosition,
    showRankingScore: params.showRankingScore,
  }
  const [unknown] = Object.entries(isAsked).find(([, isIt]) => isIt === true) ?? []
  if (unknown === undefined) return params
  throw new SearchError(400, 'feature_not_enabled', `Using \`${unknown}\` is not supported by this server.`)
}

/** Where the page begins and how long it is. */
export type Slice = Readonly<{ skip: number; count: number; isPaged: boolean; page: number }>

export function sliceOf({ page, hitsPerPage, offset, limit }: SearchParams): Slice {
  const isPaged = typeof page === 'number' || typeof hitsPerPage === 'number'
  if (!isPaged) return { skip: offset ?? 0, count: limit ?? 20, isPaged, page: 1 }
  const size = hitsPerPage ?? 20
  const number = page ?? 1
  // Page 0 is no page: Meilisearch answers with the totals and no hits.
  return { skip: Math.max(0, number - 1) * size, count: number === 0 ? 0 : size, isPaged, page: number }
}
