import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** Every component in every state, for development and tests. */
export const Route = createFileRoute('/dev/gallery')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  component: lazyRouteComponent(() => import('../dev/gallery-page.tsx'), 'GalleryPage'),
})
