import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import { BookingsPage } from '../reservation/bookings-page.tsx'

const guest = guestRoute(({ bookings }) => bookings.title)

export const Route = createFileRoute('/account/bookings')({
  ...guest,
  loader: async ({ context, location }) => {
    const { loadOwnBookings } = await import('../reservation/load-bookings.ts')
    const data = await guest.loader({ context, location })
    await ensureMessagesOf(context.scope.edition, 'bookings')
    return { ...data, own: await loadOwnBookings(context.scope) }
  },
  component: BookingsPage,
})
