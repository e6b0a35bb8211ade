/** Where a booking stands. `held` is a house kept while somebody types; the others are bookings. */
export const bookingStates = ['held', 'booked', 'confirmed-later', 'cancelled', 'completed'] as const
export type BookingState = (typeof bookingStates)[number]
export const actors = ['guest', 'staff', 'clock'] as const
export type Actor = (typeof actors)[number]

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

/** The states in which a guest may still change the party or order more. */
export function isOpen(state: BookingState): boolean {
  return state === 'booked' || state === 'confirmed-later'
}
