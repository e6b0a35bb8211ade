import { createFileRoute } from '@tanstack/react-router'
import { EditorialErrorPage } from '../editorial/error/editorial-errors.tsx'
import { pageHead } from '../frame/page-head.ts'
import { lodgingNameParams } from '../lodging/lodging-name-params.ts'
import { LodgingPage } from '../lodging/lodging-page.tsx'
import { UnknownLodgingPage } from '../lodging/unknown-lodging-page.tsx'

export const Route = createFileRoute('/holiday-home-{$name}')({
  params: lodgingNameParams,
  loader: async ({ context, params, location }) => {
    const { loadLodging } = await import('../lodging/load-lodging.ts')
    return loadLodging(context, params.name, location)
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: LodgingPage,
  notFoundComponent: UnknownLodgingPage,
  errorComponent: EditorialErrorPage,
})
