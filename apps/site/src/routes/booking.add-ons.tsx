import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { AddOnsRoute } from '../reservation/reservation-page.tsx'

/** Extras for an existing booking, opened by number and key. */
export const Route = createFileRoute('/booking/add-ons')({
  // Its views differ only in the query.
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { scope }, location }) => {
    const { loadReservation } = await import('../reservation/load-reservation.ts')
    return loadReservation(scope, location.href)
  },
  head: ({ match: { context } }) => {
    const { title, description } = pageMessages(context.scope.edition, 'reservation').addOns
    return pageHead(context, { path: '/booking/add-ons/', title, description })
  },
  component: AddOnsRoute,
})
