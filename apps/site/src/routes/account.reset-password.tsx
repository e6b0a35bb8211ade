import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/reset-password')({
  ...doorRoute(({ reset }) => reset.title),
  component: lazyRouteComponent(() => import('../pages/account/link-pages.tsx'), 'ResetPage'),
})
