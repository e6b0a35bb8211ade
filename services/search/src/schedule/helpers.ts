import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '@marram/service-kit/logging'
import type { Live } from '../catalogue.ts'
import { SearchError, unavailable } from '../http/search-error.ts'
import type { HelperQuestion } from '../http/search-routes.ts'
import { boundsOf, readRow } from '../store/row-copy.ts'
import type { Store } from '../store/store.ts'
import type { HelperAnswer, HelperMessage } from './helper-messages.ts'
import type { Helpers, Outcome } from './runner.ts'

export type HelperOptions = Readonly<{
  live: Live
  log: Log
  /** Threads beside the engine's own. */
  count?: number
  /** A helper without a question for this long ends, and gives its memory back. */
  idleMs?: number
}>

export type HelperPool = Helpers<HelperQuestion> & Readonly<{ stop: () => Promise<void> }>

/** `upTo` is the position in the store's journal up to which the helper knows the houses; null before the first copy. */
type Helper = {
  readonly worker: Worker
  readonly store: Store
  upTo: number | null
  isBusy: boolean
  settle: (outcome: Outcome) => void
  idle: NodeJS.Timeout | undefined
}

const mostHelpers = 3
/** Copied without a pause for other searches: about ten milliseconds. */
const rowsAtOnce = 100
const usualIdleMs = 5 * 60_000

/**
 * Threads that run expensive searches, each over its own copy of the store: a search then sees one state, which shared
 * memory would not give it while a booking is written. They start with the first expensive search.
 */
export function createHelpers(options: HelperOptions): HelperPool {
  const { live, log, count = Math.min(mostHelpers, availableParallelism() - 1), idleMs = usualIdleMs } = options
  const helpers = new Set<Helper>()

  const drop = (helper: Helper): Promise<unknown> => {
    helpers.delete(helper)
    clearTimeout(helper.idle)
    return helper.worker.terminate()
  }
  const start = (store: Store): Helper => {
    const worker = new Worker(new URL('./helper-thread.ts', import.meta.url), { name: 'search helper' })
    const helper: Helper = { worker, store, upTo: null, isBusy: true, settle: () => {}, idle: undefined }
    helpers.add(helper)
    worker.on('message', (answer: HelperAnswer) => helper.settle(outcomeOf(answer)))
    worker.on('error', (error) => log.error({ err: error }, 'a search helper crashed'))
    worker.on('exit', () => {
      helpers.delete(helper)
      helper.settle({ cost: 0, error: unavailable('The search was interrupted. Please try again.') })
    })
    // The thread that runs the engine decides when the program ends.
    worker.unref()
    send(helper, { kind: 'store', calendar: store.calendar, capacity: store.capacity })
    return helper
  }
  const find = (store: Store): Helper => {
    for (const helper of helpers) {
      if (helper.isBusy) continue
      // A rebuild has a new store.
      if (helper.store !== store) void drop(helper)
      else return helper
    }
    return start(store)
  }

  return {
    count,
    isIdle: () => [...helpers].filter(({ isBusy }) => isBusy).length < count,
    ask: async (question) => {
      const catalogue = live.catalogue()
      if (catalogue === null) return { cost: 0, error: unavailable('The index is being built.') }
      const { store } = catalogue.engine
      const helper = find(store)
      clearTimeout(helper.idle)
      helper.isBusy = true
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      helper.settle = resolve
      await update(helper)
      send(helper, { kind: 'question', question })
      const outcome = await promise
      helper.isBusy = false
      helper.idle = setTimeout(() => void drop(helper), idleMs).unref()
      return outcome
    },
    stop: async () => void (await Promise.all([...helpers].map(drop))),
  }
}

/** Copies the houses that changed since the helper's last search; at first all of them. */
async function update(helper: Helper): Promise<void> {
  const { store, upTo } = helper
  const isFirst = upTo === null
  const changed = isFirst ? everyRow(store) : new Set(store.journal.slice(upTo))
  // A house that changes meanwhile is copied again before the next search.
  helper.upTo = store.journal.length
  const rows = [...changed]
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await nextTurn()
    const copies = rows.slice(at, at + rowsAtOnce).map((row) => readRow(store, row))
    send(helper, { kind: 'rows', bounds: boundsOf(store), rows: copies, isFirst })
  }
}

function everyRow({ rows }: Store): Set<number> {
  return new Set(Array.from({ length: rows }, (_, row) => row))
}

function send({ worker }: Helper, message: HelperMessage): void {
  worker.postMessage(message)
}

function outcomeOf(answer: HelperAnswer): Outcome {
  const { cost } = answer
  if ('value' in answer) return { cost, value: answer.value }
  if ('failure' in answer) return { cost, error: new Error(answer.failure) }
  const { status, code, message, type, retryAfter } = answer.refusal
  return { cost, error: new SearchError(status, code, message, type, retryAfter) }
}
