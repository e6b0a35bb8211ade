import type { AccountView } from '@marram/contract/auth/session'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { usePageMessages } from '../scope/page-messages.ts'

export type MyBookingsProps = { readonly account: AccountView }

/** The stays of whoever is logged in. */
export function MyBookings(_props: MyBookingsProps) {
  const { bookings } = usePageMessages('account')
  return (
    <section className="panel account-empty" aria-labelledby="no-bookings">
      <Icon name="calendar-check" size="large" />
      <h2 id="no-bookings">{bookings.emptyTitle}</h2>
      <p>{bookings.emptyText}</p>
      <Button colour="Primary" href="/">
        {bookings.search}
      </Button>
    </section>
  )
}
