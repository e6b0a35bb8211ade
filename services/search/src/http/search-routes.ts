import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PlainCounts, PlainSearch } from '@marram/contract/search/client'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Live } from '../catalogue.ts'
import { type Found, presentFound } from '../documents/answer.ts'
import { parseSearchParams, type SearchParams, sliceOf } from '../documents/search-params.ts'
import { parseFilter } from '../filter/parse-filter.ts'
import { type CountsBody, countOnce, countOptions, parseCountsBody } from '../options/option-counts.ts'
import { type OptionParams, type OptionRequest, searchOptionIndex } from '../options/option-index.ts'
import { optionPoints } from '../options/option-points.ts'
import { readFilter } from '../options/read-terms.ts'
import { type FindByText, findTexts, type TextOf, type Texts, textOf } from '../options/texts.ts'
import { costOf, filterCost } from '../query/cost.ts'
import { weeksShown } from '../query/price-strip.ts'
import type { Runner } from '../schedule/runner.ts'
import type { Client } from '../schedule/schedule.ts'
import { type AnyIndex, getIndex } from './find-index.ts'
import { checkAccess } from './guard.ts'
import { checkCost, clientOf, requestedAtOf, type SearchLimits } from './limits.ts'
import { countsOf, paramsOf } from './plain-questions.ts'
import { SearchError, unavailable } from './search-error.ts'
import type { SearchEnv } from './share.ts'

const zip = promisify(gzip)
/** The fastest level, which already achieves most of the compression for lists of numbers. */
const zipLevel = 1
const minZippedBytes = 1400

const multiSearch = v.object({
  queries: v.array(v.looseObject({ indexUid: v.string() })),
  federation: v.optional(v.unknown()),
})

/** `findByText` ranks houses by their free text. */
export type QueryDeps = Readonly<{ live: Live; now: () => Date; limits: SearchLimits; findByText: FindByText }>
export type RouteDeps = QueryDeps & Readonly<{ run: Runner<HelperQuestion> }>

/** A query from the same program, without a request: `body` is a `PlainSearch` or `PlainCounts`. */
export type DirectSearch = Readonly<{ uid: string; requestedAt: number; client: Client }> &
  (Readonly<{ kind: 'search'; body: PlainSearch }> | Readonly<{ kind: 'choices'; body: PlainCounts }>)
/**
 * `body` is null if only a request can express the reply, such as a refusal; `cost` is in microseconds of the engine's
 * threads.
 */
export type DirectAnswer = Readonly<{ body: unknown; cost: number }>

/** One query of a request. */
export type Query = Readonly<{ uid: string; kind: 'search' | 'choices' | 'points'; body: unknown }>
/** A question for another thread, with the time and the houses that its free text finds. */
export type HelperQuestion = Readonly<{ now: Date; texts: Texts }> &
  (Readonly<{ kind: 'direct'; direct: DirectSearch }> | Readonly<{ kind: 'request'; request: Queries }>)
/** The queries of a request; `isList` if the reply lists their results. */
export type Queries = Readonly<{ queries: readonly Query[]; isList: boolean }>

/** A checked query. `text` is its free text; `isLocal` if only the indexer's thread has the documents. */
type Prepared = Readonly<{ cost: number; run: () => unknown; text: TextOf | null; isLocal: boolean }>

export async function answerDirectly(deps: RouteDeps, question: DirectSearch): Promise<DirectAnswer> {
  const { client, requestedAt } = question
  const read = () => {
    const prepared = preparePlain(deps, question)
    const elsewhere = () => ({ ...helperFacts(deps, [prepared]), kind: 'direct', direct: question }) as const
    return { ...prepared, elsewhere }
  }
  const outcome = await deps.run({ client, requestedAt, read })
  return { body: 'value' in outcome ? outcome.value : null, cost: outcome.cost }
}

/** Reads the conditions only when the answer is not cached. */
export function preparePlain(deps: QueryDeps, question: DirectSearch): Prepared {
  const { limits } = deps
  const index = getIndex(deps.live, question.uid)
  if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options are searched directly.')
  const request = optionRequest(deps, index)
  if (question.kind === 'choices') {
    const counts = countsOf(question.body, request.now)
    const read = () => {
      const body = counts.read()
      checkCost(limits.cost, countsCost(request, body))
      return body
    }
    const run = () => countOnce(request, { ...counts, read })
    return { cost: 0, run, text: textOf(request.view, counts.q), isLocal: false }
  }
  const params = paramsOf(question.body)
  const run = () => {
    checkCost(limits.cost, optionCost(request, params))
    const startedAt = performance.now()
    return presentFound(params, searchOptionIndex(request, params), startedAt)
  }
  return { cost: 0, run, text: textOf(request.view, params.q), isLocal: false }
}

/** Validates the queries of a request and estimates their cost, before they run. The answer is JSON. */
export function prepareQueries(deps: QueryDeps, { queries, isList }: Queries) {
  const parts = queries.map((query) => prepareQuery(deps, query))
  const cost = parts.reduce((sum, part) => sum + part.cost, 0)
  checkCost(deps.limits.cost, cost)
  const run = (): string => {
    const results = parts.map((part) => part.run())
    if (!isList) return JSON.stringify(results[0])
    return JSON.stringify({
      results: results.map((result, at) => Object.assign({ indexUid: queries[at]?.uid }, result)),
    })
  }
  return { cost, run, parts }
}

export function mountSearch(app: Hono<SearchEnv>, deps: RouteDeps): void {
  const { limits } = deps
  const answer = async (c: Context<SearchEnv>, queriesIn: (body: unknown) => Queries): Promise<string> => {
    const text = await c.req.raw.text()
    const read = () => {
      const request = queriesIn(readBody(text))
      const { cost, run, parts } = prepareQueries(deps, request)
      const elsewhere = () => ({ ...helperFacts(deps, parts), kind: 'request', request }) as const
      return { cost, run, elsewhere: parts.some(({ isLocal }) => isLocal) ? null : elsewhere }
    }
    const outcome = await deps.run({ client: clientOf(c.req.raw), requestedAt: requestedAtOf(c.req.raw), read })
    c.set('spent', outcome.cost)
    if ('error' in outcome) throw outcome.error
    return String(outcome.value)
  }
  app.post('/indexes/:uid/:kind{search|choices}', async (c) => {
    const { uid, kind } = c.req.param()
    const query = kind === 'choices' ? ({ uid, kind: 'choices' } as const) : ({ uid, kind: 'search' } as const)
    return jsonReply(await answer(c, (body) => ({ isList: false, queries: [{ ...query, body }] })))
  })
  app.post('/multi-search', async (c) => {
    const read = (body: unknown): Queries => {
      const queries = parseQueries(body, limits.queries)
      for (const { indexUid } of queries) checkAccess(indexUid, c.req.raw)
      return {
        isList: true,
        queries: queries.map(({ indexUid, ...rest }) => ({ uid: indexUid, kind: 'search', body: rest })),
      }
    }
    return jsonReply(await answer(c, read))
  })
  app.post('/indexes/:uid/points', async (c) => {
    const uid = c.req.param('uid')
    return zippedReply(
      c.req.raw,
      await answer(c, (body) => ({ isList: false, queries: [{ uid, kind: 'points', body }] })),
    )
  })
}

function prepareQuery(deps: QueryDeps, { uid, kind, body }: Query): Prepared {
  const index = getIndex(deps.live, uid)
  if (kind === 'choices') {
    const counts = parseCountsBody(body, deps.limits.choices)
    if (index.kind !== 'options') throw new SearchError(400, 'bad_request', 'Only options have choices.')
    const request = optionRequest(deps, index)
    const cost = countsCost(request, counts)
    return { cost, run: () => countOptions(request, counts), text: textOf(request.view, counts.q), isLocal: false }
  }
  const params = parseSearchParams(body)
  if (index.kind === 'documents') {
    if (kind === 'points') throw new SearchError(400, 'bad_request', 'Only options have points.')
    const run = timed(params, () => index.index.search(params))
    return { cost: documentCost(deps.limits, index, params), run, text: null, isLocal: true }
  }
  const request = optionRequest(deps, index)
  const text = textOf(request.view, params.q, params.matchingStrategy)
  if (kind === 'points') {
    const cost = optionCost(request, { ...params, limit: 0 })
    return { cost, run: () => optionPoints(request, params), text, isLocal: false }
  }
  const run = timed(params, () => searchOptionIndex(request, params))
  return { cost: optionCost(request, params), run, text, isLocal: false }
}

function timed(params: SearchParams, find: () => Found): () => unknown {
  return () => {
    const startedAt = performance.now()
    return presentFound(params, find(), startedAt)
  }
}

function helperFacts({ now, findByText }: QueryDeps, parts: readonly Prepared[]) {
  return {
    now: now(),
    texts: findTexts(
      findByText,
      parts.flatMap(({ text }) => text ?? []),
    ),
  }
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

function documentCost(
  limits: SearchLimits,
  { index }: Extract<AnyIndex, { kind: 'documents' }>,
  params: SearchParams,
): number {
  const rows = index.count()
  const condition = parseFilter(params.filter ?? '')
  const cost = condition === null ? 0 : filterCost(condition, rows)
  checkCost(limits.documentCost, cost)
  return cost + partsCost(params, rows)
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

function optionRequest(
  { live, now, findByText }: QueryDeps,
  { view }: Extract<AnyIndex, { kind: 'options' }>,
): OptionRequest {
  const catalogue = live.catalogue()
  if (catalogue === null) throw unavailable('The index is being built.')
  return { engine: catalogue.engine, view, now: now(), findByText }
}

function readBody(text: string): unknown {
  if (text === '') throw new SearchError(400, 'missing_payload', 'A json payload is missing.')
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(400, 'malformed_payload', 'The json payload provided is malformed.')
  }
}

function jsonReply(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

/** Compressed if the client accepts it and it exceeds one packet. For replies up to a megabyte. */
async function zippedReply(request: Request, text: string): Promise<Response> {
  const isTaken = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const plain = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (!isTaken || text.length < minZippedBytes) return new Response(text, { headers: plain })
  return new Response(new Uint8Array(await zip(text, { level: zipLevel })), {
    headers: { ...plain, 'content-encoding': 'gzip' },
  })
}
