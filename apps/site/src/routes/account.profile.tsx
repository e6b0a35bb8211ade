import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/profile')({
  ...guestRoute(({ profile }) => profile.title),
  component: lazyRouteComponent(() => import('../pages/account/profile-page.tsx'), 'ProfilePage'),
})
