import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { GuestFrame } from '../account/account-frames.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
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
