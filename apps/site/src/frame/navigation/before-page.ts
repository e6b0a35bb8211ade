import { createMiddlewareRunner, reloadWhenChanged } from './navigation-middleware.ts'
import { isPastCache, loadPastCache, stayPastCache } from './past-cache.ts'
import { siteVersion } from './site-version.ts'

const middlewares = {
  'stay-past-cache': stayPastCache({ isPast: isPastCache, load: (href) => loadPastCache(href) }),
  'reload-when-changed': reloadWhenChanged({
    hasChanged: () => siteVersion.get().hasChanged,
    load: (href) => window.location.assign(href),
  }),
}

/** Middleware of every page. */
export const everyPage = ['stay-past-cache', 'reload-when-changed'] as const

export const runMiddlewares = createMiddlewareRunner(middlewares)
