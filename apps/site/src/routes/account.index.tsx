import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/')({
  ...guestRoute(({ title }) => title),
  component: lazyRouteComponent(() => import('../pages/account/overview-page.tsx'), 'OverviewPage'),
})
