import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PlainCounts, PlainSearch } from '@marram/contract/search/client'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Live } from '../catalogue.ts'
import { type Found, presentFound } from '../documents/answer.ts'
import { parseSearchParams, type SearchParams, sliceOf } from '../documents/search-params.ts'
import { parseFilter } from '../filter/parse-filter.ts'
import { type CountsBody, countOnce, countOptions, parseCountsBody } from '../options/option-counts.ts'
import { type OptionParams, type OptionRequest, searchOptionIndex } from '../options/option-index.ts'
import { optionPoints } from '../options/option-points.ts'
import { readFilter } from '../options/read-terms.ts'
import { costOf, filterCost } from '../query/cost.ts'
import { weeksShown } from '../query/price-strip.ts'
import { type AnyIndex, findByTextIn, getIndex } from './find-index.ts'
import { checkAccess } from './guard.ts'
import { answerInTime, checkCost, requestedAtOf, type SearchLimits } from './limits.ts'
import { countsOf, paramsOf } from './plain-questions.ts'
import { SearchError, unavailable } from './search-error.ts'

const zip = promisify(gzip)
/** The fastest level, which already achieves most of the compression for lists of numbers. */
const zipLevel = 1
const minZippedBytes = 1400

const multiSearch = v.object({
  queries: v.array(v.looseObject({ indexUid: v.string() })),
  federation: v.optional(v.unknown()),
})

type RouteDeps = Readonly<{ live: Live; now: () => Date; limits: SearchLimits }>

/** A query from the same program, without a request: `body` is a `PlainSearch` or `PlainCounts`. */
export type DirectSearch = Readonly<{ uid: string; requestedAt: number }> &
  (Readonly<{ kind: 'search'; body: PlainSearch }> | Readonly<{ kind: 'choices'; body: PlainCounts }>)
/**
 * `body` is null if only a request can express the reply, such as a refusal; `cost` is in microseconds of the engine's
 * thread.
 */
export type DirectAnswer = Readonly<{ body: unknown; cost: number }>

export function answerDirectly(deps: RouteDeps, question: DirectSearch): DirectAnswer {
  const before = process.threadCpuUsage()
  const body = tryPlain(deps, question)
  const { user, system } = process.threadCpuUsage(before)
  return { body, cost: user + system }
}

function tryPlain(deps: RouteDeps, question: DirectSearch): unknown {
  try {
    const index = getIndex(deps.live, question.uid)
    if (index.kind !== 'options') return null
    return answerInTime(deps.limits, question.requestedAt, () =>
      answerPlain(deps, optionRequest(deps, index), question),
    )
  } catch {
    return null
  }
}

function answerPlain({ limits }: RouteDeps, request: OptionRequest, question: DirectSearch): unknown {
  if (question.kind === 'choices') {
    const counts = countsOf(question.body, request.now)
    const read = () => {
      const body = counts.read()
      checkCost(limits, countsCost(request, body))
      return body
    }
    return countOnce(request, { ...counts, read })
  }
  const startedAt = performance.now()
  const params = paramsOf(question.body)
  checkCost(limits, optionCost(request, params))
  return presentFound(params, searchOptionIndex(request, params), startedAt)
}

export function mountSearch(app: Hono, deps: RouteDeps): void {
  const { live, limits } = deps
  app.post('/indexes/:uid/:kind{search|choices}', async (c) => {
    const { uid, kind } = c.req.param()
    const prepare = kind === 'choices' ? prepareCounts : prepareSearch
    const { cost, run } = prepare(deps, uid, await readBody(c.req.raw))
    checkCost(limits, cost)
    return Response.json(answerInTime<unknown>(limits, requestedAtOf(c.req.raw), run))
  })
  app.post('/multi-search', async (c) => {
    const queries = parseQueries(await readBody(c.req.raw), limits.queries)
    for (const { indexUid } of queries) checkAccess(indexUid, c.req.raw)
    const prepared = queries.map(({ indexUid, ...body }) => ({ indexUid, ...prepareSearch(deps, indexUid, body) }))
    checkCost(
      limits,
      prepared.reduce((sum, { cost }) => sum + cost, 0),
    )
    const results = answerInTime(limits, requestedAtOf(c.req.raw), () =>
      prepared.map(({ indexUid, run }) => ({ indexUid, ...run() })),
    )
    return Response.json({ results })
  })
  app.post('/indexes/:uid/points', async (c) => {
    const index = getIndex(live, c.req.param('uid'))
    const params = parseSearchParams(await readBody(c.req.raw))
    if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options have points.')
    const request = optionRequest(deps, index)
    checkCost(limits, optionCost(request, { ...params, limit: 0 }))
    return zippedReply(
      c.req.raw,
      answerInTime(limits, requestedAtOf(c.req.raw), () => optionPoints(request, params)),
    )
  })
}

/** Validates a search and estimates its cost, before it runs. */
function prepareSearch(deps: RouteDeps, uid: string, body: unknown) {
  const params = parseSearchParams(body)
  const index = getIndex(deps.live, uid)
  const timed = (find: () => Found) => () => {
    const startedAt = performance.now()
    return presentFound(params, find(), startedAt)
  }
  if (index.kind === 'documents') {
    return { cost: documentCost(index, params), run: timed(() => index.index.search(params)) }
  }
  const request = optionRequest(deps, index)
  return { cost: optionCost(request, params), run: timed(() => searchOptionIndex(request, params)) }
}

function prepareCounts(deps: RouteDeps, uid: string, json: unknown) {
  const index = getIndex(deps.live, uid)
  const body = parseCountsBody(json, deps.limits.choices)
  if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options have choices.')
  const request = optionRequest(deps, index)
  return { cost: countsCost(request, body), run: () => countOptions(request, body) }
}

function parseQueries(body: unknown, max: number) {
  const parsed = v.safeParse(multiSearch, body)
  if (!parsed.success) throw new SearchError(400, 'bad_request', `Invalid value: ${parsed.issues[0].message}`)
  const { queries, federation } = parsed.output
  if (federation !== undefined && federation !== null)
    throw new SearchError(400, 'feature_not_enabled', 'Using `federation` is not supported by this server.')
  if (queries.length > max) throw new SearchError(400, 'bad_request', `At most ${max} queries may be sent at once.`)
  return queries
}

function optionCost({ engine }: OptionRequest, params: OptionParams): number {
  return readFilter(engine, params.filter ?? '').cost + partsCost(params, engine.store.rows)
}

function documentCost({ index }: Extract<AnyIndex, { kind: 'documents' }>, params: SearchParams): number {
  const rows = index.count()
  const condition = parseFilter(params.filter ?? '')
  return (condition === null ? 0 : filterCost(condition, rows)) + partsCost(params, rows)
}

function partsCost(params: OptionParams, rows: number): number {
  const { count: hits } = sliceOf(params)
  return costOf({ condition: null, sorts: params.sort?.length ?? 0, facets: params.facets?.length ?? 0, hits, rows })
}

/** Counts each part once: choices share their common part. */
function countsCost({ engine }: OptionRequest, { criteria, choices, strip }: CountsBody): number {
  const filters = [...Object.values(criteria), ...choices.map(({ filter }) => filter)]
  const sum = filters.reduce((total, filter) => total + readFilter(engine, filter).cost, 0)
  return (
    sum +
    costOf({ condition: null, sorts: 0, facets: 0, hits: 0, weeks: strip ? weeksShown : 0, rows: engine.store.rows })
  )
}

function optionRequest({ live, now }: RouteDeps, { view }: Extract<AnyIndex, { kind: 'options' }>): OptionRequest {
  const catalogue = live.catalogue()
  if (catalogue === null) throw unavailable('The index is being built.')
  return { engine: catalogue.engine, view, now: now(), findByText: findByTextIn(live) }
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') throw new SearchError(400, 'missing_payload', 'A json payload is missing.')
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(400, 'malformed_payload', 'The json payload provided is malformed.')
  }
}

/** Returns JSON, compressed if the client accepts it and it exceeds one packet. For replies up to a megabyte. */
async function zippedReply(request: Request, answer: unknown): Promise<Response> {
  const text = JSON.stringify(answer)
  const isTaken = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const plain = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (!isTaken || text.length < minZippedBytes) return new Response(text, { headers: plain })
  return new Response(new Uint8Array(await zip(text, { level: zipLevel })), {
    headers: { ...plain, 'content-encoding': 'gzip' },
  })
}
