import { createFileRoute, notFound } from '@tanstack/react-router'
import { exampleQuestion, MapPage } from '../dev/map-page.tsx'
import { aroundQuery } from '../map/around-query.ts'

/** The maps alone, with as many houses as a large agency has, for development and tests. */
export const Route = createFileRoute('/dev/map')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  loader: ({ context: { queryClient, scope } }) =>
    queryClient.ensureQueryData(aroundQuery(scope, exampleQuestion)).then(() => null),
  component: MapPage,
})
