import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { ReservationRoute } from '../reservation/reservation-page.tsx'

/** Target of links in mails about a booking. */
export const Route = createFileRoute('/booking/reservation')({
  // Its views differ only in the query.
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { scope }, location }) => {
    const { loadReservation } = await import('../reservation/load-reservation.ts')
    return loadReservation(scope, location.href)
  },
  head: ({ match: { context } }) => {
    const { title, description } = pageMessages(context.scope.edition, 'reservation')
    return pageHead(context, { path: '/booking/reservation/', title, description })
  },
  component: ReservationRoute,
})
