import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { isOpen } from '@marram/domain/booking/booking-process'
import { Badge } from '@marram/ui/badge'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { getRouteApi } from '@tanstack/react-router'
import { GuestFrame } from '../account/account-frames.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { OwnBookings } from './load-bookings.ts'
import reservationStyles from './reservation.css?url'
import { useReservationTexts } from './reservation-texts.ts'

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

/** The stays of the logged-in guest: upcoming ones, soonest first, then past ones, latest first. */
function MyBookings({ bookings, houses }: OwnBookings) {
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

type BookingEntryProps = {
  readonly booking: GuestBooking
  readonly house: LodgingCard | undefined
  /** Extras can still be ordered. */
  readonly isComing: boolean
}

/** One stay of the list; its buttons request access that expires. */
function BookingEntry({ booking, house, isComing }: BookingEntryProps) {
  const { texts, format } = useReservationTexts()
  const { reservationId, arrival, departure, state, owed, currency, confirmAddressBy } = booking
  const isUnconfirmed = confirmAddressBy !== null
  const isBooked = state === 'booked' && !isUnconfirmed
  const image = house?.images[0]
  const name = house?.title ?? texts.number(reservationId)
  const account = owed > 0 && state === 'booked' ? texts.mine.owed(format.money(owed, currency)) : texts.mine.settled
  return (
    <li className="panel my-bookings__entry">
      {image ? (
        <Picture
          className="my-bookings__picture"
          src={ownPictureUrl(image.url)}
          alt=""
          width={192}
          height={144}
          widths={[192, 384, 768]}
          sizes="(min-width: 48rem) 192px, 92vw"
          fit="cover"
        />
      ) : null}
      <div className="my-bookings__text">
        <p>
          <Badge kind={isBooked ? 'positive' : 'plain'}>
            {isUnconfirmed ? texts.mine.unconfirmed : texts.states[state]}
          </Badge>
        </p>
        <b>{name}</b>
        {house ? <span className="small muted">{`${house.areaName} · ${house.name.toUpperCase()}`}</span> : null}
        <span>{format.dayRange(arrival, departure)}</span>
        <span className="small muted num">
          {texts.number(reservationId)}
          {state === 'booked' || state === 'completed' ? ` · ${account}` : ''}
        </span>
      </div>
      <form method="post" action="/api/booking/mine/open/" className="row">
        <input type="hidden" name="reservationId" value={reservationId} />
        <Button colour="Primary" size="small" type="submit" aria-label={texts.mine.open(name)}>
          {texts.mine.openShort}
        </Button>
        {isComing ? (
          <Button size="small" type="submit" name="to" value="add-ons">
            {texts.mine.addOns}
          </Button>
        ) : null}
      </form>
    </li>
  )
}
