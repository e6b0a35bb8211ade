import type { PayOffer, PayWays, TransferDetails } from '@marram/contract/booking/pay-ways'
import type { Currency } from '@marram/domain/money'
import type { BankAccount } from '@marram/domain/payment/bank-account'
import { epcPayload } from '@marram/domain/payment/epc-payload'
import { payableAmounts } from '@marram/domain/payment/match-bank-entry'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { encode } from 'uqr'
import type { TakesMoney } from '../booking/context.ts'
import { agreedOn, type BookingRow } from '../change/find-booking.ts'
import type { Account } from '../ledger/entries.ts'

/** What a guest may choose from before booking, in this currency. */
export function payOfferIn(currency: Currency, { bank, card }: TakesMoney): PayOffer {
  return { card, transfer: bank[currency] !== undefined }
}

type Owing = Pick<BookingRow, 'state' | 'created_at' | 'confirmed_by' | 'confirmed_on'>

/** What would end each open instalment; what waits for our confirmation is not to be paid yet. */
export function payableNow(row: Owing, quote: Quote, { charged, paid }: Account): number[] {
  if (row.state === 'confirmed-later') return []
  if (row.state === 'booked') return payableAmounts(instalmentPlan(quote, agreedOn(row)), paid)
  return charged > paid ? [charged - paid] : []
}

type Owed = { readonly row: BookingRow; readonly quote: Quote }

export function payWaysOf({ row, quote }: Owed, account: Account, { bank, card }: TakesMoney): PayWays {
  const [due = 0] = payableNow(row, quote, account)
  if (due <= 0) return { due: 0, card: null, transfer: null }
  const target = bank[row.currency]
  return { due, card, transfer: target ? transferTo(target, due, row) : null }
}

function transferTo(
  target: BankAccount,
  amount: number,
  { reservation_id: reference, currency }: Pick<BookingRow, 'reservation_id' | 'currency'>,
): TransferDetails {
  const payload = currency === 'EUR' ? epcPayload(target, amount, reference) : null
  return { ...target, amount, reference, code: payload === null ? null : drawCode(payload) }
}

/** EPC069-12 asks for error correction M and version 13 at most; scanners want four modules of quiet around it. */
export function drawCode(payload: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(payload, { ecc: 'M', maxVersion: 13, border: 4 })
  const runs = data.flatMap((row, y) => [...runsIn(row)].map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size, path: runs.join('') }
}

function* runsIn(row: readonly boolean[]): Generator<{ readonly x: number; readonly length: number }> {
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    yield { x, length }
    x += length
  }
}
