import { createFileRoute } from '@tanstack/react-router'
import { yearPageRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotowettbewerb/fotowettbewerb-{$year}/page/$page')({
  ...yearPageRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
