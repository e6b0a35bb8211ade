/** `held` keeps a house while a guest types; the other states are bookings. */
export const bookingStates = ['held', 'booked', 'confirmed-later', 'cancelled', 'completed'] as const
export type BookingState = (typeof bookingStates)[number]

/** A hold is not yet a booking and has its own table. */
export const storedStates = bookingStates.filter((state) => state !== 'held')

export const actors = ['guest', 'staff', 'clock'] as const
export type Actor = (typeof actors)[number]

/** `confirmed-later` waits for the agency's approval; the agency asks for no money until then. */
const moneyDue = {
  held: 'nothing',
  'confirmed-later': 'nothing',
  booked: 'instalments',
  cancelled: 'balance',
  completed: 'balance',
} as const satisfies Record<BookingState, 'nothing' | 'instalments' | 'balance'>
export type MoneyDue = (typeof moneyDue)[BookingState]

export type BookingMail = 'confirmation' | 'approval' | 'change' | 'cancellation' | 'release'

/** An entry in the history of the booking. */
export type BookingEvent =
  | 'placed'
  | 'confirmed'
  | 'party-changed'
  | 'items-added'
  | 'rebooked'
  | 'cancelled'
  | 'completed'

/**
 * Effect on what the guest owes: `ladder`, `nothing` and `agreed` (an amount that staff name) credit the rest of what was
 * charged.
 */
export type Charge = 'quote' | 'difference' | 'ladder' | 'nothing' | 'agreed' | 'unchanged'

type TransitionRule = Readonly<{
  /** Null if the booking does not exist yet. */
  from: readonly (BookingState | null)[]
  /** Null if the state does not change. */
  to: BookingState | null
  by: readonly Actor[]
  charge: Charge
  /** `settle` releases authorised cards and refunds what exceeds the new charge. */
  card: 'settle' | 'unchanged'
  event: BookingEvent | null
  mail: BookingMail | null
  /** Code and sentence of the 409 response if the transition is not possible. */
  refusal: Readonly<{ code: string; sentence: string }>
}>

const open = ['booked', 'confirmed-later'] as const
const cannotBook = { code: 'unavailable', sentence: 'This house can no longer be booked for this stay.' }
const cannotChange = { code: 'cannot-change', sentence: 'This booking can no longer be changed here.' }
const cannotCancel = { code: 'cannot-cancel', sentence: 'This booking can no longer be cancelled.' }

const noMoney = { charge: 'unchanged', card: 'unchanged' } as const
const changing = {
  from: open,
  to: null,
  by: ['guest'],
  charge: 'difference',
  card: 'unchanged',
  mail: 'change',
  refusal: cannotChange,
} as const
const ending = { to: 'cancelled', card: 'settle', event: 'cancelled', refusal: cannotCancel } as const

/** Everything that can happen to a booking. Commands, refusals, pages and mails derive from this table. */
export const bookingTransitions = {
  hold: { from: [null], to: 'held', by: ['guest', 'staff'], ...noMoney, event: null, mail: null, refusal: cannotBook },
  'release-hold': { ...ending, from: ['held'], by: actors, ...noMoney, event: null, mail: null },
  book: {
    from: [null, 'held'],
    to: 'booked',
    by: ['guest', 'staff'],
    charge: 'quote',
    card: 'unchanged',
    event: 'placed',
    mail: 'confirmation',
    refusal: cannotBook,
  },
  request: {
    from: [null, 'held'],
    to: 'confirmed-later',
    by: ['guest', 'staff'],
    charge: 'quote',
    card: 'unchanged',
    event: 'placed',
    mail: 'confirmation',
    refusal: cannotBook,
  },
  approve: {
    from: ['confirmed-later'],
    to: 'booked',
    by: ['staff'],
    ...noMoney,
    event: 'confirmed',
    mail: 'approval',
    refusal: { code: 'cannot-confirm', sentence: 'Only a booking that waits for approval can be confirmed.' },
  },
  'change-party': { ...changing, event: 'party-changed' },
  'add-items': { ...changing, event: 'items-added' },
  // Dates, party and extras at once. Not before the approval, which is given for these dates.
  rebook: { ...changing, from: ['booked'], card: 'settle', event: 'rebooked' },
  // As `rebook`, also to another house; the rules that only bind guests do not apply.
  amend: { ...changing, by: ['staff'], card: 'settle', event: 'rebooked' },
  cancel: { ...ending, from: ['booked'], by: ['guest', 'staff'], charge: 'ladder', mail: 'cancellation' },
  withdraw: { ...ending, from: ['confirmed-later'], by: ['guest', 'staff'], charge: 'nothing', mail: 'cancellation' },
  'cancel-otherwise': { ...ending, from: open, by: ['staff'], charge: 'agreed', mail: 'cancellation' },
  decline: { ...ending, from: open, by: ['staff'], charge: 'nothing', mail: 'cancellation' },
  // The guest did not confirm the mail address in time.
  expire: { ...ending, from: open, by: ['clock'], charge: 'nothing', mail: 'release' },
  complete: {
    from: ['booked'],
    to: 'completed',
    by: ['clock'],
    ...noMoney,
    event: 'completed',
    mail: null,
    refusal: cannotChange,
  },
} as const satisfies Record<string, TransitionRule>

export type BookingTransition = keyof typeof bookingTransitions

const rules: Readonly<Record<BookingTransition, TransitionRule>> = bookingTransitions

export function ruleOf(transition: BookingTransition): TransitionRule {
  return rules[transition]
}

export function canTake(transition: BookingTransition, from: BookingState | null, by: Actor): boolean {
  const rule = rules[transition]
  return rule.from.includes(from) && rule.by.includes(by)
}

/** The transition by which this actor ends a booking in this state by the terms, or null. */
export function cancellationBy(actor: Actor, from: BookingState): BookingTransition | null {
  const ways = ['cancel', 'withdraw', 'decline', 'expire'] as const
  return ways.find((way) => canTake(way, from, actor)) ?? null
}

export function moneyDueIn(state: BookingState): MoneyDue {
  return moneyDue[state]
}

/** The guest can still change the party or order more. */
export function isOpen(state: BookingState): boolean {
  return canTake('change-party', state, 'guest')
}

export function awaitsApproval(state: BookingState): boolean {
  return canTake('approve', state, 'staff')
}

/** No transition is left; payments may still arrive. */
export function isOver(state: BookingState): boolean {
  return !Object.values(rules).some(({ from }) => from.includes(state))
}
