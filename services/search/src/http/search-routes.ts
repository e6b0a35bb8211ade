import * as v from 'valibot'
import type { Live } from '../catalogue.ts'
import { type Found, presentFound } from '../documents/answer.ts'
import { parseSearchParams, type SearchParams } from '../documents/search-params.ts'
import { countOptions, parseCountsBody } from '../options/option-counts.ts'
import { searchOptionIndex } from '../options/option-index.ts'
import { optionPoints } from '../options/option-points.ts'
import type { App, RouteDeps } from './app.ts'
import type { AnyIndex } from './index-registry.ts'
import { readBody } from './read-body.ts'
import { SearchError } from './search-error.ts'
import { zippedReply } from './zipped-reply.ts'

const mostQueries = 100
const multiSearch = v.object({
  queries: v.pipe(v.array(v.looseObject({ indexUid: v.string() })), v.maxLength(mostQueries)),
})
const generationHeader = 'x-marram-generation'

export function mountSearch(app: App, deps: RouteDeps): void {
  const { registry, live } = deps
  app.get('/indexes/:uid/search', (c) => reply(live, runSearch(deps, c.req.param('uid'), fromQuery(c.req.query()))))
  app.post('/indexes/:uid/search', async (c) =>
    reply(live, runSearch(deps, c.req.param('uid'), await readBody(c.req.raw))),
  )
  app.post('/multi-search', async (c) => {
    const parsed = v.safeParse(multiSearch, await readBody(c.req.raw))
    if (!parsed.success) throw new SearchError(400, 'bad_request', `Invalid value: ${parsed.issues[0].message}`)
    const results = parsed.output.queries.map(({ indexUid, ...body }) => ({
      indexUid,
      ...runSearch(deps, indexUid, body),
    }))
    return reply(live, { results })
  })
  app.post('/indexes/:uid/choices', async (c) => {
    const index = registry.get(c.req.param('uid'))
    const body = parseCountsBody(await readBody(c.req.raw))
    if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options have choices.')
    return reply(live, countOptions(optionRequest(deps, index), body))
  })
  app.post('/indexes/:uid/points', async (c) => {
    const index = registry.get(c.req.param('uid'))
    const params = parseSearchParams(await readBody(c.req.raw))
    if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options have points.')
    return zippedReply(c.req.raw, optionPoints(optionRequest(deps, index), params), generation(live))
  })
}

function runSearch(deps: RouteDeps, uid: string, body: unknown) {
  const startedAt = performance.now()
  const params = parseSearchParams(body)
  return presentFound(params, find(deps, deps.registry.get(uid), params), startedAt)
}

function find(deps: RouteDeps, index: AnyIndex, params: SearchParams): Found {
  return index.kind === 'options' ? searchOptionIndex(optionRequest(deps, index), params) : index.index.search(params)
}

export function optionRequest({ live, registry, now }: RouteDeps, { view }: Extract<AnyIndex, { kind: 'options' }>) {
  const catalogue = live.catalogue()
  if (catalogue === null) throw new SearchError(503, 'unavailable', 'The index is being built.', 'system')
  return { engine: catalogue.engine, view, now: now(), findByText: registry.findByText }
}

/** A page made from this answer is good as long as the generation stays the same. */
function reply(live: Live, answer: unknown): Response {
  return Response.json(answer, { headers: generation(live) })
}

function generation(live: Live): Record<string, string> {
  return { [generationHeader]: String(live.generation()) }
}

const lists = new Set(['sort', 'facets', 'attributesToRetrieve', 'attributesToHighlight', 'attributesToCrop'])
const numbers = new Set(['limit', 'offset', 'page', 'hitsPerPage', 'cropLength'])

/** A search by GET has the same fields as text. */
function fromQuery(query: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      if (lists.has(key)) return [key, value.split(',')]
      return [key, numbers.has(key) && /^\d+$/.test(value) ? Number(value) : value]
    }),
  )
}
