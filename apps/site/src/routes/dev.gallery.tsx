import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/dev/gallery')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  component: lazyRouteComponent(() => import('@marram/ui/gallery'), 'Gallery'),
})
