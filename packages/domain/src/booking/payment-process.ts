/**
 * A card payment. `capturing` and `releasing` are decisions recorded before calling the provider, so that after a crash
 * or an outage the call is repeated and the decision is not made twice.
 */
export const paymentStates = [
  'started',
  'authorised',
  'capturing',
  'captured',
  'releasing',
  'released',
  'refunding',
  'refunded',
  'failed',
] as const
export type PaymentState = (typeof paymentStates)[number]

type TransitionRule = Readonly<{
  from: readonly PaymentState[]
  to: PaymentState
  /** Effect on the guest's card. */
  money: 'none' | 'blocks' | 'takes' | 'frees' | 'returns'
}>

const notTaken = ['started', 'authorised', 'capturing', 'releasing', 'released', 'failed'] as const
const taken = ['captured', 'refunding', 'refunded'] as const

/** All transitions of a payment. Provider notices that match no transition are ignored. */
export const paymentTransitions = {
  // A guest may still pay on a page that was closed or left: notices arrive late and in any order.
  authorise: { from: ['started', 'failed'], to: 'authorised', money: 'blocks' },
  capture: { from: ['authorised'], to: 'capturing', money: 'none' },
  // No longer due, or another payment of the booking is being taken.
  'let-go': { from: ['started', 'failed', 'authorised', 'capturing'], to: 'releasing', money: 'none' },
  // Received money counts, regardless of earlier decisions or notices.
  'confirm-capture': { from: notTaken, to: 'captured', money: 'takes' },
  'confirm-release': {
    from: ['started', 'failed', 'authorised', 'capturing', 'releasing'],
    to: 'released',
    money: 'frees',
  },
  fail: { from: ['started', 'failed'], to: 'failed', money: 'none' },
  'begin-refund': { from: taken, to: 'refunding', money: 'none' },
  'finish-refund': { from: taken, to: 'refunded', money: 'returns' },
  // A partial refund, or a refund that failed.
  'keep-rest': { from: taken, to: 'captured', money: 'none' },
} as const satisfies Record<string, TransitionRule>

export type PaymentTransition = keyof typeof paymentTransitions

const rules: Readonly<Record<PaymentTransition, TransitionRule>> = paymentTransitions

/** The state after a transition, or null if it is not allowed. */
export function nextPaymentState(transition: PaymentTransition, from: PaymentState): PaymentState | null {
  const rule = rules[transition]
  return rule.from.includes(from) ? rule.to : null
}

const isTakenFrom = (transition: PaymentTransition) => (state: PaymentState) =>
  nextPaymentState(transition, state) !== null

/** The card is blocked or about to be charged; a booking has at most one such payment. */
export const activePaymentStates = ['authorised', 'capturing'] as const satisfies readonly PaymentState[]

/** States that still require a call to the provider. */
export const undecidedPaymentStates = [
  'authorised',
  'capturing',
  'releasing',
] as const satisfies readonly PaymentState[]

/** States in which money was received and can be refunded. */
export const takenPaymentStates: readonly PaymentState[] = paymentStates.filter(isTakenFrom('begin-refund'))

/** The transition that follows from all refunds of one payment; failed ones do not count. */
export function refundTransition(
  amount: number,
  { pending, paid }: Readonly<{ pending: number; paid: number }>,
): PaymentTransition {
  if (pending > 0) return 'begin-refund'
  return paid >= amount ? 'finish-refund' : 'keep-rest'
}

/** Reason of a failed payment: the bank declined the card, or the guest left the page. */
export const paymentFailures = ['refused', 'abandoned'] as const
export type PaymentFailure = (typeof paymentFailures)[number]
