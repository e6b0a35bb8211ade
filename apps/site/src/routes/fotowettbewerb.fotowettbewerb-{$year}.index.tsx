import { createFileRoute } from '@tanstack/react-router'
import { yearRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotowettbewerb/fotowettbewerb-{$year}/')({
  ...yearRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
