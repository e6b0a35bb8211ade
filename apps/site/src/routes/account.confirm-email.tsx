import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { ConfirmEmailPage } from '../account/email-pages.tsx'

export const Route = createFileRoute('/account/confirm-email')({
  ...guestRoute(({ confirmEmail }) => confirmEmail.title, { keepsQuery: true }),
  component: ConfirmEmailPage,
})
