import { join } from 'node:path'
import { createAuth } from '@marram/auth/server'
import { createFindUser } from '@marram/booking/booking/find-user'
import { bankOf, providerOf } from '@marram/booking/config'
import { createBooking } from '@marram/booking/server'
import { createCalendars, createWeather } from '@marram/broker/config'
import { createBrokerTasks, planBrokerJobs } from '@marram/broker/jobs'
import { createCardMemory } from '@marram/broker/lodging/card-memory'
import { createBroker } from '@marram/broker/server'
import { createContent } from '@marram/content/server'
import type { Agency } from '@marram/contract/agency/agency'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createSearchClient } from '@marram/contract/search/client'
import { warmImages } from '@marram/contract/task'
import { commentablePostQuery, createCommentSource } from '@marram/contract/workers/comment-source'
import { createFormSource, submittableFormQuery } from '@marram/contract/workers/form-source'
import { createFindStaff } from '@marram/database/command/find-staff'
import type { Connection } from '@marram/database/connection'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Reads } from '@marram/database/read-replica'
import { createDrawingSource } from '@marram/demo/imagery/drawing-source'
import { createFindOwner } from '@marram/favorites/find-owner'
import { createFavorites } from '@marram/favorites/server'
import { toImagesConfig } from '@marram/images/config'
import { folderSources } from '@marram/images/folder-source'
import { createImages } from '@marram/images/server'
import { createUploadSource } from '@marram/images/upload-source'
import { createSearch } from '@marram/search/server'
import { type LaunchedSearch, launchSearchThread } from '@marram/search/thread/search-thread'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import type { FetchHandler } from '@marram/service-kit/service'
import { senderOf } from '@marram/workers/config'
import { createWorkers } from '@marram/workers/server'
import { agencyHosts } from './agency-hosts.ts'
import type { Config } from './config.ts'
import type { Connections, ServiceName } from './connections.ts'
import { openUploads, uploadsFolder } from './uploads.ts'

/** Dependencies of the services. They call each other through the connections, wherever they run. */
export type Surroundings = {
  readonly config: Config
  readonly database: Connection
  /** For reads of pages that need no transaction. */
  readonly reads: Reads
  /** The agency as it is now; null before it has a profile. */
  readonly agency: () => Agency | null
  readonly connections: Connections
  readonly log: Log
  readonly metrics: Metrics
  /** Set if its thread was started before the database was open. */
  readonly searchThread?: LaunchedSearch
  /** Prepares common searches before the first guest arrives; off in tests. */
  readonly warmUp: boolean
  /** Time of the last guest's request; see `guests.ts`. */
  readonly guestSeenMs?: () => number
  readonly patience?: number
}

/** A service in this process, with its hooks. */
export type OpenedService = {
  readonly handle: FetchHandler
  readonly tasks?: readonly ImplementedTask[]
  /** Ends event streams, so that the server can stop. */
  readonly drain?: () => void
  /** Its cache of database contents, invalidated by notices before the pages that depend on it. */
  readonly memory?: { drop(tags: readonly string[]): void; clear(): void }
  /** Renders drafts of the pictures that guests will see first. */
  readonly draftPictures?: (urls: readonly string[], signal: AbortSignal) => Promise<unknown>
  readonly close?: () => Promise<void>
}

type Open = (surroundings: Surroundings) => OpenedService | Promise<OpenedService>

/** `openSearch` opens the search, because the program waits for its index. */
export const openServices: Readonly<Record<Exclude<ServiceName, 'search'>, Open>> = {
  auth: ({ config, agency, ...rest }) => {
    const { origins } = agencyHosts(config, agency())
    const isDemo = config.mode === 'demo'
    const requiresSecondFactor = !isDemo || config.secondFactor === 'required'
    return createAuth({ origins, admitsDemoUsers: isDemo, requiresSecondFactor }, keyed({ config, ...rest }))
  },

  booking: ({ config, connections, agency, ...rest }) =>
    createBooking({
      ...keyed({ config, ...rest }),
      origins: agencyHosts(config, agency()).origins,
      findUser: createFindUser((token) => connections.client('auth', { bearer: () => token })),
      findStaff: createFindStaff((token) => connections.client('auth', { bearer: () => token })),
      search: createSearchClient(connections.client('search', { bearer: () => config.searchKey })),
      unconfirmedMs: config.unconfirmedMs,
      bookkeepingYears: config.bookkeepingYears,
      activeYears: config.activeYears,
      paymentProvider: providerOf(config.paymentProvider, config.mode === 'demo'),
      providerKeys: config,
      bank: () => bankOf(config, agency()),
      staff: staffOf(config, agency),
      showsMails: config.mode === 'demo',
    }),

  broker: async ({ config, agency, connections, database: { db }, reads, log, metrics }) => {
    await planBrokerJobs(db)
    const { publicKeys, trustProxy, activeYears, brokerOpenQueries: openQueries, brokerStaffKey: staffKey } = config
    const weather = createWeather(config, log)
    const siteHosts = Object.values(agencyHosts(config, agency()).origins).map((origin) => new URL(origin).hostname)
    const cards = createCardMemory({ now: Date.now, maxAgeMs: config.pageMaxAgeMs })
    const findStaff = createFindStaff((token) => connections.client('auth', { bearer: () => token }))
    const access = { trustProxy, publicKeys, openQueries, staffKey, siteHosts, findStaff }
    return {
      handle: createBroker({ db, reads, log, metrics, ...access, activeYears, cards }),
      memory: cards,
      tasks: createBrokerTasks({ db, log, weather, calendars: createCalendars(config) }),
    }
  },

  content: ({ config, reads, connections, ...rest }) => {
    const findStaff = createFindStaff((token) => connections.client('auth', { bearer: () => token }))
    return { handle: createContent(config, { ...keyed({ config, ...rest }), reads, findStaff }) }
  },

  favorites: ({ config: { publicKeys, trustProxy }, database, connections, log, metrics }) => {
    const findOwner = createFindOwner((token) => connections.client('auth', { bearer: () => token }))
    return createFavorites({ log, metrics, trustProxy, publicKeys, database, findOwner })
  },

  images: async ({ config, log, metrics, guestSeenMs }) => {
    const drawings = createDrawingSource()
    const { trustProxy, dataFolder } = config
    const uploads = createUploadSource(openUploads(config))
    const images = await createImages(toImagesConfig({ ...config, cacheFolder: picturesFolder(dataFolder) }), {
      log,
      metrics,
      trustProxy,
      ...(guestSeenMs && { guestSeenMs }),
      sources: [drawings, uploads, ...folderSources(config)],
    })
    const warm = implementTask(warmImages, async ({ urls }, { signal }) => void (await images.warm(urls, signal)))
    const close = async () => {
      await images.close()
      await drawings.close()
    }
    return { handle: images.handle, tasks: [warm], draftPictures: images.draft, close }
  },

  workers: ({ config, connections, agency, ...rest }) => {
    const { defaultEdition, smtpUrl, smsUrl, smsToken, uploadsUrl } = config
    const { origins } = agencyHosts(config, agency())
    const graphql = createGraphqlClient({
      client: 'forms',
      service: connections.client('content'),
      operations: [submittableFormQuery, commentablePostQuery],
      errors: createGraphqlErrorStore({ onError: reportGraphqlErrors(rest.log, rest.metrics) }),
    })
    return createWorkers(
      {
        ...{ origins, defaultEdition, smtpUrl, smsUrl, smsToken, uploadsUrl },
        mailFrom: () => senderOf(config, agency()),
        uploadsFolder: uploadsFolder(config.dataFolder),
      },
      {
        ...keyed({ config, ...rest }),
        forms: createFormSource(graphql),
        posts: createCommentSource(graphql),
        auth: connections.handler('auth'),
        booking: connections.handler('booking'),
      },
    )
  },
}

export type OpenedSearch = OpenedService & {
  /** Resolves after the first build of the index. */
  readonly ready: Promise<void>
  /** The reason why the index should not serve guests; null if there is none. */
  readonly problem: () => string | null
}

/** Runs the search with its index on a separate thread; the index is built while the rest of the program starts. */
export function openSearch({ config, database, connections, log, metrics, ...rest }: Surroundings): OpenedSearch {
  const { searchKey, searchStaffKey: staffKey, publicKeys, activeYears, trustProxy } = config
  const content = { url: null, publicKey: publicKeys[0] ?? '' }
  const data = { databaseUrl: database.url, content, activeYears, warmsUp: rest.warmUp }
  const launched = rest.searchThread ?? launchSearchThread(log)
  const engine = launched.begin(data, async (request) => connections.handler('content')(request))
  return {
    handle: createSearch({
      log,
      metrics,
      trustProxy,
      keys: { searchKey, staffKey },
      api: engine.fetch,
      ask: engine.ask,
    }),
    ready: engine.ready,
    problem: engine.problem,
    close: engine.stop,
  }
}

/** Recipient and language of mails about problems that staff have to solve. */
export function staffOf(config: Config, agency: Surroundings['agency']) {
  return { to: () => config.staffMail ?? senderOf(config, agency()).address, edition: config.defaultEdition }
}

export const picturesFolder = (dataFolder: string): string => join(dataFolder, 'images')

function keyed({
  config: { publicKeys, trustProxy },
  database: { db },
  log,
  metrics,
}: Pick<Surroundings, 'config' | 'database' | 'log' | 'metrics'>) {
  return { log, metrics, trustProxy, db, publicKeys }
}
