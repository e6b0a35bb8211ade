import { agencyTag } from '@marram/contract/agency/agency'
import type { ShownSetting } from '@marram/contract/desk/settings'
import { listenForTags } from '@marram/database/changes'
import type { Connection } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { openReadReplica, readPrimary } from '@marram/database/read-replica'
import type { LaunchedSearch } from '@marram/search/thread/search-thread'
import { createHealth } from '@marram/service-kit/health'
import type { Log } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { openAgency } from './agency-source.ts'
import { createBackupTasks } from './backups.ts'
import type { Config } from './config.ts'
import { createConnections, type Handlers } from './connections.ts'
import { openProgramDesk } from './desk/open-program-desk.ts'
import { createDoor } from './door/door.ts'
import { watchEventLoop } from './door/event-loop.ts'
import type { Importance } from './door/importance.ts'
import { inTurn } from './door/in-turn.ts'
import { createEntrance, isOperation } from './entrance.ts'
import { openGate } from './gate.ts'
import { createGuests } from './guests.ts'
import { createJobs } from './jobs.ts'
import { type AnswerReady, guardedMetrics, listen } from './listen.ts'
import { staffOf } from './open-services.ts'
import { openSite } from './program-site.ts'
import { createReflector } from './reflection.ts'
import { remoteChecks } from './remote-services.ts'
import { createServices } from './services.ts'
import { shareBuild } from './share-build.ts'
import type { SiteSource } from './site-bundle.ts'
import { measureState } from './state-metrics.ts'
import { createWarmUp, enqueuePictures, type WarmUpOptions } from './warm-up.ts'

export type Program = {
  readonly addresses: readonly string[]
  readonly port: number
  /**
   * Resolves once pages are complete: the search index is built and, with `warmUp`, the first front page is rendered or
   * has failed.
   */
  readonly ready: Promise<void>
  stop(): Promise<void>
}

export type ProgramOptions = {
  readonly config: Config
  readonly database: Connection
  readonly log: Log
  readonly source: SiteSource
  /** For the desk, without secrets. */
  readonly settings?: readonly ShownSetting[]
  /** Set if it was started before the database was open; the program ends it. */
  readonly searchThread?: LaunchedSearch
  /** Sees every request first; the development server handles its own there. */
  readonly answerFirst?: AnswerReady
  readonly now?: () => number
  /** Prepares searches, front pages and their pictures before the first guest arrives; off in tests. */
  readonly warmUp?: boolean
  /** Exchanges scripts and styles with nodes of other builds; off in most tests. */
  readonly sharesBuild?: boolean
  /** Multiplies the timeouts of services and pages, for tests on busy machines. */
  readonly patience?: number
  /** Wraps the handlers of services; tests inject failures here. */
  readonly between?: (handlers: Readonly<Handlers>) => Handlers
  /** Called once the ports are open. An exception ends the start. */
  readonly onListening?: () => void
}

/** Jobs wait for the first pages, but not for ever: those need a search index. */
const jobsWaitMs = 10_000

/**
 * The whole agency in one process: services, site, worker, change notices. The caller opens and closes the database.
 */
export async function startProgram({ config, database, log, source, ...rest }: ProgramOptions): Promise<Program> {
  const closers: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const { now = Date.now, answerFirst = () => false, patience = 1 } = rest
    const metrics = createMetrics()
    measureState(metrics, { config, database, now })
    const { searchThread } = rest
    const guests = createGuests()
    const agency = await openAgency(database)
    const gate = await openGate({ db: database.db, isProduction: config.mode === 'production', log })
    closers.push(gate.close)
    const replica =
      config.readUrl === undefined
        ? null
        : openReadReplica(database, { url: config.readUrl, log: (line) => log.warn(line) })
    if (replica) closers.push(replica.close)
    const services = await createServices({
      config,
      database,
      reads: replica?.reads ?? readPrimary(database),
      agency: agency.current,
      log,
      metrics,
      guestSeenMs: guests.seenMs,
      warmUp: rest.warmUp ?? false,
      patience,
      ...(searchThread && { searchThread }),
    })
    closers.push(services.close)
    const handlers = rest.between?.(services.handlers) ?? services.handlers
    const connections = rest.between
      ? createConnections(handlers, config.publicKeys[0] ?? '', patience)
      : services.connections
    const sharedFiles = rest.sharesBuild ? await shareBuild({ db: database.db, files: source.ownFiles, log }) : null
    if (sharedFiles) closers.push(sharedFiles.close)
    const opened = await openSite({
      sharedFiles,
      config,
      agency: agency.current,
      terms: agency.terms,
      isOpen: gate.isOpen,
      connections,
      source,
      log,
      metrics,
      now,
      patience,
    })
    closers.push(opened.close)
    const { site, origins } = opened
    const refreshAgency = () =>
      agency.refresh().catch((error: unknown) => log.error({ err: error }, 'the agency could not be read again'))
    const changes = await listenForTags(
      database,
      (tags) => {
        // Terms of a later day: what is valid now stays.
        if (tags.includes(agencyTag)) void refreshAgency()
        services.dropTags(tags)
        opened.dropTags(tags)
        gate.look()
      },
      () => {
        const drop = () => {
          services.dropEverything()
          opened.dropEverything()
          gate.look()
        }
        // Pages that are rendered from now on must already know it.
        void refreshAgency().then(drop)
      },
      { onDeskChange: opened.tellDesks },
    )
    closers.push(() => changes.close())
    const backupTasks = createBackupTasks({ config, database, staff: staffOf(config, agency.current), log })
    const jobs = createJobs({ database, tasks: [...services.tasks, ...backupTasks], log })
    closers.push(() => jobs.stop())
    const { searchReady, searchProblem, draftPictures } = services
    const drawPictures: WarmUpOptions['drawPictures'] = config.imagesUrl
      ? null
      : (pages, urls) => enqueuePictures(database, pages, urls)
    const warmUp = rest.warmUp
      ? createWarmUp({
          site,
          editions: opened.editions,
          searchReady,
          draftPictures,
          drawPictures,
          untilCalm: guests.untilCalm,
          log,
        })
      : null
    if (warmUp) closers.push(() => warmUp.stop())
    const checks = {
      database: () => mustBeReady(database),
      ...(searchProblem && { search: () => mustHaveIndex(searchProblem) }),
      ...(warmUp && { pages: warmUp.check }),
      ...remoteChecks(config),
    }
    const onDrain = () => {
      services.drain()
      opened.drain()
    }
    const health = createHealth({ checks, log, onDrain })
    const desk = await openProgramDesk({
      ...{ config, database, connections, health, log, metrics },
      ...{ agency: agency.current, settings: rest.settings ?? [], build: source.build, pages: opened.pages },
    })
    closers.push(desk.close)
    handlers.program = desk.handle
    const isHttps = (request: Request): boolean =>
      Object.values(origins).every((origin) => origin.startsWith('https:')) ||
      (config.trustProxy !== false && request.headers.get('x-forwarded-proto') === 'https')
    const reflect = await createReflector({ db: database.db, trustProxy: config.trustProxy, now })
    const entrance = createEntrance({
      connections,
      site,
      health,
      metrics: guardedMetrics(config, metrics),
      reflect,
      isHttps,
    })
    const turns = inTurn(entrance)
    const eventLoop = watchEventLoop()
    closers.push(async () => eventLoop.stop())
    const behindMs = (importance: Importance) => Math.max(eventLoop.behindMs(), turns.waitedMs(importance))
    const refuseAtDoor = createDoor({ behindMs, sendRefusal: site.sendRefusal, metrics, log, patience })
    const answerReady: AnswerReady = (request, response) => {
      if (!isOperation(request.url)) guests.note()
      if (answerFirst(request, response)) return true
      return (gate.isOpen() && site.serveStored(request, response)) || refuseAtDoor(request, response)
    }
    const begin = async (): Promise<void> => {
      if (!warmUp) return jobs.begin()
      const late = setTimeout(() => void jobs.begin(), jobsWaitMs)
      closers.push(async () => clearTimeout(late))
      void warmUp.run(jobs.begin)
    }
    if (config.listenWhenReady) {
      await begin()
      await (warmUp?.firstReady ?? searchReady)
    }
    const listening = await listen({ config, log, metrics, health, fetch: turns.handle, answerReady })
    closers.push(() => listening.stop())
    rest.onListening?.()
    if (!config.listenWhenReady) await begin()
    const addresses = opened.editions.map((edition) => origins[edition])
    return { port: listening.port, addresses, ready: warmUp?.frontReady ?? searchReady, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function mustBeReady({ db }: Connection): Promise<void> {
  if (!(await isDatabaseReady(db))) throw new Error('The database does not answer.')
}

/** Pages are served meanwhile; a load balancer should prefer other nodes. */
async function mustHaveIndex(searchProblem: () => string | null): Promise<void> {
  const problem = searchProblem()
  if (problem !== null) throw new Error(problem)
}
