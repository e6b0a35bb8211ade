import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/register')({
  ...doorRoute(({ register }) => register.title),
  component: lazyRouteComponent(() => import('../pages/account/register-page.tsx'), 'RegisterPage'),
})
