import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/password')({
  ...guestRoute(({ password }) => password.title),
  component: lazyRouteComponent(() => import('../pages/account/password-page.tsx'), 'PasswordPage'),
})
