import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { RegisterPage } from '../account/register-page.tsx'

export const Route = createFileRoute('/account/register')({
  ...doorRoute(({ register }) => register.title),
  component: RegisterPage,
})
