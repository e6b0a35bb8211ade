import { MessageChannel, Worker } from 'node:worker_threads'
import type { Log } from '@marram/service-kit/logging'
import { createFetchLink, type FetchLink } from './fetch-link.ts'

export type EngineThread = Readonly<{
  /** Rejects with `ThreadGoneError` when the thread is not there to answer. */
  fetch: (request: Request) => Promise<Response>
  /** Without a request; null where the thread has no answer of that kind, or is not there. */
  ask: (question: unknown) => Promise<unknown>
  /** Whether there is an index to search in. */
  isReady: () => boolean
  /** When there is one for the first time. */
  ready: Promise<void>
  /** Ends the thread, whatever it is doing. */
  stop: () => Promise<void>
}>

/** The thread sends this once it has an index to search in. */
export type ThreadReady = Readonly<{ kind: 'ready' }>

export class ThreadGoneError extends Error {
  override readonly name = 'ThreadGoneError'
}

type PlainData = Readonly<Record<string, unknown>>

export type EngineThreadOptions = Readonly<{
  /** The module that the thread runs. */
  entry: URL
  /**
   * Given to it as `workerData`. A promise is sent through the port `workerData.later` once it resolves; meanwhile the
   * thread loads its modules.
   */
  data: PlainData | Promise<PlainData>
  /** Answers what the thread asks of the program. */
  answer?: (request: Request) => Promise<Response>
  log: Log
  /** How long after a crash the next thread starts. */
  restartMs?: number
  /** A thread that answers nothing for so long, although it was asked, is ended and started anew. */
  hungMs?: number
}>

const stopTimeoutMs = 500
const checkMs = 500

/**
 * The engine works on a thread of its own, so that no search can hold up pages, bookings, health checks or the signal to
 * stop. When it crashes or hangs, another takes its place and reads the index anew.
 */
export function startEngineThread(options: EngineThreadOptions): EngineThread {
  const { entry, data, log, restartMs = 1000, hungMs = 30_000 } = options
  const refuse = async () => new Response(null, { status: 404 })
  let isReady = false
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
      if (!isReadyMessage(message)) return
      isReady = true
      firstReady.resolve()
    })
    worker.on('error', (error) => log.error({ err: error }, 'the search thread crashed'))
    worker.on('exit', (code) => {
      running = null
      isReady = false
      link.fail(new ThreadGoneError('The search thread has ended.'))
      ended.resolve()
      if (isStopping) return
      log.warn({ code }, 'the search thread starts anew')
      restart = setTimeout(start, restartMs)
    })
    heardAt = Date.now()
    running = { worker, link, ended: ended.promise }
  }
  const watchdog = setInterval(() => {
    if (running === null || running.link.waiting() === 0 || Date.now() - heardAt < hungMs) return
    log.error('the search thread does not answer')
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
    ready: firstReady.promise,
    stop: async () => {
      isStopping = true
      clearInterval(watchdog)
      clearTimeout(restart)
      if (running === null) return
      const { worker, ended } = running
      worker.postMessage({ kind: 'stop' })
      // A thread in the middle of a search does not hear the message.
      const late = setTimeout(() => void worker.terminate(), stopTimeoutMs)
      await ended
      clearTimeout(late)
    },
  }
}

function startWorker(entry: URL, data: EngineThreadOptions['data']): Worker {
  if (!(data instanceof Promise)) return new Worker(entry, { name: 'search', workerData: data })
  const { port1, port2 } = new MessageChannel()
  // Whoever was to give the data says why there is none.
  data.then((known) => port1.postMessage(known)).catch(() => {})
  return new Worker(entry, { name: 'search', workerData: { later: port2 }, transferList: [port2] })
}

function isReadyMessage(message: unknown): message is ThreadReady {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready'
}
