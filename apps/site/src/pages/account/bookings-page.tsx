import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { GuestFrame } from '../../account/account-frames.tsx'
import { MyBookings } from '../../account/my-bookings.tsx'
import { usePageMessages } from '../../scope/page-messages.ts'

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
