import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './logging.ts'
import type { TurnAway } from './turn-away.ts'

/** Closed once no request is left, such as the database pool. */
export type Closer = { name: string; close: () => unknown }

export type ShutdownOptions = {
  server: Server
  log: Log
  /** Drained first, so that `/readyz` turns 503. */
  health?: { drain(): void }
  /** Makes the proxy leave out this node before the port is closed. */
  turnAway?: TurnAway
  /** Deadline for running requests; also for each closer. */
  deadlineMs?: number
  /** In opening order; closed in reverse. */
  closers?: readonly Closer[]
}

/** Prepares a graceful shutdown; must be called before the first request. The returned function stops, once. */
export function prepareShutdown(options: ShutdownOptions): () => Promise<void> {
  const { server, log, health, turnAway, deadlineMs = 15_000, closers = [] } = options
  const connections = watchConnections(server)
  let stopping: Promise<void> | undefined

  async function stop(): Promise<void> {
    log.info('stopping')
    health?.drain()
    await turnAway?.untilLeftOut()
    const deadline = setTimeout(() => {
      log.warn({ deadlineMs }, 'requests took too long and were cut off')
      server.closeAllConnections()
    }, deadlineMs)
    await connections.end()
    clearTimeout(deadline)
    for (const closer of closers.toReversed()) await runCloser(closer, deadlineMs, log)
    log.info('stopped')
  }

  return () => {
    stopping ??= stop()
    return stopping
  }
}

const sweepMs = 20
const shortTurnMs = 0.2
const acceptWithinMs = 1000

/**
 * Closing the port resets connections that the kernel has accepted but node has not, and no proxy repeats a POST that it
 * has sent. So this waits for a short and whole turn of the event loop that found none. A connection may still come between that
 * turn and the close: only a proxy that sends nothing (`turnAway`) rules it out.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let found = 0
  const count = () => {
    found += 1
  }
  server.on('connection', count)
  const giveUpAt = performance.now() + acceptWithinMs
  // A signal arrives while node handles events: the first immediate runs before it asks the kernel for new ones.
  await new Promise((resolve) => setImmediate(resolve))
  for (let before = -1, startedAt = 0; performance.now() < giveUpAt; ) {
    if (found === before && performance.now() - startedAt < shortTurnMs) break
    before = found
    startedAt = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', count)
}

/**
 * Ends kept-alive connections with their current response, instead of waiting for a next request. Tracks only the
 * newest response of each connection, because more would cost every request for the sake of one stop.
 */
function watchConnections(server: Server): { end(): Promise<void> } {
  const newest = new Map<Socket, ServerResponse | null>()
  let isEnding = false
  server.on('connection', (socket) => {
    newest.set(socket, null)
    socket.once('close', () => newest.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (isEnding) response.setHeader('connection', 'close')
    newest.set(socket, response)
  })
  return {
    async end() {
      isEnding = true
      for (const response of newest.values()) {
        if (response && !response.headersSent) response.setHeader('connection', 'close')
      }
      await acceptWaiting(server)
      const ended = Promise.withResolvers<void>()
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
      // An error here means that the server never listened, so there is nothing to wait for.
      server.close(() => {
        clearInterval(sweep)
        ended.resolve()
      })
      return ended.promise
    },
  }
}

async function runCloser({ name, close }: Closer, limitMs: number, log: Log): Promise<void> {
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), limitMs)
  try {
    const outcome = await Promise.race([(async () => close())(), late.promise])
    if (outcome === 'late') log.warn({ closer: name }, 'closing took too long')
  } catch (error) {
    log.error({ err: error, closer: name }, 'closing failed')
  } finally {
    clearTimeout(timer)
  }
}

type SignalSource = { on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown; exit(code: number): void }

/** Exits a stop that hangs, before process managers kill it. */
const lastResortMs = 25_000

/** The first signal stops in order, the second exits at once. A stop that hangs is forced to end. */
export function stopOnSignals(stop: () => Promise<void>, source: SignalSource = process): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) return source.exit(1)
    isStopping = true
    setTimeout(() => source.exit(1), lastResortMs).unref()
    stop().then(
      () => source.exit(0),
      () => source.exit(1),
    )
  }
  source.on('SIGINT', onSignal)
  source.on('SIGTERM', onSignal)
}
