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

export type IndexerDeps = BuildDeps &
  Readonly<{
    /** For a connection that listens. */
    url: string
    log: Log
    /** How often everything is read again, in case a notification was missed. */
    rebuildMs?: number
  }>

export type Indexer = Live &
  Readonly<{
    /** When the first build is done. */
    ready: Promise<void>
    stop: () => Promise<void>
  }>

const hourMs = 3_600_000
/** Notices of one transaction come together. */
const gatherMs = 15
const retryMs = 3000
const dayCheckMs = 30_000
const aheadMs = 5 * 60_000
const stopTimeoutMs = 500
const lodgingTag = /^lodging:(\d{1,10})$/
const contentTag = 'content'

type Work = { ids: Set<number>; isContent: boolean; isAll: boolean }

/** Builds the index and keeps it true: by notices, and by reading everything anew when one may have been missed. */
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

  const run = async () => {
    while (!ending.signal.aborted) {
      await wake.promise
      await sleep(gatherMs)
      wake = Promise.withResolvers()
      const work = waiting
      waiting = nothing()
      if (ending.signal.aborted) return
      if (work.ids.size === 0 && !work.isContent && !work.isAll) continue
      try {
        const isFresh = built === null || work.isAll
        const next = await done(deps, built, work)
        // Houses do not wait for pages: the first index goes without, and a content service that is down leaves them
        // for later. An index that takes the place of another has them from the beginning.
        if (built === null) askContent()
        else if ((isFresh || work.isContent) && !(await hasContent(deps, next, ending.signal)))
          setTimeout(askContent, retryMs).unref()
        built = next
        first.resolve()
        if (warmsUp) void (isFresh ? prepareWeekends : preparePrices)(next.engine, deps.now(), ending.signal)
      } catch (error) {
        if (ending.signal.aborted) return
        log.warn({ err: error }, 'the search index could not be brought up to date')
        // Nothing is lost: what failed is done again together with what came meanwhile.
        ask((next) => join(next, work))
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }
  const changes = await listenForTags({ url }, (tags) => ask((work) => note(work, tags)), askAll)
  let preparedFor = 0
  /** When today can no longer be booked, every cheapest price may be another: they are computed before that moment. */
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
      // A build may be in the middle of its reading; nobody will miss it.
      await Promise.race([running, sleep(stopTimeoutMs)])
    },
  }
}

/** What came in while everything was read is done right after, because notices were heard all along. */
async function done(deps: IndexerDeps, built: Built | null, work: Work): Promise<Built> {
  if (built === null || work.isAll) return rebuilt(deps)
  const hasRoom = work.ids.size === 0 || (await refreshLodgings(deps, built, [...work.ids]))
  return hasRoom ? built : rebuilt(deps)
}

/** What is being read while the program stops finds the database closed, which is no failure. */
async function hasContent(deps: IndexerDeps, built: Built, ending: AbortSignal): Promise<boolean> {
  try {
    await putContentTexts(deps.db, built.documents, deps.content)
    await refreshDepartments(built, deps.content)
    return true
  } catch (error) {
    if (!ending.aborted) deps.log.warn({ err: error }, 'pages could not be read for the search')
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
  // The coarse tag alone says that houses changed, not which.
  if (tags.includes('lodgings') && !tags.some((tag) => lodgingTag.test(tag))) work.isAll = true
}

function join(into: Work, other: Work): void {
  for (const id of other.ids) into.ids.add(id)
  into.isContent ||= other.isContent
  into.isAll ||= other.isAll
}
