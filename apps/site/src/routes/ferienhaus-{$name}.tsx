import { createFileRoute } from '@tanstack/react-router'
import { EditorialErrorPage } from '../editorial/error/editorial-errors.tsx'
import { pageHead } from '../frame/page-head.ts'
import { HousePage } from '../house/house-page.tsx'
import { lodgingNameParams } from '../house/lodging-name-params.ts'
import { UnknownHousePage } from '../house/unknown-house-page.tsx'

export const Route = createFileRoute('/ferienhaus-{$name}')({
  params: lodgingNameParams,
  loader: async ({ context, params, location }) => {
    const { loadHouse } = await import('../house/load-house.ts')
    return loadHouse(context, params.name, location)
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: HousePage,
  notFoundComponent: UnknownHousePage,
  errorComponent: EditorialErrorPage,
})
