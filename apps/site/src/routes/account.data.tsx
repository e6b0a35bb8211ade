import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/data')({
  ...guestRoute(({ data }) => data.title),
  component: lazyRouteComponent(() => import('../pages/account/data-page.tsx'), 'DataPage'),
})
