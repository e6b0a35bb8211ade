import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { DataPage } from '../account/data-page.tsx'

export const Route = createFileRoute('/account/data')({
  ...guestRoute(({ data }) => data.title),
  component: DataPage,
})
