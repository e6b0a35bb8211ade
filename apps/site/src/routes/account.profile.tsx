import { createFileRoute } from '@tanstack/react-router'
import { guestRoute } from '../account/account-data.ts'
import { ProfilePage } from '../account/profile-page.tsx'

export const Route = createFileRoute('/account/profile')({
  ...guestRoute(({ profile }) => profile.title),
  component: ProfilePage,
})
