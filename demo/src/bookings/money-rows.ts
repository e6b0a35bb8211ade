import type { Currency } from '@marram/domain/money'
import { createRandom } from '../catalogue/random.ts'
import type { Row } from '../catalogue/rows.ts'
import type { DemoBooking } from './booking.ts'
import type { Movement } from './payments.ts'
import { type BookingIds, type Place, reservationIdOf } from './place.ts'
import { uuidOf } from './unique.ts'

type MoneyRows = {
  readonly entries: Row[]
  readonly bankEntries: Row[]
  readonly payments: Row[]
  readonly charges: Row[]
  /** Of the movements, in order. */
  readonly references: string[]
}

/** The accounts of the agency's profile. */
const accounts: Readonly<Record<Currency, string>> = { DKK: 'DK3400000012345678', EUR: 'DK7300000087654321' }
const provider = 'sandbox'

/** The ledger of a booking as the booking service writes it, with the books of the bank and of the card provider. */
export function moneyRows(booking: DemoBooking, place: Place, lastIds: BookingIds): MoneyRows {
  const { quote, createdAt, movements, cancelled } = booking
  const { id } = place
  const { currency } = quote
  const rows: MoneyRows = { entries: [], bankEntries: [], payments: [], charges: [], references: [] }
  const enter = (key: string, kind: string, what: string, amount: number, at: string) =>
    rows.entries.push([id, `${id} ${key}`, kind, what, amount, currency, at])
  quote.lines.forEach((line, index) => {
    enter(
      `placed ${index}`,
      'charge',
      'itemId' in line ? `${line.kind} ${line.itemId}` : line.kind,
      line.amount,
      createdAt,
    )
  })
  if (cancelled !== null && cancelled.kept < quote.total) {
    enter('cancelled', 'credit', 'cancellation', cancelled.kept - quote.total, cancelled.at)
  }
  movements.forEach((movement, index) => {
    const kind = movement.amount > 0 ? 'payment' : 'refund'
    const { key, what } = movement.way === 'card' ? payByCard(index) : payByBank(movement)
    rows.references.push(what)
    enter(key, kind, what, -movement.amount, movement.at)
  })
  return rows

  function payByBank(movement: Movement) {
    lastIds.bankEntry += 1
    const reference = `${accounts[currency]} ${movement.bookedOn.replaceAll('-', '')}${lastIds.bankEntry}`
    rows.bankEntries.push(bankRow(booking, movement, { id: lastIds.bankEntry, bookingId: id, reference }))
    return { key: `bank ${lastIds.bankEntry}`, what: `bank ${reference}` }
  }

  function payByCard(index: number) {
    const { amount, at } = movements[index] ?? { amount: 0, at: createdAt }
    const payment = uuidOf(createRandom(place.seed, 'payment', id, index))
    const reference = `${provider}-${payment}`
    rows.payments.push([payment, id, provider, amount, currency, 'captured', '', reference, reference, at, at])
    rows.charges.push([reference, payment, amount, currency, 'captured', at, at])
    return { key: `payment ${payment}`, what: provider }
  }
}

type BankIds = { readonly id: number; readonly bookingId: number; readonly reference: string }

function bankRow(
  { quote, guest }: DemoBooking,
  { amount, bookedOn, at }: Movement,
  { id, bookingId, reference }: BankIds,
): Row {
  const { firstName, lastName } = guest.details
  const texts = { da: 'Reservation', de: 'Buchung', en: 'Booking' }
  const remittance = `${texts[guest.language]} ${reservationIdOf(bookingId)}`
  const party = `${firstName} ${lastName}`
  return [id, reference, bookedOn, amount, quote.currency, false, remittance, party, 'entered', bookingId, at, at]
}
