import * as v from 'valibot'
import { SearchError } from '../http/search-error.ts'

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const list = (max: number) => v.pipe(v.array(v.string()), v.maxLength(max))
const texts = list(200)
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

/** Far above any real use; also Meilisearch's default maximum. */
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
  matchingStrategy: maybe(v.picklist(['last', 'all', 'frequency'])),
}

export const searchParamsSchema = v.object(shape)
export type SearchParams = v.InferOutput<typeof searchParamsSchema>

/** Throws Meilisearch's errors: `invalid_search_limit` for a wrong limit, `bad_request` for an unknown field. */
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
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue) ?? ''
  const field = path.split('.')[0] ?? ''
  const code = `invalid_search_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  throw new SearchError(400, code, `Invalid value at \`.${path}\`: ${issue.message}`)
}

/** The offset and length of a page. */
export type Slice = Readonly<{ skip: number; count: number; isPaged: boolean; page: number }>

export function sliceOf({ page, hitsPerPage, offset, limit }: Omit<SearchParams, 'filter'>): Slice {
  const isPaged = typeof page === 'number' || typeof hitsPerPage === 'number'
  if (!isPaged) return { skip: offset ?? 0, count: limit ?? 20, isPaged, page: 1 }
  const size = hitsPerPage ?? 20
  const number = page ?? 1
  // Page 0 doesn't exist: like Meilisearch, reply with the totals and no hits.
  return { skip: Math.max(0, number - 1) * size, count: number === 0 ? 0 : size, isPaged, page: number }
}
