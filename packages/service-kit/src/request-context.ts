import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { clientNetwork, findClientAddress, type TrustProxy } from './client-address.ts'

/** What belongs to one request and must reach logs and outgoing calls without being passed by hand. */
export type RequestContext = {
  requestId: string
  traceId?: string
  traceparent?: string
  /** Absent for work the program does on its own, such as jobs. */
  address?: string
  /** The visitor's User-Agent; shown to the owner of a session, never trusted. */
  userAgent?: string
  /** Aborts when the caller disconnects or the time limit is reached. */
  signal?: AbortSignal
}

const storage = new AsyncLocalStorage<RequestContext>()

// Short and free of quotes, spaces and line breaks: an id is copied into logs and reply headers.
const saneId = /^[A-Za-z0-9._:-]{8,128}$/
const saneTraceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

export function findRequestContext(): RequestContext | undefined {
  return storage.getStore()
}

/** Whom limits count; undefined for work of the program itself. */
export function findClientNetwork(): string | undefined {
  const address = storage.getStore()?.address
  return address === undefined ? undefined : clientNetwork(address)
}

export function runInRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/**
 * For work that one visitor causes and all share, such as a page that is stored: it counts against nobody's limit, and
 * goes on when he has left.
 */
export function runForEverybody<T>(work: () => T): T {
  const outer = storage.getStore()
  if (!outer) return work()
  const { address: _address, userAgent: _userAgent, signal: _signal, ...shared } = outer
  return storage.run(shared, work)
}

/** Headers win over the surrounding context, so that an in-process call and a call over HTTP behave alike. */
export function readRequestContext(headers: Headers, address?: string): RequestContext {
  const outer = storage.getStore()
  const traceId = matching(headers.get('x-trace-id'), saneId) ?? outer?.traceId
  const traceparent = matching(headers.get('traceparent'), saneTraceparent) ?? outer?.traceparent
  const client = address ?? outer?.address
  const userAgent = headers.get('x-client-user-agent') ?? outer?.userAgent ?? headers.get('user-agent')
  return {
    requestId: matching(headers.get('x-request-id'), saneId) ?? outer?.requestId ?? randomUUID(),
    ...(traceId && { traceId }),
    ...(traceparent && { traceparent }),
    ...(client && { address: client }),
    ...(userAgent && { userAgent: userAgent.slice(0, 300) }),
    ...(outer?.signal && { signal: outer.signal }),
  }
}

/**
 * The headers a typed client sends on. The visitor's address goes along, because a service that stands alone
 * would otherwise see the site as its only caller and limit everybody at once.
 */
export function outgoingHeaders(): Record<string, string> {
  const context = storage.getStore()
  if (!context) return {}
  return {
    'x-request-id': context.requestId,
    ...(context.traceId && { 'x-trace-id': context.traceId }),
    ...(context.traceparent && { traceparent: context.traceparent }),
    ...(context.address && { 'x-forwarded-for': context.address }),
    ...(context.userAgent && { 'x-client-user-agent': context.userAgent }),
  }
}

/** Opens the context for everything behind it and names the request in the reply. */
export function requestContext({ trustProxy = false }: { trustProxy?: TrustProxy } = {}): MiddlewareHandler {
  return async (c, next) => {
    const context = readRequestContext(c.req.raw.headers, findClientAddress(c, trustProxy))
    await storage.run(context, next)
    c.res.headers.set('x-request-id', context.requestId)
  }
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined
}
