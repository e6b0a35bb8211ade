import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { OverviewPage } from '../account/overview-page.tsx'

export const Route = createFileRoute('/account/')({
  ...guestRoute(({ title }) => title),
  component: OverviewPage,
})
