import { createFileRoute, notFound } from '@tanstack/react-router'
import { MapPage } from '../dev/map-page.tsx'

/** The maps alone, with as many houses as a large agency has, for development and tests. */
export const Route = createFileRoute('/dev/map')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  component: MapPage,
})
