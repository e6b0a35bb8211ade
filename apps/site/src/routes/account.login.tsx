import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'

export const Route = createFileRoute('/account/login')({
  ...doorRoute(({ login }) => login.title, { isLogin: true }),
  component: lazyRouteComponent(() => import('../pages/account/login-page.tsx'), 'LoginPage'),
})
