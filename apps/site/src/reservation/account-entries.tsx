import type { Reservation } from '@marram/contract/booking/reservation'
import { type ReservationTexts, useReservationTexts } from './use-reservation.ts'

/** The ledger, entry by entry, for whoever wants to see how the sum comes about. */
export function AccountEntries({ reservation }: { readonly reservation: Reservation }) {
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
