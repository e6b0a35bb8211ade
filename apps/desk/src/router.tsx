import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { Shell } from './frame/shell.tsx'
import { Failed, Loading, NotFound } from './frame/status-pages.tsx'

const root = createRootRoute({ notFoundComponent: NotFound })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const today = createRoute({
  getParentRoute: () => shell,
  path: '/desk/',
  component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([shell.addChildren([today])]),
  trailingSlash: 'always',
  defaultErrorComponent: Failed,
  defaultPendingComponent: Loading,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
