import { MessageChannel, Worker } from 'node:worker_threads'
import type { Log } from '@marram/service-kit/logging'
import { createFetchLink, type FetchLink } from './fetch-link.ts'

export type EngineThread = Readonly<{
  /** Rejects with `ThreadGoneError` if no thread is running. */
  fetch: (request: Request) => Promise<Response>
  /** A query without a request; null if the thread can't answer it that way, or is not running. */
  ask: (question: unknown) => Promise<unknown>
  /** Returns true if the index is built. */
  isReady: () => boolean
  /** The reason why the index should not serve guests; null if there is none. */
  problem: () => string | null
  /** Resolves when the first index is built. */
  ready: Promise<void>
  /** Stops the thread immediately. */
  stop: () => Promise<void>
}>

/** The thread sends this once its index is built. */
export type ThreadReady = Readonly<{ kind: 'ready' }>
/** The time since when the index has not followed the database; null once it is current again. */
export type ThreadLag = Readonly<{ kind: 'lag'; since: number | null }>

export class ThreadGoneError extends Error {
  override readonly name = 'ThreadGoneError'
}

type PlainData = Readonly<Record<string, unknown>>

export type EngineThreadOptions = Readonly<{
  /** The module that the thread runs. */
  entry: URL
  /**
   * Passed as `workerData`. A promise is sent through the port `workerData.later` once it resolves; meanwhile the
   * thread loads its modules.
   */
  data: PlainData | Promise<PlainData>
  /** Handles requests from the thread to the program. */
  answer?: (request: Request) => Promise<Response>
  log: Log
  /** Delay between a crash and the restart. */
  restartMs?: number
  /** A thread that answers no request for this long is stopped and restarted. */
  hungMs?: number
}>

const stopTimeoutMs = 500
/** Reading 50,000 houses again takes half of it. A shorter break is no reason to take all nodes out of the balancer. */
const longestLagMs = 60_000
const checkMs = 500

/**
 * Runs the engine on its own thread, so that no search can block pages, bookings, health checks or the stop signal. If
 * it crashes or hangs, a new thread rebuilds the index.
 */
export function startEngineThread(options: EngineThreadOptions): EngineThread {
  const { entry, data, log, restartMs = 1000, hungMs = 30_000 } = options
  const refuse = async () => new Response(null, { status: 404 })
  let isReady = false
  let behindSince: number | null = null
  let isStopping = false
  const firstReady = Promise.withResolvers<void>()
  let heardAt = Date.now()
  let running: { readonly worker: Worker; readonly link: FetchLink; readonly ended: Promise<void> } | null = null
  let restart: NodeJS.Timeout | undefined
  const start = () => {
    const worker = startWorker(entry, data)
    const link = createFetchLink(worker, options.answer ?? refuse)
    const ended = Promise.withResolvers<void>()
    worker.on('message', (message: unknown) => {
      heardAt = Date.now()
      if (isKind<ThreadLag>(message, 'lag')) behindSince = message.since
      if (!isKind<ThreadReady>(message, 'ready')) return
      isReady = true
      firstReady.resolve()
    })
    worker.on('error', (error) => log.error({ err: error }, 'the search thread crashed'))
    worker.on('exit', (code) => {
      running = null
      isReady = false
      behindSince = null
      link.fail(new ThreadGoneError('The search thread has ended.'))
      ended.resolve()
      if (isStopping) return
      log.warn({ code }, 'restarting the search thread')
      restart = setTimeout(start, restartMs)
    })
    heardAt = Date.now()
    running = { worker, link, ended: ended.promise }
  }
  const watchdog = setInterval(() => {
    if (running === null || running.link.waiting() === 0 || Date.now() - heardAt < hungMs) return
    log.error('the search thread is not responding')
    void running.worker.terminate()
  }, checkMs).unref()
  start()
  return {
    fetch: async (request) => {
      if (running === null) throw new ThreadGoneError('The search thread is being started.')
      if (running.link.waiting() === 0) heardAt = Date.now()
      return running.link.fetch(request)
    },
    ask: async (question) => {
      if (running === null || !isReady) return null
      if (running.link.waiting() === 0) heardAt = Date.now()
      return running.link.ask(question).catch(() => null)
    },
    isReady: () => isReady,
    problem: () => {
      if (!isReady) return 'The index is being built.'
      const behindMs = behindSince === null ? 0 : Date.now() - behindSince
      if (behindMs <= longestLagMs) return null
      return `The index has not followed the database for ${Math.round(behindMs / 1000)} s.`
    },
    ready: firstReady.promise,
    stop: async () => {
      isStopping = true
      clearInterval(watchdog)
      clearTimeout(restart)
      if (running === null) return
      const { worker, ended } = running
      worker.postMessage({ kind: 'stop' })
      // A thread in the middle of a search doesn't receive the message.
      const late = setTimeout(() => void worker.terminate(), stopTimeoutMs)
      await ended
      clearTimeout(late)
    },
  }
}

function startWorker(entry: URL, data: EngineThreadOptions['data']): Worker {
  if (!(data instanceof Promise)) return new Worker(entry, { name: 'search', workerData: data })
  const { port1, port2 } = new MessageChannel()
  // The provider of the data reports its own failure.
  data.then((known) => port1.postMessage(known)).catch(() => {})
  return new Worker(entry, { name: 'search', workerData: { later: port2 }, transferList: [port2] })
}

/** Only the engine's own thread sends messages here, so the kind identifies the type. */
function isKind<M extends { kind: string }>(message: unknown, kind: M['kind']): message is M {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind
}
