import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { ChevronDown } from 'lucide-react'
import { format } from '../kit/format.ts'
import { words } from './words.ts'

type Props = { readonly shown: DeskBooking }
type Entry = DeskBooking['entries'][number]

/** The entries with their running balance. */
export function Ledger({ shown }: Props) {
  const { entries, booking } = shown
  const money = (amount: number): string => format.exactMoney(amount, booking.currency)
  let balance = 0
  const rows = entries.map((entry) => {
    balance += entry.amount
    return { entry, balance }
  })
  return (
    <details className="ledger">
      <summary>
        <ChevronDown className="i i--16" aria-hidden="true" />
        {words.ledger}
        <span className="muted">{words.ledgerNote(entries.length)}</span>
      </summary>
      <table className="t t--32">
        <caption className="hide">{words.ledger}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.what}</th>
            <th scope="col" className="num">
              {words.debit}
            </th>
            <th scope="col" className="num">
              {words.credit}
            </th>
            <th scope="col" className="num">
              {words.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, balance: after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered or removed
            <tr key={index}>
              <td className="nowrap">{format.day(entry.on, 'numeric')}</td>
              <td>{entryName(entry, shown)}</td>
              <td className="num">{entry.amount >= 0 ? money(entry.amount) : ''}</td>
              <td className="num">{entry.amount < 0 ? money(-entry.amount) : ''}</td>
              <td className="num">{index === rows.length - 1 ? <b>{money(after)}</b> : money(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const ownNames = [
  'discount',
  'transaction-fee',
  'rebooking-fee',
  'items-added',
  'party-changed',
  'rebooked',
  'cancellation',
] as const

function entryName({ kind, what }: Entry, { itemNames, booking }: DeskBooking): string {
  const { entries } = words
  if (kind === 'payment' || kind === 'refund') return entries[kind](sourceName(what))
  if (what === 'rent') return entries.rent(words.nights(booking.quote.nights))
  const own = ownNames.find((name) => name === what)
  if (own !== undefined) return entries[own]
  const item = itemNames.find(({ itemId }) => what.endsWith(`-item ${itemId}`))
  return item?.name ?? entries[kind]
}

/** Card providers are named by us; anything else is a reference that staff or the bank wrote. */
export function sourceName(what: string): string {
  return what === 'stripe' || what === 'sandbox' ? words.byCard : what.replace(/^bank /, '')
}
