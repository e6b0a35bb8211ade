import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { PasswordPage } from '../account/password-page.tsx'

export const Route = createFileRoute('/account/password')({
  ...guestRoute(({ password }) => password.title),
  component: PasswordPage,
})
