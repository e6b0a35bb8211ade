import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation } from '@marram/contract/booking/reservation'
import { awaitsApproval } from '@marram/domain/booking/booking-process'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TransferLines } from '../booking/transfer-panel.tsx'
import { pathTo, reservationPath, ServerLink } from './reservation-form.tsx'
import { type ReservationTexts, useReservationTexts } from './reservation-texts.ts'

type PaymentPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** Paid and open amounts: the sum of the ledger, and the instalments it covers. */
export function PaymentPanel({ access, reservation }: PaymentPanelProps) {
  const { texts, format } = useReservationTexts()
  const { booking } = reservation
  const money = (amount: number) => format.money(amount, booking.currency)
  const owed = awaitsApproval(booking.state) ? texts.pay.owedLater : texts.pay.owed
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
            <dt>{booking.owed > 0 ? owed : texts.pay.back}</dt>
            <dd>{money(Math.abs(booking.owed))}</dd>
          </div>
        )}
      </dl>
      {booking.owed === 0 ? <p>{texts.pay.settled}</p> : null}
      <Refunds booking={booking} />
      {booking.payWays.due > 0 ? <PayNow access={access} booking={booking} /> : null}
      <AccountEntries reservation={reservation} />
    </Panel>
  )
}

type Booking = Reservation['booking']

/** The way and time of refunds, after a cancellation or a change to a cheaper stay. */
function Refunds({ booking: { owed, refundsPending, currency, terms } }: { readonly booking: Booking }) {
  const { texts, format } = useReservationTexts()
  if (owed >= 0) return null
  const money = (amount: number) => format.money(amount, currency)
  const days = format.number(terms.refundWorkingDays)
  const rest = -owed - refundsPending
  return (
    <>
      {refundsPending > 0 ? <p>{texts.pay.toCard(money(refundsPending), days)}</p> : null}
      {rest > 0 ? <p>{texts.pay.toAccount(money(rest), days)}</p> : null}
    </>
  )
}

type PayNowProps = { readonly access: BookingAccess; readonly booking: Booking }

/** Every open instalment with every available method, whatever was chosen when booking. */
function PayNow({ access, booking }: PayNowProps) {
  const { texts, format } = useReservationTexts()
  const { payWays, cardState, currency } = booking
  const { due, open, instalment, card, transfer } = payWays
  const money = (amount: number) => format.money(amount, currency)
  const declined = transfer === null ? texts.pay.declined : `${texts.pay.declined} ${texts.pay.orTransfer}`
  return (
    <>
      {cardState === 'none' ? null : (
        <Notice kind={cardState === 'declined' ? 'error' : 'sand'}>
          {cardState === 'declined' ? declined : texts.pay[cardState]}
        </Notice>
      )}
      {open.length > 1 ? (
        <nav className="pay-parts" aria-labelledby="pay-parts">
          <p id="pay-parts">{texts.pay.choose}</p>
          <ul>
            {open.map((part, index) => (
              <li key={part.instalment}>
                <ServerLink
                  href={`${pathTo(reservationPath, access, { instalment: String(part.instalment) })}#reservation-pay`}
                  aria-current={part.instalment === instalment ? 'true' : undefined}
                >
                  {index === 0 ? texts.pay.next(money(part.amount)) : texts.pay.all(money(part.amount))}
                </ServerLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {card !== null && cardState !== 'pending' ? (
        <p>
          <Button
            colour="CTA"
            icon="credit-card"
            href={pathTo('/api/booking/mine/pay', access, { amount: String(due) })}
          >
            {texts.pay.card(money(due))}
          </Button>
        </p>
      ) : null}
      {transfer === null ? null : <TransferLines transfer={transfer} currency={currency} />}
    </>
  )
}

function Instalments({ booking }: { readonly booking: Booking }) {
  const words = useReservationTexts()
  const { texts, format } = words
  const { instalments, currency } = booking
  const isWaiting = awaitsApproval(booking.state)
  return (
    <ol className="plan-steps">
      {instalments.map(({ amount, dueOn, state }, index) => (
        <li key={dueOn} className={`plan-steps__item${state === 'paid' ? ' plan-steps__item--now' : ''}`}>
          <div>
            <b>{instalments.length === 1 ? texts.pay.whole : texts.pay.instalment(index + 1)}</b>
            <span className="small muted">{isWaiting ? texts.pay.notYet : texts.pay.states[state]}</span>
          </div>
          <div className="plan-steps__sum">
            <b className="num">{format.money(amount, currency)}</b>
            <span className="small">{termOf({ dueOn, state }, words)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

type Term = Pick<Booking['instalments'][number], 'dueOn' | 'state'>

/** A paid instalment has no due date. @internal */
export function termOf({ dueOn, state }: Term, { texts, format }: ReservationTexts): string | null {
  return state === 'paid' ? null : texts.pay.by(format.day(dueOn, 'long'))
}

/** The ledger entry by entry; after a cancellation it is the guest's main interest. */
function AccountEntries({ reservation }: { readonly reservation: Reservation }) {
  const words = useReservationTexts()
  const { texts, format } = words
  return (
    <details className="unfold reservation__entries" open={reservation.booking.state === 'cancelled'}>
      <summary>
        {texts.pay.account} <Icon className="unfold__sign" name="chevron-down" size="small" />
      </summary>
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
  if (what === 'items-added' || what === 'party-changed' || what === 'rebooked') return entries[what]
  if (what === 'rent') return texts.price.rent(texts.nights(booking.quote.nights))
  if (what === 'transaction-fee') return texts.price.fee
  const [, id] = /-item (\d+)$/.exec(what) ?? []
  return itemNames.find(({ itemId }) => itemId === Number(id))?.name ?? entries.charge
}
