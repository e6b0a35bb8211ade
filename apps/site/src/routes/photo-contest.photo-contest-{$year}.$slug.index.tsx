import { createFileRoute } from '@tanstack/react-router'
import { imageRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/photo-contest/photo-contest-{$year}/$slug/')({
  ...imageRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
