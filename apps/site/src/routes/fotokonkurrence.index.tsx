import { createFileRoute } from '@tanstack/react-router'
import { overviewRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotokonkurrence/')({
  ...overviewRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
