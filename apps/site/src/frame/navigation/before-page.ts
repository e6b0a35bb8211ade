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

/** What every page of the site runs before it is entered. */
export const everyPage = ['stay-past-cache', 'reload-when-changed'] as const

export const runMiddlewares = createMiddlewareRunner(middlewares)
