import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { EmailPage } from '../account/email-pages.tsx'

export const Route = createFileRoute('/account/email')({
  ...guestRoute(({ email }) => email.title),
  component: EmailPage,
})
