import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readerLimits } from '../http/limits.ts'
import { knownError } from '../http/search-error.ts'
import { type HelperQuestion, preparePlain, prepareQueries, type QueryDeps } from '../http/search-routes.ts'
import { findByTextAmong } from '../options/texts.ts'
import { withDeadline } from '../query/deadline.ts'
import { createEngine, type Engine } from '../query/engine.ts'
import { writeBounds, writeRow } from '../store/row-copy.ts'
import { createStore, forgetJournals } from '../store/store.ts'
import type { HelperAnswer, HelperMessage } from './helper-messages.ts'

// Runs expensive searches over a copy of the store, one at a time. It has neither database nor documents.
const port = parentPort
if (port === null) throw new Error('This module is a thread.')
let engine: Engine | null = null
yieldCores()

port.on('message', (message: HelperMessage) => {
  switch (message.kind) {
    case 'store':
      engine = createEngine(createStore(message.calendar, message.capacity))
      break
    case 'rows':
      if (engine === null) return
      writeBounds(engine.store, message.bounds)
      for (const row of message.rows) writeRow(engine.store, row)
      if (message.isFirst) forgetJournals(engine.store)
      break
    case 'question':
      port.postMessage(answer(engine, message.question))
  }
})

function answer(engine: Engine | null, question: HelperQuestion): HelperAnswer {
  const before = process.threadCpuUsage()
  const cost = () => {
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  try {
    const catalogue = engine && { engine, documents: new Map() }
    const deps: QueryDeps = {
      live: { catalogue: () => catalogue },
      now: () => question.now,
      limits: readerLimits,
      findByText: findByTextAmong(question.texts),
    }
    const { clock, runMs } = readerLimits
    const value = withDeadline({ endsAt: clock() + runMs, clock }, () => {
      const { run } =
        question.kind === 'direct' ? preparePlain(deps, question.direct) : prepareQueries(deps, question.request)
      return run()
    })
    return { cost: cost(), value }
  } catch (error) {
    const known = knownError(error)
    if (known === null) {
      return { cost: cost(), failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
    const { status, code, message, type, retryAfter } = known
    return { cost: cost(), refusal: { status, code, message, type, retryAfter } }
  }
}

/** Linux alone has priorities by thread, and names this one. Elsewhere the system shares the cores equally. */
function yieldCores(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not Linux, or not allowed.
  }
}
