import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { clientNetwork, findClientAddress, isFromOurs, type TrustProxy } from './client-address.ts'

/** Data of one request for logs and outgoing calls, passed implicitly. */
export type RequestContext = {
  requestId: string
  traceId?: string
  /** The open span, ours or that of the caller (W3C Trace Context). */
  traceparent?: string
  /** Absent for the program's own work, such as jobs. */
  address?: string
  /** The visitor's User-Agent; shown to the owner of a session, never trusted. */
  userAgent?: string
  /** Aborts if the caller disconnects or the time limit is reached. */
  signal?: AbortSignal
}

const storage = new AsyncLocalStorage<RequestContext>()

// Short and without quotes, spaces and line breaks: ids are copied into logs and reply headers.
const saneId = /^[A-Za-z0-9._:-]{8,128}$/
const saneTraceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

export function findRequestContext(): RequestContext | undefined {
  return storage.getStore()
}

/** The network that limits count by; undefined for the program's own work. */
export function findClientNetwork(): string | undefined {
  const address = storage.getStore()?.address
  return address === undefined ? undefined : clientNetwork(address)
}

export function runInRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/**
 * For shared work that one visitor triggers, such as rendering a stored page: counts against no limit, and continues
 * after the visitor has left.
 */
export function runForEverybody<T>(work: () => T): T {
  const outer = storage.getStore()
  if (!outer) return work()
  const { address: _address, userAgent: _userAgent, signal: _signal, ...shared } = outer
  return storage.run(shared, work)
}

/**
 * Headers override the surrounding context, so that in-process calls and HTTP calls behave alike. A stranger's
 * `traceparent` is ignored: it would join unrelated requests, and decide for us what is recorded.
 */
export function readRequestContext(headers: Headers, address?: string, isOurs = true): RequestContext {
  const outer = storage.getStore()
  const traceId = matching(headers.get('x-trace-id'), saneId) ?? outer?.traceId
  const traceparent = (isOurs && matching(headers.get('traceparent'), saneTraceparent)) || outer?.traceparent
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
 * The headers that typed clients forward. They include the visitor's address, because a remote service would otherwise
 * see the site as its only caller and limit all visitors together.
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

/** Opens the context for all further handlers and adds the request id to the reply. */
export function requestContext({ trustProxy = false }: { trustProxy?: TrustProxy } = {}): MiddlewareHandler {
  return async (c, next) => {
    const address = findClientAddress(c, trustProxy)
    const context = readRequestContext(c.req.raw.headers, address, isFromOurs(c, trustProxy))
    await storage.run(context, next)
    c.res.headers.set('x-request-id', context.requestId)
  }
}

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined
}
