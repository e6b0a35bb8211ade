import { handleError } from '@marram/service-kit/failures'
import { rateLimit } from '@marram/service-kit/rate-limit'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Live } from './catalogue.ts'
import { FilterError } from './filter/filter-error.ts'
import { mountDocuments } from './http/document-routes.ts'
import { guard, replyError, type SearchKeys } from './http/guard.ts'
import { createIndexRegistry } from './http/index-registry.ts'
import { mountIndexes } from './http/index-routes.ts'
import { SearchError } from './http/search-error.ts'
import { mountSearch } from './http/search-routes.ts'
import { createTasks } from './http/tasks.ts'
import type { Remote } from './remote/mirror.ts'
import { mountProxy } from './remote/proxy.ts'

export type SearchDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly keys: SearchKeys
  readonly live: Live
  /** A Meilisearch that is kept up to date and answers the searches instead. */
  readonly remote?: Remote | null
  /** Only documents that were put in, as the original: names of the agency's indexes mean nothing then. */
  readonly isPlain?: boolean
  readonly now?: () => Date
}

/** Meilisearch's protocol over the agency's houses and pages. */
export function createSearch(deps: SearchDeps): FetchHandler {
  const { keys, live, remote = null, isPlain = false, now = () => new Date(), ...options } = deps
  const app = createService({ name: 'search', ...options, publicKeys: null, body: { maxBytes: 16 * 1_048_576 } })
  const failed = handleError(options.log.child({ service: 'search' }))
  app.onError((error, c) => {
    if (error instanceof SearchError) return replyError(error)
    if (error instanceof FilterError) return replyError(new SearchError(400, 'invalid_search_filter', error.message))
    return failed(error, c)
  })
  app.use(rateLimit({ burst: 300, perMinute: 1200 }))
  app.use(guard(keys))
  const routes = { live, registry: createIndexRegistry(live, now, isPlain), tasks: createTasks(now), now }
  mountIndexes(app, routes)
  if (remote !== null) mountProxy(app, remote)
  mountSearch(app, routes)
  mountDocuments(app, routes)
  return toFetchHandler(app)
}
