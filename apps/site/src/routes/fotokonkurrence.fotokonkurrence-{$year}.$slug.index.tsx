import { createFileRoute } from '@tanstack/react-router'
import { imageRoute } from '../contest/contest-routes.ts'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'

export const Route = createFileRoute('/fotokonkurrence/fotokonkurrence-{$year}/$slug/')({
  ...imageRoute,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
