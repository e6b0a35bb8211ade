/** One entry of a bank statement. */
export type BankEntry = Readonly<{
  /** Of the bank, for this account: the same entry has the same one in every file. */
  key: string
  bookedOn: string
  /** Minor units; positive came in, negative went out. */
  amount: number
  currency: string
  /** The bank takes an earlier entry back. */
  isReversal: boolean
  remittance: string
  /** Who paid, or was paid. */
  party: string
}>

/** A booking that the text of an entry names. */
export type NamedBooking = Readonly<{
  bookingId: number
  currency: string
  /** What brings the earliest instalment to an end, the earliest two, and so on; nothing where nothing is owed. */
  payable: readonly number[]
  /** Below nothing: the guest gets it back. */
  owed: number
  /** Entries that came in for it and were not taken back, with their amounts. */
  received: readonly Readonly<{ entryId: number; amount: number }>[]
}>

/** Why a person must look. */
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
  /** Money that went out and names no booking: the agency's own bills. */
  | Readonly<{ kind: 'foreign' }>

/** Nine digits, also in groups as people type them, and not a part of a longer number. */
export function reservationNumbers(text: string): string[] {
  const found = text.matchAll(/(?<![\d])([1-9]\d{2})[ .-]?(\d{3})[ .-]?(\d{3})(?![\d])/g)
  return [...new Set([...found].map(([, a, b, c]) => `${a}${b}${c}`))]
}

/** Reference, currency and amount must all fit; whatever else is for a person to decide. */
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

/** The latest one of that amount: a guest whose transfer came back has mostly sent it again. */
function matchReversal({ amount }: BankEntry, { bookingId, received }: NamedBooking): BankMatch {
  const original = received.findLast((one) => one.amount === -amount)
  return original ? { kind: 'reversal', bookingId, entryId: original.entryId } : { kind: 'doubt', why: 'no-original' }
}

/** What brings an instalment to an end, and those before it; they are counted from one. */
export type Payable = Readonly<{ instalment: number; amount: number }>

/** Of each open instalment: the earliest, then the earliest two, less what has come in. */
export function openInstalments(plan: readonly { readonly amount: number }[], paid: number): Payable[] {
  let needed = 0
  return plan.flatMap(({ amount }, index) => {
    needed += amount
    return needed > paid ? [{ instalment: index + 1, amount: needed - paid }] : []
  })
}
