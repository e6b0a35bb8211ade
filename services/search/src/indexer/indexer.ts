import { setTimeout as sleep } from 'node:timers/promises'
import { listenForTags } from '@marram/database/changes'
import { nextBookingCutoff } from '@marram/domain/booking-cutoff'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Log } from '@marram/service-kit/logging'
import type { Live } from '../catalogue.ts'
import { preparePrices, prepareWeekends, warmUp } from '../query/warm-up.ts'
import { type BuildDeps, type Built, buildCatalogue, refreshLodgings } from './build-catalogue.ts'
import { putContentTexts } from './content-texts.ts'
import { refreshDepartments } from './departments.ts'
import { createLag } from './lag.ts'

export type IndexerDeps = BuildDeps &
  Readonly<{
    /** For the connection that listens. */
    url: string
    log: Log
    /** Interval of full rebuilds, in case a notification was missed. */
    rebuildMs?: number
    /** Called with the time since when the index has not followed the database; null once it is current again. */
    onLag?: (since: number | null) => void
  }>

export type Indexer = Live &
  Readonly<{
    /** Resolves after the first build. */
    ready: Promise<void>
    stop: () => Promise<void>
  }>

const hourMs = 3_600_000
/** Batches the notifications of one transaction. */
const gatherMs = 15
const retryMs = 3000
const dayCheckMs = 30_000
const aheadMs = 5 * 60_000
const stopTimeoutMs = 500
const lodgingTag = /^lodging:(\d{1,10})$/
const contentTag = 'content'

type Work = { ids: Set<number>; isContent: boolean; isAll: boolean }

/** Builds the index and keeps it current: by notifications, and by a rebuild when one may have been missed. */
export async function startIndexer(deps: IndexerDeps): Promise<Indexer> {
  const { log, url, rebuildMs = hourMs, warmsUp = true } = deps
  let built: Built | null = null
  const ending = new AbortController()
  let waiting = nothing()
  let wake = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const ask = (change: (work: Work) => void) => {
    change(waiting)
    wake.resolve()
  }
  const askContent = () => ask((work) => Object.assign(work, { isContent: true }))
  const askAll = () => ask((work) => Object.assign(work, { isAll: true }))
  const lag = createLag(Date.now, deps.onLag)

  const run = async () => {
    while (!ending.signal.aborted) {
      await wake.promise
      await sleep(gatherMs)
      wake = Promise.withResolvers()
      const work = waiting
      waiting = nothing()
      if (ending.signal.aborted) return
      if (work.ids.size === 0 && !work.isContent && !work.isAll) continue
      const succeed = lag.begin()
      try {
        const isFresh = built === null || work.isAll
        const next = await done(deps, built, work)
        // Houses don't wait for pages: the first index starts without them, and a content service that is down delays
        // only them. Later indexes include pages from the start.
        if (built === null) askContent()
        else if ((isFresh || work.isContent) && !(await hasContent(deps, next, ending.signal)))
          setTimeout(askContent, retryMs).unref()
        built = next
        succeed(isFresh)
        first.resolve()
        if (warmsUp) void (isFresh ? prepareWeekends : preparePrices)(next.engine, deps.now(), ending.signal)
      } catch (error) {
        if (ending.signal.aborted) return
        lag.failed()
        log.warn({ err: error }, 'the search index failed to update')
        // Retries the failed work together with what arrived meanwhile.
        ask((next) => join(next, work))
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }
  const catchUp = () => {
    lag.found()
    askAll()
  }
  const changes = await listenForTags({ url }, (tags) => ask((work) => note(work, tags)), catchUp, {
    onLost: lag.lost,
  })
  let preparedFor = 0
  /** When today can no longer be booked, any cheapest price may change: compute them before that moment. */
  const prepareCutoff = () => {
    const cutoff = nextBookingCutoff(deps.now())
    if (built === null || cutoff.getTime() === preparedFor || cutoff.getTime() > deps.now().getTime() + aheadMs) return
    preparedFor = cutoff.getTime()
    const { engine } = built
    void warmUp(engine, cutoff).then(() => prepareWeekends(engine, cutoff, ending.signal))
  }
  const timers = [
    setInterval(askAll, rebuildMs),
    ...(warmsUp ? [setInterval(prepareCutoff, dayCheckMs)] : []),
    setInterval(() => built !== null && built.day !== copenhagenDay(deps.now()) && askAll(), dayCheckMs),
  ]
  for (const timer of timers) timer.unref()
  askAll()
  const running = run()
  return {
    catalogue: () => built,
    ready: first.promise,
    stop: async () => {
      ending.abort()
      for (const timer of timers) clearInterval(timer)
      wake.resolve()
      await changes.close()
      // A build in progress can be abandoned.
      await Promise.race([running, sleep(stopTimeoutMs)])
    },
  }
}

/** Work that arrived during a rebuild runs right after it, because the listener never stopped. */
async function done(deps: IndexerDeps, built: Built | null, work: Work): Promise<Built> {
  if (built === null || work.isAll) return rebuilt(deps)
  const hasRoom = work.ids.size === 0 || (await refreshLodgings(deps, built, [...work.ids]))
  return hasRoom ? built : rebuilt(deps)
}

/** During shutdown a pending read finds the database closed, which is no failure. */
async function hasContent(deps: IndexerDeps, built: Built, ending: AbortSignal): Promise<boolean> {
  try {
    await putContentTexts(deps.db, built.documents, deps.content)
    await refreshDepartments(built, deps.content)
    return true
  } catch (error) {
    if (!ending.aborted) deps.log.warn({ err: error }, 'pages failed to load for the search')
    return false
  }
}

async function rebuilt(deps: IndexerDeps): Promise<Built> {
  const startedAt = performance.now()
  let tenth = 0
  const fresh = await buildCatalogue(deps, ({ done: finished, total }) => {
    if (Math.floor((10 * finished) / total) <= tenth) return
    tenth = Math.floor((10 * finished) / total)
    deps.log.debug({ finished, total }, 'search index')
  })
  const lodgings = fresh.engine.store.rowOf.size
  deps.log.info({ lodgings, ms: Math.round(performance.now() - startedAt) }, 'search index built')
  return fresh
}

function nothing(): Work {
  return { ids: new Set(), isContent: false, isAll: false }
}

function note(work: Work, tags: readonly string[]): void {
  for (const tag of tags) {
    const id = lodgingTag.exec(tag)?.[1]
    if (id !== undefined) work.ids.add(Number(id))
    else if (tag === contentTag) work.isContent = true
  }
  // The coarse tag alone means that any houses may have changed.
  if (tags.includes('lodgings') && !tags.some((tag) => lodgingTag.test(tag))) work.isAll = true
}

function join(into: Work, other: Work): void {
  for (const id of other.ids) into.ids.add(id)
  into.isContent ||= other.isContent
  into.isAll ||= other.isAll
}
