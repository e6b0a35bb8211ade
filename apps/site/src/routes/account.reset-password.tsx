import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { ResetPage } from '../account/link-pages.tsx'

export const Route = createFileRoute('/account/reset-password')({
  ...doorRoute(({ reset }) => reset.title),
  component: ResetPage,
})
