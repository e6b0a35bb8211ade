import type { Metrics } from './metrics.ts'
import { hasOutage, outageRefusal, watchOutages } from './outage.ts'
import { findClientNetwork } from './request-context.ts'
import type { DirectQuestion, DirectReply } from './service.ts'
import { inSpan } from './tracing.ts'

type Params = { readonly query: string; readonly variables: Record<string, unknown>; readonly operationName: string }

/** The part of graphql-yoga used here: everything except parsing requests and serialising responses. */
type Engine<Context> = {
  getResultForParams(asked: { params: Params; request: Request }, context: Context): unknown
}

export type DirectGraphql<Context> = {
  readonly service: string
  readonly yoga: Engine<Context>
  readonly metrics?: Metrics | undefined
  /** Returns the context of a question, and its tags after the answer. */
  readonly open: (headers: DirectQuestion['headers']) => Promise<{ context: Context; tags: () => Iterable<string> }>
}

/** Plugins check the method; the body is never read. */
const anyPost = new Request('http://service.internal/graphql', { method: 'POST' })

/**
 * Answers a query in 0.3 ms instead of the 1 ms of a request, through the same plugins, schema and resolvers. Answers
 * only executed queries, including those with failed resolvers. Refusals and outages are repeated as a request, which
 * has the usual status.
 */
export function answerGraphql<Context>({ service, yoga, metrics, open }: DirectGraphql<Context>) {
  return async ({ path, body, headers }: DirectQuestion): Promise<DirectReply | null> => {
    if (path !== 'graphql' || !isParams(body) || findClientNetwork() !== undefined) return null
    const startedAt = performance.now()
    const { context, tags } = await open(headers)
    const executed = await watchOutages(async () => {
      const attributes = { 'marram.service': service, 'graphql.operation.name': body.operationName }
      const result = await inSpan(`${service} ${body.operationName}`, { attributes }, async () =>
        presentResult(await ask(yoga, body, context)),
      )
      return result?.errors && hasOutage() ? null : result
    })
    if (!executed) return null
    const labels = { service, method: 'POST', route: '/graphql' }
    metrics?.requests.inc({ ...labels, status: '200' })
    metrics?.durations.observe(labels, (performance.now() - startedAt) / 1000)
    return { body: executed, tags: [...tags()] }
  }
}

/**
 * Adds tags to yoga's reply. GraphQL uses status 200 for failed resolvers; an outage becomes a 503, as in all other
 * replies.
 */
export async function replyGraphql(reply: Response, tags: readonly string[]): Promise<Response> {
  const headers = new Headers(reply.headers)
  if (tags.length > 0) headers.set('x-marram-tags', tags.join(' '))
  if (!hasOutage()) return new Response(reply.body, { status: reply.status, headers })
  const text = await reply.text()
  const { status, details } = outageRefusal()
  const body: unknown = JSON.parse(text)
  const isFailed = isRecord(body) && 'errors' in body
  if (isFailed) for (const [name, value] of Object.entries(details.headers ?? {})) headers.set(name, value)
  return new Response(text, { status: isFailed ? status : reply.status, headers })
}

async function ask<Context>(yoga: Engine<Context>, params: Params, context: Context): Promise<unknown> {
  try {
    return await yoga.getResultForParams({ params, request: anyPost }, context)
  } catch {
    return null
  }
}

function isParams(body: unknown): body is Params {
  return typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'
}

/**
 * Serialises results that yoga would send with status 200: those with data, even null, and without a status in their
 * errors.
 */
function presentResult(result: unknown): { errors?: unknown[]; data: unknown } | null {
  if (!isRecord(result) || !('data' in result)) return null
  const { data, errors } = result
  if (errors === undefined) return { data }
  const presented = Array.isArray(errors) ? errors.map(presentError) : []
  return presented.length === 0 || presented.includes(null) ? null : { errors: presented, data }
}

function presentError(error: unknown): Record<string, unknown> | null {
  const written: unknown = JSON.parse(JSON.stringify(error))
  if (!isRecord(written)) return null
  const { extensions, ...rest } = written
  if (!isRecord(extensions)) return rest
  const { http, unexpected: _, ...others } = extensions
  if (http !== undefined) return null
  return Object.keys(others).length === 0 ? rest : { ...rest, extensions: others }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
