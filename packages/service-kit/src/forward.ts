import { randomUUID } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { Hono } from 'hono'
import { accessLog } from './access-log.ts'
import { createAskInTurn, type Reply } from './ask-in-turn.ts'
import { bodyLimit } from './body-limit.ts'
import { type Breaker, type BreakerLimits, createBreaker } from './breaker.ts'
import type { SocketBindings, TrustProxy } from './client-address.ts'
import { type Refusal, refuse, replyRefusal } from './envelope.ts'
import { handleError } from './failures.ts'
import type { Log } from './logging.ts'
import { type Metrics, measureRequests } from './metrics.ts'
import { OutageError, outageRefusal } from './outage.ts'
import { outgoingHeaders, requestContext } from './request-context.ts'
import { type FetchHandler, toFetchHandler } from './service.ts'
import { traceRequests } from './trace-requests.ts'
import { type TurnLimits, usualTurns } from './turns.ts'

export type ForwardOptions = {
  /** Name of the service in logs and metrics. */
  name: string
  /** Base URL of the service's paths, or several that take turns. */
  url: string | readonly string[]
  log: Log
  metrics?: Metrics
  trustProxy?: TrustProxy
  /** Timeout from the last byte sent to the start of the reply. Its body may take longer, like an event stream. */
  timeoutMs?: number
  connectMs?: number
  /** Maximum silence in a body. */
  idleMs?: number
  breaker?: Partial<BreakerLimits>
  /** Of several addresses: silence after which the next one gets the request too. */
  silentMs?: number
  turns?: Partial<TurnLimits>
  /** Stops the probe of a service that is away. */
  until?: AbortSignal
  /** Ends event streams, so that this process can stop; browsers open them again. */
  stopping?: AbortSignal
}

type Limits = { timeoutMs: number; connectMs: number; idleMs: number; stopping: AbortSignal | undefined }

/**
 * A FetchHandler for a service in another process. Bodies are streamed in both directions and stay compressed. A
 * service that is down gives a 502, a slow one a 504, in the usual envelope. While it does not even answer /readyz,
 * calls are refused with 503 and not sent.
 *
 * Several addresses take turns, each behind its own breaker; if one fails, or answers nothing to anybody for a while, the
 * next gets the request, and the first good reply counts. Their requests must be small and safe to repeat, because their
 * bodies are held in memory and may be sent again.
 */
export function forwardTo(options: ForwardOptions): FetchHandler {
  const {
    name,
    metrics,
    trustProxy = false,
    timeoutMs = 15_000,
    connectMs = 3000,
    idleMs = 65_000,
    silentMs = 500,
  } = options
  const limits = { timeoutMs, connectMs, idleMs, stopping: options.stopping }
  const log = options.log.child({ service: name })
  // Identifies this process in `Via`: a URL that leads back here would otherwise loop until all sockets are in use.
  const via = `1.1 marram-${randomUUID().slice(0, 8)}`
  const addresses = [options.url].flat().map((url) => {
    const breaker = createBreaker({
      name: `The service ${name}`,
      probe: (signal) => probeService(url, signal),
      ...(options.breaker && { limits: options.breaker }),
      onChange: (isAway) =>
        log.warn({ url }, isAway ? 'the service is away: calls are refused' : 'the service answers again'),
    })
    options.until?.addEventListener('abort', breaker.stop)
    return { url, breaker }
  })
  const askOne = async ({ url, breaker }: Address, request: Request): Promise<Reply> => {
    try {
      const work = () => exchange(targetOf(url, request.url), request, headersFor(request, via), limits)
      return { response: await breaker.run(work, () => !request.signal.aborted), isOwn: false }
    } catch (error) {
      const refusal = request.signal.aborted
        ? refuse(503, 'given-up', 'The request was aborted.')
        : refusalFor(error, name)
      if (!request.signal.aborted) log.warn({ err: error, url }, 'the service does not answer')
      return { response: replyRefusal(refusal), isOwn: true }
    }
  }
  const askInTurn = createAskInTurn({ addresses, askOne, silentMs, turns: { ...usualTurns, ...options.turns } })
  const app = new Hono<{ Bindings: SocketBindings }>()
  app.onError(handleError(log))
  app.use(requestContext({ trustProxy }))
  const traced = traceRequests(name, 'client')
  if (traced) app.use(traced)
  app.use(accessLog(log))
  if (metrics) app.use(measureRequests(metrics, name))
  if (addresses.length > 1) app.use(bodyLimit({ maxBytes: repeatableBytes }))
  app.all('*', async (c) => {
    const request = c.req.raw
    if (request.headers.get('via')?.includes(via)) return replyRefusal(away(name))
    const [only, ...others] = addresses
    if (only === undefined) return replyRefusal(away(name))
    return others.length === 0 ? (await askOne(only, request)).response : askInTurn(request)
  })
  return toFetchHandler(app)
}

type Address = Readonly<{ url: string; breaker: Breaker }>
const repeatableBytes = 1_048_576

/** A service inside another program may refuse this request; any response shows that it is there. */
async function probeService(url: string, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(`${url.replace(/\/+$/, '')}/readyz`, { signal, redirect: 'manual' })
  await body?.cancel()
}

function refusalFor(error: unknown, name: string): Refusal {
  if (!(error instanceof OutageError)) return away(name)
  if (error.cause === undefined) return outageRefusal(`The service ${name} does not answer. Please try again.`)
  return error.cause instanceof TooSlow ? slow(name) : away(name)
}

class TooSlow extends Error {}
/** The peer closed a kept-alive connection just as it was reused: it read nothing, so a retry is safe. */
class StaleConnection extends Error {}

const retry = { headers: { 'retry-after': '5' } }

function away(name: string): Refusal {
  return refuse(502, 'service-away', `The service ${name} does not answer. Please try again.`, retry)
}

function slow(name: string): Refusal {
  return refuse(504, 'service-slow', `The service ${name} took too long. Please try again.`, retry)
}

function targetOf(base: string, asked: string): URL {
  const { pathname, search } = new URL(asked)
  const target = new URL(base)
  target.pathname = target.pathname.replace(/\/+$/, '') + pathname
  target.search = search
  return target
}

/** They belong to one connection, not to the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Overwrites the client-supplied address header, which is untrusted. */
const ownHeaders = new Set(['host', 'expect', 'x-forwarded-for', 'via'])

function headersFor(request: Request, via: string): Record<string, string> {
  const named = namedByConnection(request.headers.get('connection'))
  const kept = [...request.headers].filter(
    ([name]) =>
      !hopByHop.has(name) &&
      !named.has(name) &&
      !ownHeaders.has(name) &&
      (name !== 'content-length' || request.body !== null),
  )
  const before = request.headers.get('via')
  return { ...Object.fromEntries(kept), ...outgoingHeaders(), via: before === null ? via : `${before}, ${via}` }
}

function namedByConnection(connection: string | null): Set<string> {
  return new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
}

async function exchange(
  target: URL,
  request: Request,
  headers: Record<string, string>,
  limits: Limits,
): Promise<Response> {
  const once = async () => toResponse(await send(target, request, headers, limits), request.method, limits)
  try {
    return await once()
  } catch (error) {
    if (request.body !== null || !(error instanceof StaleConnection)) throw error
    return once()
  }
}

async function send(
  target: URL,
  { method, body, signal }: Request,
  headers: Record<string, string>,
  { timeoutMs, connectMs }: Limits,
): Promise<IncomingMessage> {
  const begin = target.protocol === 'https:' ? httpsRequest : httpRequest
  const sent = begin(target, { method, headers, signal })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const giveUp = () => sent.destroy(new TooSlow('No response in time.'))
  const waiting = setTimeout(giveUp, timeoutMs)
  const timers = [waiting]
  sent.once('socket', (socket) => {
    if (!socket.connecting) return
    const connecting = setTimeout(giveUp, connectMs)
    timers.push(connecting)
    socket.once('connect', () => clearTimeout(connecting))
  })
  sent.once('response', resolve)
  // `on` instead of `once`: a caller who leaves while a body is sent causes a second error.
  sent.on('error', (error) =>
    reject(
      sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET' ? new StaleConnection(error.message) : error,
    ),
  )
  if (body === null) sent.end()
  else
    pipeline(Readable.from(eachPart(body, () => void waiting.refresh())), sent, (error) => error && sent.destroy(error))
  try {
    return await promise
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Streaming a picture may take longer than a service's response timeout. */
async function* eachPart(body: ReadableStream<Uint8Array>, onPart: () => void): AsyncGenerator<Uint8Array> {
  for await (const part of body) {
    onPart()
    yield part
  }
}

const bodiless = new Set([204, 205, 304])

function toResponse(reply: IncomingMessage, method: string, { idleMs, stopping }: Limits): Response {
  const { statusCode: status = 502, rawHeaders } = reply
  const headers = new Headers()
  const named = namedByConnection(reply.headers.connection ?? null)
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!hopByHop.has(name) && !named.has(name)) headers.append(name, rawHeaders[index + 1] ?? '')
  }
  if (method === 'HEAD' || bodiless.has(status)) {
    reply.resume()
    return new Response(null, { status, headers })
  }
  reply.setTimeout(idleMs, () => reply.destroy(new TooSlow('The reply stopped in the middle.')))
  const isEventStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false
  return new Response(streamOf(reply, isEventStream ? stopping : undefined), { status, headers })
}

/** Hand-written, because the types of node's web streams and of Response are incompatible. Respects backpressure. */
function streamOf(reply: IncomingMessage, stopping?: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts: AsyncIterator<Uint8Array<ArrayBuffer>> = reply[Symbol.asyncIterator]()
  const stop = (): void => void reply.destroy()
  stopping?.addEventListener('abort', stop, { once: true })
  reply.once('close', () => stopping?.removeEventListener('abort', stop))
  if (stopping?.aborted) stop()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        if (!stopping?.aborted) throw error
        controller.close()
      }
    },
    cancel: stop,
  })
}
