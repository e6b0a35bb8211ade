import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { AccountEntries } from './account-entries.tsx'
import { pathTo } from './reservation-path.ts'
import { useReservationTexts } from './use-reservation.ts'

export type PaymentPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** What is paid and what is open: the sum of the ledger, and which instalment that covers. */
export function PaymentPanel({ access, reservation }: PaymentPanelProps) {
  const { texts, format } = useReservationTexts()
  const { booking } = reservation
  const money = (amount: number) => format.money(amount, booking.currency)
  const isOpen = booking.state === 'booked' && booking.owed > 0
  return (
    <Panel aria-labelledby="reservation-pay">
      <h2 id="reservation-pay">{texts.pay.title}</h2>
      {booking.state === 'cancelled' ? null : <Instalments booking={booking} />}
      <dl className="lines">
        <div>
          <dt>{texts.pay.paid}</dt>
          <dd>{money(booking.paid)}</dd>
        </div>
        {booking.owed === 0 ? null : (
          <div className="lines__total">
            <dt>{booking.owed > 0 ? texts.pay.owed : texts.pay.back}</dt>
            <dd>{money(Math.abs(booking.owed))}</dd>
          </div>
        )}
      </dl>
      {booking.owed === 0 ? <p>{texts.pay.settled}</p> : null}
      {isOpen && booking.payChoice === 'card' ? (
        <p>
          <Button colour="CTA" icon="credit-card" href={pathTo('/api/booking/mine/pay', access)}>
            {texts.pay.card}
          </Button>
        </p>
      ) : null}
      {isOpen ? <p className="small muted">{texts.pay.transfer(booking.reservationId)}</p> : null}
      <AccountEntries reservation={reservation} />
    </Panel>
  )
}

function Instalments({ booking }: { readonly booking: Reservation['booking'] }) {
  const { texts, format } = useReservationTexts()
  const { instalments, currency } = booking
  return (
    <ol className="plan-steps">
      {instalments.map(({ amount, dueOn, state }, index) => (
        <li key={dueOn} className={`plan-steps__item${state === 'paid' ? ' plan-steps__item--now' : ''}`}>
          <div>
            <b>{instalments.length === 1 ? texts.pay.whole : texts.pay.instalment(index + 1)}</b>
            <span className="small muted">{texts.pay.states[state]}</span>
          </div>
          <div className="plan-steps__sum">
            <b className="num">{format.money(amount, currency)}</b>
            <span className="small">{texts.pay.by(format.day(dueOn, 'long'))}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
