import type { PayOffer, PayWays, TransferDetails } from '@marram/contract/booking/pay-ways'
import { moneyDueIn } from '@marram/domain/booking/booking-process'
import type { Currency } from '@marram/domain/money'
import type { BankAccount } from '@marram/domain/payment/bank-account'
import { epcPayload } from '@marram/domain/payment/epc-payload'
import { openInstalments, type Payable } from '@marram/domain/payment/match-bank-entry'
import type { TakesMoney } from '../booking/context.ts'
import { type BookingRow, instalmentsOf, type OwnBooking } from '../change/find-booking.ts'
import type { Account } from '../ledger/entries.ts'
import { drawCode } from './transfer-code.ts'

/** Payment methods before booking, in this currency. */
export function payOfferIn(currency: Currency, { bank, card }: TakesMoney): PayOffer {
  return { card, transfer: bank()[currency] !== undefined }
}

type Owing = Pick<OwnBooking, 'quote' | 'terms'> & {
  readonly row: Pick<BookingRow, 'state' | 'created_at' | 'confirmed_by' | 'confirmed_on' | 'rebooked_on'>
}

/** The amount that completes each open instalment; empty before a deferred booking is confirmed. */
export function payableNow(booking: Owing, { charged, paid }: Account): Payable[] {
  const due = moneyDueIn(booking.row.state)
  if (due === 'nothing') return []
  if (due === 'instalments') return openInstalments(instalmentsOf(booking), paid)
  return charged > paid ? [{ instalment: 1, amount: charged - paid }] : []
}

/** Payment methods for the requested instalment and earlier ones, or else for the earliest open one. */
export function payWaysOf(
  booking: Pick<OwnBooking, 'row' | 'quote' | 'terms'>,
  account: Account,
  { bank, card }: TakesMoney,
  requested?: number,
): PayWays {
  const { row } = booking
  const open = payableNow(booking, account)
  const next = open.find(({ instalment }) => instalment === requested) ?? open[0]
  if (!next) return { due: 0, instalment: 0, open: [], card: null, transfer: null }
  const { amount: due, instalment } = next
  const target = bank()[row.currency]
  return { due, instalment, open, card, transfer: target ? transferTo(target, due, row) : null }
}

function transferTo(
  target: BankAccount,
  amount: number,
  { reservation_id: reference, currency }: Pick<BookingRow, 'reservation_id' | 'currency'>,
): TransferDetails {
  const payload = currency === 'EUR' ? epcPayload(target, amount, reference) : null
  return { ...target, amount, reference, code: payload === null ? null : drawCode(payload) }
}
