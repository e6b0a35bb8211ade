import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../layout/page-head.ts'
import { lodgingNameParams } from '../lodging/lodging-name-params.ts'
import { EditorialErrorPage } from '../pages/error/editorial-errors.tsx'
import { HousePage } from '../pages/house/house-page.tsx'
import { UnknownHousePage } from '../pages/house/unknown-house-page.tsx'

export const Route = createFileRoute('/holiday-home-{$name}')({
  params: lodgingNameParams,
  loader: async ({ context, params, location }) => {
    const { loadHouse } = await import('../lodging/load-house.ts')
    return loadHouse(context, params.name, location.pathname, location.hash)
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: HousePage,
  notFoundComponent: UnknownHousePage,
  errorComponent: EditorialErrorPage,
})
