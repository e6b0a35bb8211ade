import { createMiddlewareRunner, reloadWhenChanged } from './navigation-middleware.ts'
import { siteVersion } from './site-version.ts'

const middlewares = {
  'reload-when-changed': reloadWhenChanged({
    hasChanged: () => siteVersion.get().hasChanged,
    load: (href) => window.location.assign(href),
  }),
}

/** What every page of the site runs before it is entered. */
export const everyPage = ['reload-when-changed'] as const

export const runMiddlewares = createMiddlewareRunner(middlewares)
