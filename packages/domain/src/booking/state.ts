/** Where a booking stands. `held` is a house kept while somebody types; the others are bookings. */
export type BookingState = 'held' | 'booked' | 'confirmed-later' | 'cancelled' | 'completed'
export type Actor = 'guest' | 'staff' | 'clock'

export const bookingStates: readonly BookingState[] = ['held', 'booked', 'confirmed-later', 'cancelled', 'completed']
export const actors: readonly Actor[] = ['guest', 'staff', 'clock']

/** From null: out of nothing. */
export type Transition = Readonly<{ from: BookingState | null; to: BookingState; by: readonly Actor[] }>

/** Everything that can happen to a booking; what is not listed cannot. */
export const transitions: readonly Transition[] = [
  { from: null, to: 'held', by: ['guest'] },
  { from: null, to: 'booked', by: ['guest', 'staff'] },
  { from: null, to: 'confirmed-later', by: ['guest', 'staff'] },
  { from: 'held', to: 'booked', by: ['guest'] },
  { from: 'held', to: 'confirmed-later', by: ['guest'] },
  { from: 'held', to: 'cancelled', by: ['guest', 'clock'] },
  { from: 'confirmed-later', to: 'booked', by: ['staff'] },
  // By the clock: nobody has confirmed the mail address in time.
  { from: 'confirmed-later', to: 'cancelled', by: ['guest', 'staff', 'clock'] },
  { from: 'booked', to: 'cancelled', by: ['guest', 'staff', 'clock'] },
  { from: 'booked', to: 'completed', by: ['clock'] },
]

export function canMove(from: BookingState | null, to: BookingState, by: Actor): boolean {
  return transitions.some((step) => step.from === from && step.to === to && step.by.includes(by))
}

/** Nobody can do anything with it any more. */
export function isFinal(state: BookingState): boolean {
  return !transitions.some(({ from }) => from === state)
}

/** Whether the nights belong to this booking, so that nobody else can have them. */
export function keepsNights(state: BookingState): boolean {
  return state !== 'cancelled'
}

/** The states in which a guest may still change the party or order more. */
export function isOpen(state: BookingState): boolean {
  return state === 'booked' || state === 'confirmed-later'
}
