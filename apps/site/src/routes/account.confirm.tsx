import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { ConfirmPage } from '../account/link-pages.tsx'

export const Route = createFileRoute('/account/confirm')({
  ...doorRoute(({ confirm }) => confirm.title),
  component: ConfirmPage,
})
