import type { Metrics } from './metrics.ts'
import { findClientNetwork } from './request-context.ts'
import type { DirectQuestion, DirectReply } from './service.ts'

type Params = { readonly query: string; readonly variables: Record<string, unknown>; readonly operationName: string }

/** The part of graphql-yoga that is needed here: everything of a request but its reading and writing. */
type Engine<Context> = {
  getResultForParams(asked: { params: Params; request: Request }, context: Context): unknown
}

export type DirectGraphql<Context> = {
  readonly service: string
  readonly yoga: Engine<Context>
  readonly metrics?: Metrics | undefined
  /** The context of one question, and its tags once it is answered. */
  readonly open: (headers: DirectQuestion['headers']) => { context: Context; tags: () => Iterable<string> }
}

/** Plugins look at its method. Nobody reads a body. */
const anyPost = new Request('http://service.internal/graphql', { method: 'POST' })

/**
 * A question costs 0.3 ms this way and 1 ms as a request. It goes through the same plugins, schema and resolvers, and
 * only what succeeds is answered here: asked again as a request, a failure has the status and the words that it has for
 * everybody.
 */
export function answerGraphql<Context>({ service, yoga, metrics, open }: DirectGraphql<Context>) {
  return async ({ path, body, headers }: DirectQuestion): Promise<DirectReply | null> => {
    if (path !== 'graphql' || !isParams(body) || findClientNetwork() !== undefined) return null
    const startedAt = performance.now()
    const { context, tags } = open(headers)
    const result = await ask(yoga, body, context)
    if (!isSuccess(result)) return null
    const labels = { service, method: 'POST', route: '/graphql' }
    metrics?.requests.inc({ ...labels, status: '200' })
    metrics?.durations.observe(labels, (performance.now() - startedAt) / 1000)
    return { body: { data: result.data }, tags: [...tags()] }
  }
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

function isSuccess(result: unknown): result is { readonly data: unknown } {
  if (typeof result !== 'object' || result === null || !('data' in result)) return false
  return typeof result.data === 'object' && result.data !== null && !('errors' in result && result.errors !== undefined)
}
