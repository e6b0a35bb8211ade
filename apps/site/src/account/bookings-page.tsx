import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { GuestFrame } from './account-frames.tsx'
import { MyBookings } from './my-bookings.tsx'

const route = getRouteApi('/account/bookings')

export function BookingsPage() {
  const { account, own } = route.useLoaderData()
  const { bookings } = usePageMessages('account')
  return (
    <GuestFrame title={bookings.title} account={account}>
      {account.permissions.includes('bookings') ? (
        <MyBookings {...own} />
      ) : (
        <Notice kind="sand">{bookings.notHere}</Notice>
      )}
    </GuestFrame>
  )
}
