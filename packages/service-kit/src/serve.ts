import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { refuse, replyFault, replyRefusal } from './envelope.ts'
import type { Health } from './health.ts'
import type { Log } from './logging.ts'
import type { FetchHandler } from './service.ts'
import { type Closer, prepareShutdown } from './shutdown.ts'
import { createTurnAway } from './turn-away.ts'

export type ServeOptions = {
  fetch: FetchHandler
  /** Sees every node request first; returns true if it has responded. For responses that are ready in memory. */
  answerReady?: (request: IncomingMessage, response: ServerResponse) => boolean
  port: number
  host?: string
  log: Log
  health?: Health
  closers?: readonly Closer[]
  /** Maximum time for a request to arrive. */
  bodyMs?: number
  /** Paths without a trailing slash whose handlers have separate limits, and their maximum time. */
  slowBodies?: { paths: readonly string[]; ms: number }
  /** Requests that the proxy repeats at another node; while stopping they get no response, so that it leaves out this one. */
  turnsAway?: (request: IncomingMessage) => boolean
  deadlineMs?: number
}

export type RunningServer = { port: number; stop(): Promise<void> }

/** Runs a handler as an HTTP server; rejects if the port is in use. */
export async function serve({
  fetch,
  answerReady,
  port,
  host = '127.0.0.1',
  log,
  bodyMs = 60_000,
  slowBodies = { paths: [], ms: bodyMs },
  turnsAway,
  ...rest
}: ServeOptions): Promise<RunningServer> {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: slowBodies.ms,
    keepAliveTimeout: 65_000,
    // Most requests have no body: node then skips creating and closing a stream.
    optimizeEmptyRequests: true,
  })
  const turnAway = turnsAway && createTurnAway(turnsAway)
  const stop = prepareShutdown({ server, log, ...rest, ...(turnAway && { turnAway }) })
  const answer = fetchListener(fetch, log)
  server.on('request', (request, response) => {
    if (turnAway?.drops(request)) return
    if (isArriving(request)) {
      const isSlow = slowBodies.paths.includes(pathOf(request))
      // A client that has its response has no reason to keep sending slowly.
      if (isSlow) response.once('finish', () => limitArrival(request, bodyMs))
      else limitArrival(request, bodyMs)
    }
    if (hasSeveralHosts(request)) refuseHosts(request, response)
    else if (!isAnswered(answerReady, request, response, log)) answer(request, response)
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(port, host, listening.resolve)
  await listening.promise
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  log.info({ host, port: address.port }, 'listening')
  return { port: address.port, stop }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/[?#].*$/, '').replace(/(?<!\/)\/+$/, '')
}

/** Most requests have no body, and a stored page costs little more than a check for one. */
function isArriving({ complete, headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return !complete && (encoding !== undefined || length !== '0')
}

/** Hand-written, because node has a single limit for all requests of a server. */
function limitArrival(request: IncomingMessage, ms: number): void {
  if (!isArriving(request)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, ms)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

function fetchListener(fetch: FetchHandler, log: Log) {
  const errorHandler = (error: unknown) => {
    if (error instanceof RequestError) {
      return replyRefusal(refuse(400, 'malformed-request', 'The address of the request is not valid.'))
    }
    log.error({ err: error }, 'request failed outside the service')
    return replyFault()
  }
  return getRequestListener((request, { incoming }) => fetch(request, { incoming }), { errorHandler })
}

const refuseHosts = getRequestListener(() =>
  replyRefusal(
    refuse(400, 'malformed-request', 'A request must have exactly one host.', { headers: { connection: 'close' } }),
  ),
)

/** A proxy in front may have used the other one (RFC 9112, 3.2). node silently uses the first. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

/** Runs outside all error handlers: an exception here would end the process. */
function isAnswered(
  answerReady: ServeOptions['answerReady'],
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): boolean {
  try {
    return answerReady?.(request, response) ?? false
  } catch (error) {
    log.error({ err: error }, 'a ready answer could not be sent')
    if (response.headersSent) response.destroy()
    return response.headersSent
  }
}
