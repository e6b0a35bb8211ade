import { join } from 'node:path'
import { createAuth } from '@marram/auth/server'
import { createCalendars, createWeather } from '@marram/broker/config'
import { createBrokerTasks, planBrokerJobs } from '@marram/broker/jobs'
import { createBroker } from '@marram/broker/server'
import { createContent } from '@marram/content/server'
import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { implementTask } from '@marram/database/jobs/implement-task'
import { createDrawingSource } from '@marram/demo/imagery/drawing-source'
import { toImagesConfig } from '@marram/images/config'
import { createImages } from '@marram/images/server'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import type { FetchHandler } from '@marram/service-kit/service'
import { createEditionHosts } from '@marram/site/server/editions'
import { openBooking } from './booking.ts'
import type { Config } from './config.ts'
import { openFavorites } from './favorites.ts'
import { openSearch } from './search.ts'
import { openWorkers } from './workers.ts'

export type Services = {
  readonly auth: FetchHandler
  readonly booking: FetchHandler
  readonly broker: FetchHandler
  readonly content: FetchHandler
  readonly favorites: FetchHandler
  readonly images: FetchHandler
  readonly search: FetchHandler
  /** False until the index was built for the first time. */
  readonly isSearchReady: () => boolean
  readonly workers: FetchHandler
  readonly tasks: readonly ReturnType<typeof implementTask>[]
  /** Lets go of those who wait for news, so that the server can stop. */
  readonly drain: () => void
  readonly close: () => Promise<void>
}

export type ServicesDeps = {
  readonly config: Config
  readonly database: Connection
  readonly log: Log
  readonly metrics: Metrics
}

/** Every service of the agency, in one process. */
export async function createServices({ config, database, log, metrics }: ServicesDeps): Promise<Services> {
  const shared = { log, metrics, trustProxy: config.trustProxy }
  const keyed = { ...shared, db: database.db, publicKeys: config.publicKeys }
  const broker = createBroker({ ...keyed, openQueries: config.brokerOpenQueries })
  await planBrokerJobs(database.db)
  const { origins } = createEditionHosts(config)
  const auth = createAuth({ origins, admitsDemoUsers: config.mode === 'demo' }, keyed)
  const content = createContent(config, keyed)
  const favorites = await openFavorites({
    auth: auth.handle,
    database,
    deps: { ...shared, publicKeys: config.publicKeys },
  })
  const search = openSearch({ config, database, content, deps: shared })
  const booking = openBooking({ config, auth: auth.handle, search: search.handle, deps: keyed })
  const workers = await openWorkers({ config, content, deps: { ...keyed, auth: auth.handle, booking: booking.handle } })
  const drawings = createDrawingSource()
  const cacheFolder = join(config.dataFolder, 'images')
  const images = await createImages(toImagesConfig({ ...config, cacheFolder }), { ...shared, sources: [drawings] })
  return {
    auth: auth.handle,
    booking: booking.handle,
    broker,
    content,
    favorites: favorites.handle,
    images: images.handle,
    search: search.handle,
    isSearchReady: search.isReady,
    workers: workers.handle,
    tasks: [
      ...workers.tasks,
      ...createBrokerTasks({
        db: database.db,
        log,
        weather: createWeather(config, log),
        calendars: createCalendars(config),
      }),
      ...auth.tasks,
      ...booking.tasks,
      implementTask(warmImages, async ({ urls }, { signal }) => void (await images.warm(urls, signal))),
    ],
    drain: favorites.drain,
    close: async () => {
      await favorites.close()
      await search.close()
      await drawings.close()
    },
  }
}
