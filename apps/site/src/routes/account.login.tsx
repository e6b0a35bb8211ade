import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { LoginPage } from '../account/login-page.tsx'

export const Route = createFileRoute('/account/login')({
  ...doorRoute(({ login }) => login.title, { isLogin: true }),
  component: LoginPage,
})
