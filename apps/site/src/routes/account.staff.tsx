import { createFileRoute } from '@tanstack/react-router'
import { doorRoute } from '../account/account-data.ts'
import { StaffPage } from '../account/login-page.tsx'

export const Route = createFileRoute('/account/staff')({
  ...doorRoute(({ staff }) => staff.title, { isLogin: true }),
  component: StaffPage,
})
