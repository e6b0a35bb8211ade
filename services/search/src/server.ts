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

export type SearchDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly keys: SearchKeys
  readonly live: Live
  readonly now?: () => Date
}

/** Meilisearch's protocol over the agency's houses and pages. */
export function createSearch({ keys, live, now = () => new Date(), ...options }: SearchDeps): FetchHandler {
  const app = createService({ name: 'search', ...options, publicKeys: null, body: { maxBytes: 16 * 1_048_576 } })
  const failed = handleError(options.log.child({ service: 'search' }))
  app.onError((error, c) => {
    if (error instanceof SearchError) return replyError(error)
    if (error instanceof FilterError) return replyError(new SearchError(400, 'invalid_search_filter', error.message))
    return failed(error, c)
  })
  app.use(rateLimit({ burst: 300, perMinute: 1200 }))
  app.use(guard(keys))
  const deps = { live, registry: createIndexRegistry(live, now), tasks: createTasks(now), now }
  mountIndexes(app, deps)
  mountSearch(app, deps)
  mountDocuments(app, deps)
  return toFetchHandler(app)
}
