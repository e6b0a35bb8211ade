import { listenForCrud } from '@marram/database/crud-events'
import type { ImplementedTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import { createEventHub } from './event-hub.ts'
import type { FindOwner } from './find-owner.ts'
import { mountRoutes } from './routes.ts'
import { createFavoritesTasks, mountSharedLists } from './shared-lists/shared-list-routes.ts'

export type FavoritesDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  /** The URL is for the connection that listens to changes on other nodes. */
  readonly database: { readonly db: Kysely<Database>; readonly url: string }
  readonly publicKeys: readonly string[]
  readonly findOwner: FindOwner
  readonly now?: () => Date
}

export type FavoritesService = {
  readonly handle: FetchHandler
  /** For a worker of the job queue. */
  readonly tasks: readonly ImplementedTask[]
  /** Number of open event streams. */
  readonly followed: () => number
  /** Ends all event streams, so that the server can stop. */
  drain(): void
  close(): Promise<void>
}

/** Serves favourites of accounts, and shared lists. */
export async function createFavorites(deps: FavoritesDeps): Promise<FavoritesService> {
  const { database, publicKeys, findOwner, now = () => new Date(), ...options } = deps
  const app = createService({ name: 'favorites', ...options, publicKeys, body: { maxBytes: 16_384 } })
  const hub = createEventHub()
  const stopping = new AbortController()
  // All replies are personal.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  mountRoutes(app, { db: database.db, now, findOwner, hub, stopping: stopping.signal })
  mountSharedLists(app, { db: database.db, now, findOwner })
  const changes = await listenForCrud(database, hub.publish, hub.publishGap)
  return {
    handle: toFetchHandler(app),
    tasks: createFavoritesTasks({ db: database.db, now }),
    followed: hub.count,
    drain: () => stopping.abort(),
    close: () => {
      stopping.abort()
      return changes.close()
    },
  }
}
