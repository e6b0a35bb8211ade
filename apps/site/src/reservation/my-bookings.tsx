import { isOpen } from '@marram/domain/booking/state'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { PageStyles } from '../kit/page-styles.tsx'
import { BookingEntry } from './booking-entry.tsx'
import type { OwnBookings } from './load-bookings.ts'
import reservationStyles from './reservation.css?url'
import { useReservationTexts } from './use-reservation.ts'

/** The stays of whoever is logged in: what is to come, the next first, then what was, the latest first. */
export function MyBookings({ bookings, houses }: OwnBookings) {
  const { texts } = useReservationTexts()
  if (bookings === null) return <Notice kind="error">{texts.mine.failed}</Notice>
  if (bookings.length === 0) return <NoBookings />
  const coming = bookings.filter(({ state }) => isOpen(state)).toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
  const past = bookings.filter(({ state }) => !isOpen(state))
  const list = (title: string, stays: typeof coming, isComing: boolean) =>
    stays.length === 0 ? null : (
      <section>
        <h2>{title}</h2>
        <ul>
          {stays.map((booking) => (
            <BookingEntry
              key={booking.reservationId}
              booking={booking}
              house={houses.find(({ id }) => id === booking.lodgingId)}
              isComing={isComing}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <div className="my-bookings">
      <PageStyles href={reservationStyles} />
      {list(texts.mine.coming, coming, true)}
      {list(texts.mine.past, past, false)}
    </div>
  )
}

function NoBookings() {
  const { mine } = useReservationTexts().texts
  return (
    <section className="panel account-empty" aria-labelledby="no-bookings">
      <Icon name="calendar-check" size="large" />
      <h2 id="no-bookings">{mine.none}</h2>
      <p>{mine.noneText}</p>
      <Button colour="Primary" href="/">
        {mine.search}
      </Button>
    </section>
  )
}
