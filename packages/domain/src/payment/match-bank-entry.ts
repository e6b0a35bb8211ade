/** One entry of a bank statement. */
export type BankEntry = Readonly<{
  /** The bank's key for this account: an entry has the same key in every file. */
  key: string
  bookedOn: string
  /** Minor units; positive is incoming, negative outgoing. */
  amount: number
  currency: string
  /** The bank reverses an earlier entry. */
  isReversal: boolean
  remittance: string
  /** The payer or payee. */
  party: string
}>

/** A booking mentioned in the text of an entry. */
export type NamedBooking = Readonly<{
  bookingId: number
  currency: string
  /** Amounts that settle the earliest instalment, the earliest two, and so on; empty if nothing is owed. */
  payable: readonly number[]
  /** Negative if the guest gets money back. */
  owed: number
  /** Incoming entries of this booking that were not reversed. */
  received: readonly Readonly<{ entryId: number; amount: number }>[]
}>

/** Reason why staff must decide. */
export type MatchDoubt =
  | 'no-number'
  | 'several-numbers'
  | 'unknown-number'
  | 'other-currency'
  | 'other-amount'
  | 'nothing-owed'
  | 'no-original'

export type BankMatch =
  | Readonly<{ kind: 'payment' | 'refund'; bookingId: number }>
  | Readonly<{ kind: 'reversal'; bookingId: number; entryId: number }>
  | Readonly<{ kind: 'doubt'; why: MatchDoubt }>
  /** Outgoing money that names no booking: the agency's own bills. */
  | Readonly<{ kind: 'foreign' }>

/** Nine digits, also in groups, that are not part of a longer number. */
export function reservationNumbers(text: string): string[] {
  const found = text.matchAll(/(?<![\d])([1-9]\d{2})[ .-]?(\d{3})[ .-]?(\d{3})(?![\d])/g)
  return [...new Set([...found].map(([, a, b, c]) => `${a}${b}${c}`))]
}

/** Reference, currency and amount must all match; staff decide about everything else. */
export function matchBankEntry(entry: BankEntry, named: readonly NamedBooking[]): BankMatch {
  const [booking, another] = named
  const isNumbered = reservationNumbers(entry.remittance).length > 0
  if (booking === undefined) {
    if (entry.amount < 0 && !entry.isReversal && !isNumbered) return { kind: 'foreign' }
    return { kind: 'doubt', why: isNumbered ? 'unknown-number' : 'no-number' }
  }
  if (another !== undefined) return { kind: 'doubt', why: 'several-numbers' }
  if (booking.currency !== entry.currency) return { kind: 'doubt', why: 'other-currency' }
  if (entry.isReversal) return matchReversal(entry, booking)
  return entry.amount > 0 ? matchPayment(entry, booking) : matchRefund(entry, booking)
}

function matchPayment({ amount }: BankEntry, { bookingId, payable }: NamedBooking): BankMatch {
  if (payable.length === 0) return { kind: 'doubt', why: 'nothing-owed' }
  return payable.includes(amount) ? { kind: 'payment', bookingId } : { kind: 'doubt', why: 'other-amount' }
}

function matchRefund({ amount }: BankEntry, { bookingId, owed }: NamedBooking): BankMatch {
  return amount === owed ? { kind: 'refund', bookingId } : { kind: 'doubt', why: 'other-amount' }
}

/** The latest one of that amount: a guest whose transfer was returned has usually sent it again. */
function matchReversal({ amount }: BankEntry, { bookingId, received }: NamedBooking): BankMatch {
  const original = received.findLast((one) => one.amount === -amount)
  return original ? { kind: 'reversal', bookingId, entryId: original.entryId } : { kind: 'doubt', why: 'no-original' }
}

/** The amount that settles an instalment and all before it; `instalment` counts from one. */
export type Payable = Readonly<{ instalment: number; amount: number }>

/** For each open instalment: the amount due up to it, less what was paid. */
export function openInstalments(plan: readonly { readonly amount: number }[], paid: number): Payable[] {
  let needed = 0
  return plan.flatMap(({ amount }, index) => {
    needed += amount
    return needed > paid ? [{ instalment: index + 1, amount: needed - paid }] : []
  })
}
