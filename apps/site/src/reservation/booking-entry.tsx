import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { Badge } from '@marram/ui/badge'
import { Button } from '@marram/ui/button'
import { useReservationTexts } from './use-reservation.ts'

export type BookingEntryProps = {
  readonly booking: GuestBooking
  readonly house: LodgingCard | undefined
  /** Extras can still be ordered. */
  readonly isComing: boolean
}

/** One stay of the list; its buttons ask the server for a way in that ends. */
export function BookingEntry({ booking, house, isComing }: BookingEntryProps) {
  const { texts, format } = useReservationTexts()
  const { reservationId, arrival, departure, state, owed, currency } = booking
  const name = house?.title ?? texts.number(reservationId)
  const account = owed > 0 && state === 'booked' ? texts.mine.owed(format.money(owed, currency)) : texts.mine.settled
  return (
    <li className="panel my-bookings__entry">
      <p>
        <b>{name}</b> <Badge kind={state === 'booked' ? 'positive' : 'plain'}>{texts.states[state]}</Badge>
        <br />
        {house ? `${house.name.toUpperCase()}, ${house.areaName} · ` : ''}
        {format.dayRange(arrival, departure)}
        <br />
        <span className="small muted num">
          {texts.number(reservationId)}
          {state === 'booked' || state === 'completed' ? ` · ${account}` : ''}
        </span>
      </p>
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
