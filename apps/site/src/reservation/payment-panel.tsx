import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TransferLines } from '../booking/transfer-panel.tsx'
import { pathTo } from './reservation-form.tsx'
import { type ReservationTexts, useReservationTexts } from './reservation-texts.ts'

type PaymentPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** What is paid and what is open: the sum of the ledger, and which instalment that covers. */
export function PaymentPanel({ access, reservation }: PaymentPanelProps) {
  const { texts, format } = useReservationTexts()
  const { booking } = reservation
  const money = (amount: number) => format.money(amount, booking.currency)
  const { payWays } = booking
  const isOpen = payWays.due > 0
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
      {isOpen && booking.cardState !== 'none' ? (
        <Notice kind={booking.cardState === 'declined' ? 'error' : 'sand'}>{texts.pay[booking.cardState]}</Notice>
      ) : null}
      {isOpen && payWays.card !== null && booking.cardState !== 'pending' ? (
        <p>
          <Button colour="CTA" icon="credit-card" href={pathTo('/api/booking/mine/pay', access)}>
            {texts.pay.card(money(payWays.due))}
          </Button>
        </p>
      ) : null}
      {payWays.transfer === null ? null : <TransferLines transfer={payWays.transfer} currency={booking.currency} />}
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

/** The ledger, entry by entry, for whoever wants to see how the sum comes about. */
function AccountEntries({ reservation }: { readonly reservation: Reservation }) {
  const words = useReservationTexts()
  const { texts, format } = words
  return (
    <details className="reservation__entries">
      <summary>{texts.pay.account}</summary>
      <dl className="lines">
        {reservation.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered or removed
          <div key={index}>
            <dt>
              {entryLabel(entry, reservation, words)}
              <small>{format.day(entry.on, 'long')}</small>
            </dt>
            <dd>{format.money(entry.amount, reservation.booking.currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Entry = Reservation['entries'][number]

function entryLabel({ kind, what }: Entry, { itemNames, booking }: Reservation, { texts }: ReservationTexts): string {
  const { entries } = texts.pay
  if (kind !== 'charge') return entries[kind]
  if (what === 'items-added' || what === 'party-changed') return entries[what]
  if (what === 'rent') return texts.price.rent(texts.nights(booking.quote.nights))
  if (what === 'transaction-fee') return texts.price.fee
  const [, id] = /-item (\d+)$/.exec(what) ?? []
  return itemNames.find(({ itemId }) => itemId === Number(id))?.name ?? entries.charge
}
