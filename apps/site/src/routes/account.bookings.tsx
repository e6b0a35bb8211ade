import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/bookings')({
  ...guestRoute(({ bookings }) => bookings.title),
  component: lazyRouteComponent(() => import('../pages/account/bookings-page.tsx'), 'BookingsPage'),
})
