import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import { ChangeBookingRoute } from '../reservation/change/change-booking-page.tsx'

/** Other dates, guests and extras of an existing booking, opened by number and key. */
export const Route = createFileRoute('/booking/change')({
  // Each wish differs only in the query.
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { scope }, location }) => {
    await ensureMessagesOf(scope.edition, 'change-booking')
    const { loadReservation } = await import('../reservation/load-reservation.ts')
    return loadReservation(scope, location.href)
  },
  head: ({ match: { context } }) => {
    const { title, description } = pageMessages(context.scope.edition, 'rebooking')
    return pageHead(context, { path: '/booking/change/', title, description })
  },
  component: ChangeBookingRoute,
})
