import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { ForgotPage } from '../account/forgot-page.tsx'

export const Route = createFileRoute('/account/forgot-password')({
  ...doorRoute(({ forgot }) => forgot.title),
  component: ForgotPage,
})
