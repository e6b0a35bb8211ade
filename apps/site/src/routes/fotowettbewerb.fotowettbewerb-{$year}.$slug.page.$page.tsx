import { createFileRoute } from '@tanstack/react-router'
import { imagePageRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotowettbewerb/fotowettbewerb-{$year}/$slug/page/$page')({
  ...imagePageRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
