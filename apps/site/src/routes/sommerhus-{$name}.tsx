import { createFileRoute } from '@tanstack/react-router'
import { houseRouteHead } from '../lodging/house-route-head.ts'
import { loadHouse } from '../lodging/load-house.ts'
import { lodgingNameParams } from '../lodging/lodging-name-params.ts'
import { HousePage } from '../pages/house/house-page.tsx'
import { UnknownHousePage } from '../pages/house/unknown-house-page.tsx'

export const Route = createFileRoute('/sommerhus-{$name}')({
  params: lodgingNameParams,
  loader: ({ context, params, location }) => loadHouse(context, params.name, location.pathname, location.hash),
  head: ({ match, loaderData }) => houseRouteHead(match.context, loaderData?.name),
  component: HousePage,
  notFoundComponent: UnknownHousePage,
})
