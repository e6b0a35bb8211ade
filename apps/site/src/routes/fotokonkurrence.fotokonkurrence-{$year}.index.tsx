import { createFileRoute } from '@tanstack/react-router'
import { yearRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotokonkurrence/fotokonkurrence-{$year}/')({
  ...yearRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
