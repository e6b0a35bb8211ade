import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** The maps by themselves, with as many houses as a large agency has, for development and tests. */
export const Route = createFileRoute('/dev/map')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  component: lazyRouteComponent(() => import('../pages/map/map-page.tsx'), 'MapPage'),
})
