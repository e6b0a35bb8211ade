import { expect, test } from 'vitest'
import { actors, bookingStates, canMove, isOpen, transitions } from './state.ts'

const allowed = [
  'nothing → held by guest',
  'nothing → booked by guest',
  'nothing → booked by staff',
  'nothing → confirmed-later by guest',
  'nothing → confirmed-later by staff',
  'held → booked by guest',
  'held → confirmed-later by guest',
  'held → cancelled by guest',
  'held → cancelled by clock',
  'confirmed-later → booked by staff',
  'confirmed-later → cancelled by guest',
  'confirmed-later → cancelled by staff',
  'confirmed-later → cancelled by clock',
  'booked → cancelled by guest',
  'booked → cancelled by staff',
  'booked → cancelled by clock',
  'booked → completed by clock',
]

test('of all thinkable steps exactly these can be taken, and by nobody else', () => {
  const taken = [null, ...bookingStates].flatMap((from) =>
    bookingStates.flatMap((to) =>
      actors.filter((by) => canMove(from, to, by)).map((by) => `${from ?? 'nothing'} → ${to} by ${by}`),
    ),
  )
  expect(taken.sort()).toEqual(allowed.toSorted())
})

test('no step is listed twice', () => {
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length)
})

test('what is cancelled or completed stays so', () => {
  const left = new Set(transitions.map(({ from }) => from))
  expect(bookingStates.filter((state) => !left.has(state))).toEqual(['cancelled', 'completed'])
})

test('every state can be reached from nothing', () => {
  const reached = new Set<string | null>([null])
  for (const _ of bookingStates) for (const { from, to } of transitions) if (reached.has(from)) reached.add(to)
  expect([...reached].filter((state) => state !== null).sort()).toEqual(bookingStates.toSorted())
})

test('only a coming booking can be changed', () => {
  expect(bookingStates.filter(isOpen)).toEqual(['booked', 'confirmed-later'])
})
