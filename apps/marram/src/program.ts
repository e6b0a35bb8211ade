import { listenForTags } from '@marram/database/changes'
import type { Connection } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { editionKeys } from '@marram/i18n/edition-key'
import { createHealth } from '@marram/service-kit/health'
import type { Log } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import type { Site } from '@marram/site/server/site'
import type { Config } from './config.ts'
import { createEntrance } from './entrance.ts'
import { enqueueFirstPictures } from './first-pictures.ts'
import { type AnswerReady, guardedMetrics, listen } from './listen.ts'
import { openSite } from './program-site.ts'
import { createServices, type Services } from './services.ts'
import type { SiteSource } from './site-bundle.ts'

export type Program = {
  readonly addresses: readonly string[]
  readonly port: number
  stop(): Promise<void>
}

export type ProgramOptions = {
  readonly config: Config
  readonly database: Connection
  readonly log: Log
  readonly source: SiteSource
  /** Sees every request first; the development server answers its own there. */
  readonly answerFirst?: AnswerReady
  readonly now?: () => number
  /** Render the front pages and draw their pictures before the first guest comes; off in tests. */
  readonly warmUp?: boolean
  /** Stands between the site and the services; tests let them fail here. */
  readonly between?: (services: Services) => Services
}

/** The whole agency in one process: services, site, worker, change notices. The caller opens and closes the database. */
export async function startProgram({ config, database, log, source, ...rest }: ProgramOptions): Promise<Program> {
  const closers: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const { now = Date.now, answerFirst = () => false } = rest
    const metrics = createMetrics()
    const own = await createServices({ config, database, log, metrics })
    closers.push(own.close)
    const services = rest.between?.(own) ?? own
    const { site, origins, dropTags, dropEverything } = await openSite({ config, services, source, log, metrics, now })
    const changes = await listenForTags(database, dropTags, dropEverything)
    closers.push(() => changes.close())
    const worker = await startWorker(database, services.tasks, { log: (line) => log.debug(line) })
    closers.push(() => worker.stop())
    const checks = { database: () => mustBeReady(database), search: () => mustHaveIndex(services) }
    const health = createHealth({ checks, log, onDrain: services.drain })
    const answerReady: AnswerReady = (request, response) =>
      answerFirst(request, response) || site.serveStored(request, response)
    const isHttps = (request: Request): boolean =>
      Object.values(origins).every((origin) => origin.startsWith('https:')) ||
      (config.trustProxy !== false && request.headers.get('x-forwarded-proto') === 'https')
    const fetch = createEntrance({ services, site, health, metrics: guardedMetrics(config, metrics), isHttps })
    const listening = await listen({ config, log, metrics, health, fetch, answerReady })
    closers.push(() => listening.stop())
    if (rest.warmUp) void warmUp(site, database, log)
    return { port: listening.port, addresses: Object.values(origins), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function warmUp(site: Site, database: Connection, log: Log): Promise<void> {
  try {
    const pages = await Promise.all(editionKeys.map((edition) => site.openPage(edition, '/')))
    await enqueueFirstPictures(
      database,
      pages.map(({ variants }) => variants.identity.body.toString()),
    )
  } catch (error) {
    log.warn({ err: error }, 'the first pages could not be prepared')
  }
}

async function mustBeReady({ pool }: Connection): Promise<void> {
  if (!(await isDatabaseReady(pool))) throw new Error('The database does not answer.')
}

/** Pages are served meanwhile; a balancer with other nodes should send guests there. */
async function mustHaveIndex({ isSearchReady }: Services): Promise<void> {
  if (!isSearchReady()) throw new Error('The search index is being built.')
}
