import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/forgot-password')({
  ...doorRoute(({ forgot }) => forgot.title),
  component: lazyRouteComponent(() => import('../pages/account/forgot-page.tsx'), 'ForgotPage'),
})
