import type { ListedBooking } from '@marram/contract/desk/booking-list'
import type { listBankEntries } from '@marram/contract/desk/ledger'
import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type * as v from 'valibot'
import { currencies } from '../bookings/bookings-search.ts'
import { format, moneyIn } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { Balance } from './balance.tsx'
import { BookingField } from './booking-field.tsx'
import { words } from './words.ts'

export type BankEntry = v.InferOutput<typeof listBankEntries.output>['items'][number]

type Props = {
  readonly entry: BankEntry
  readonly assign: (reservationId: string) => void
  readonly dismiss: () => void
}

/** An entry of the bank; an open one with the bookings that it could be meant for. A takes the first, R none. */
export function BankEntryDetail({ entry, assign, dismiss }: Props) {
  const { amount, currency, party, remittance, state } = entry
  const isOpen = state === 'open'
  const [first] = entry.proposals
  useShortcuts({ a: () => first !== undefined && assign(first.reservationId), r: dismiss }, isOpen)
  return (
    <>
      <header>
        <h2 className="money__amount">{moneyIn(amount, currency)}</h2>
        <p>{party === '' ? words.noParty : amount > 0 ? words.from(party) : words.to(party)}</p>
        <p className="muted">
          {words.bookedOn(format.day(entry.bookedOn, 'numeric'))}
          {entry.isReversal && `. ${words.reversal}.`}
        </p>
      </header>
      <div>
        <h3>{words.remittance}</h3>
        <p className="words quote">{remittance === '' ? words.noText : remittance}</p>
      </div>
      <Standing entry={entry} />
      {isOpen && <Proposals entry={entry} assign={assign} />}
      {isOpen && may('bookings.read') && <OtherBooking entry={entry} assign={assign} />}
      {isOpen && (
        <div className="btns">
          <button type="button" className="btn" onClick={dismiss}>
            <X className="i" aria-hidden="true" /> {words.dismiss} <kbd>R</kbd>
          </button>
        </div>
      )}
    </>
  )
}

/** The reason why it is open, or its end. */
function Standing({ entry: { state, reason, reservationId } }: Pick<Props, 'entry'>) {
  if (state === 'entered') {
    return (
      <p>
        {words.enteredFor} {reservationId !== null && <BookingLink reservationId={reservationId} />}
      </p>
    )
  }
  if (reason === null) return null
  const doubt = Object.entries(words.doubts).find(([key]) => key === reason)?.[1]
  return (
    <p className={state === 'open' ? 'note note--waits' : 'note note--info'}>
      <CircleAlert className="i" aria-hidden="true" />
      {state === 'open' ? (doubt ?? reason) : words.dismissedFor(reason)}
    </p>
  )
}

const canAssign = ({ currency }: BankEntry): boolean => currencies.some((one) => one === currency)

function Proposals({ entry, assign }: Omit<Props, 'dismiss'>) {
  const { proposals, amount, currency } = entry
  if (!canAssign(entry)) return <p>{words.wrongCurrency(currency)}</p>
  if (proposals.length === 0) return <p className="muted">{words.noProposals}</p>
  return (
    <section className="panel" aria-labelledby="proposals">
      <div className="panel__head">
        <h3 id="proposals">{words.proposals}</h3>
      </div>
      <ul className="rows">
        {proposals.map(({ reservationId, guest, arrival, owed, reasons }, index) => (
          <li key={reservationId} className="proposal">
            <div>
              <BookingLink reservationId={reservationId} /> {guest}, {words.arrival(format.day(arrival, 'numeric'))}
              <p className="muted">{format.list(reasons.map((reason) => words.reasons[reason]))}</p>
            </div>
            <Balance owed={owed} amount={amount} currency={currency} />
            <button
              type="button"
              className={index === 0 ? 'btn btn--act' : 'btn'}
              onClick={() => assign(reservationId)}
            >
              <Check className="i" aria-hidden="true" />
              {words.assign} <span className="hide">{reservationId}</span> {index === 0 && <kbd>A</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows what the assignment does before the button does it. */
function OtherBooking({ entry, assign }: Omit<Props, 'dismiss'>) {
  const [booking, setBooking] = useState<ListedBooking | null>(null)
  if (!canAssign(entry)) return null
  return (
    <div className="other">
      <BookingField currency={entry.currency} value={booking} onChange={setBooking} />
      <div className="other__effect" aria-live="polite">
        {booking !== null && (
          <Balance owed={booking.charged - booking.paid} amount={entry.amount} currency={entry.currency} />
        )}
      </div>
      {booking !== null && (
        <button type="button" className="btn btn--act" onClick={() => assign(booking.reservationId)}>
          <Check className="i" aria-hidden="true" />
          {words.assign} <span className="hide">{booking.reservationId}</span>
        </button>
      )}
    </div>
  )
}

export function BookingLink({ reservationId }: { readonly reservationId: string }) {
  return (
    <Link className="link" to="/desk/bookings/$reservationId/" params={{ reservationId }}>
      {reservationId}
    </Link>
  )
}
