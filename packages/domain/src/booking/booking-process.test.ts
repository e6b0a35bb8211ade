import { expect, test } from 'vitest'
import {
  actors,
  awaitsApproval,
  type BookingTransition,
  bookingStates,
  bookingTransitions,
  cancellationBy,
  canTake,
  isOpen,
  isOver,
  moneyDueIn,
  ruleOf,
} from './booking-process.ts'

const names = Object.keys(bookingTransitions) as BookingTransition[]

const allowed = [
  'hold: nothing → held by guest',
  'hold: nothing → held by staff',
  'release-hold: held → cancelled by guest',
  'release-hold: held → cancelled by staff',
  'release-hold: held → cancelled by clock',
  'book: nothing → booked by guest',
  'book: nothing → booked by staff',
  'book: held → booked by guest',
  'book: held → booked by staff',
  'request: nothing → confirmed-later by guest',
  'request: nothing → confirmed-later by staff',
  'request: held → confirmed-later by guest',
  'request: held → confirmed-later by staff',
  'approve: confirmed-later → booked by staff',
  'change-party: booked → booked by guest',
  'change-party: confirmed-later → confirmed-later by guest',
  'add-items: booked → booked by guest',
  'add-items: confirmed-later → confirmed-later by guest',
  'rebook: booked → booked by guest',
  'amend: booked → booked by staff',
  'amend: confirmed-later → confirmed-later by staff',
  'cancel: booked → cancelled by guest',
  'cancel: booked → cancelled by staff',
  'withdraw: confirmed-later → cancelled by guest',
  'withdraw: confirmed-later → cancelled by staff',
  'cancel-otherwise: booked → cancelled by staff',
  'cancel-otherwise: confirmed-later → cancelled by staff',
  'decline: booked → cancelled by staff',
  'decline: confirmed-later → cancelled by staff',
  'expire: booked → cancelled by clock',
  'expire: confirmed-later → cancelled by clock',
  'complete: booked → completed by clock',
]

test('exactly these transitions can be taken, by these actors only', () => {
  const taken = names.flatMap((name) =>
    [null, ...bookingStates].flatMap((from) =>
      actors
        .filter((by) => canTake(name, from, by))
        .map((by) => `${name}: ${from ?? 'nothing'} → ${ruleOf(name).to ?? from} by ${by}`),
    ),
  )
  expect(taken.toSorted()).toEqual(allowed.toSorted())
})

test('each transition moves this money, and sends this mail', () => {
  const effects = names.map((name) => {
    const { charge, card, event, mail } = ruleOf(name)
    return `${name}: ${charge}, card ${card}, ${event ?? 'no'} event, ${mail ?? 'no'} mail`
  })
  expect(effects).toEqual([
    'hold: unchanged, card unchanged, no event, no mail',
    'release-hold: unchanged, card unchanged, no event, no mail',
    'book: quote, card unchanged, placed event, confirmation mail',
    'request: quote, card unchanged, placed event, confirmation mail',
    'approve: unchanged, card unchanged, confirmed event, approval mail',
    'change-party: difference, card unchanged, party-changed event, change mail',
    'add-items: difference, card unchanged, items-added event, change mail',
    'rebook: difference, card settle, rebooked event, change mail',
    'amend: difference, card settle, rebooked event, change mail',
    'cancel: ladder, card settle, cancelled event, cancellation mail',
    'withdraw: nothing, card settle, cancelled event, cancellation mail',
    'cancel-otherwise: agreed, card settle, cancelled event, cancellation mail',
    'decline: nothing, card settle, cancelled event, cancellation mail',
    'expire: nothing, card settle, cancelled event, release mail',
    'complete: unchanged, card unchanged, completed event, no mail',
  ])
})

test('each refused transition has a code and a sentence', () => {
  const codes = names.map((name) => `${name}: ${ruleOf(name).refusal.code}`)
  expect(codes).toEqual([
    'hold: unavailable',
    'release-hold: cannot-cancel',
    'book: unavailable',
    'request: unavailable',
    'approve: cannot-confirm',
    'change-party: cannot-change',
    'add-items: cannot-change',
    'rebook: cannot-change',
    'amend: cannot-change',
    'cancel: cannot-cancel',
    'withdraw: cannot-cancel',
    'cancel-otherwise: cannot-cancel',
    'decline: cannot-cancel',
    'expire: cannot-cancel',
    'complete: cannot-change',
  ])
  for (const name of names) expect(ruleOf(name).refusal.sentence).toMatch(/^[A-Z].*\.$/)
})

test('each actor has at most one way to cancel by the terms in each state', () => {
  const ways = bookingStates.flatMap((state) =>
    actors.map((actor) => [`${actor} ${state}`, cancellationBy(actor, state)] as const),
  )
  expect(Object.fromEntries(ways.filter(([, way]) => way !== null))).toEqual({
    'guest booked': 'cancel',
    'staff booked': 'cancel',
    'clock booked': 'expire',
    'guest confirmed-later': 'withdraw',
    'staff confirmed-later': 'withdraw',
    'clock confirmed-later': 'expire',
  })
})

test('the predicates of a state follow from its transitions', () => {
  const told = bookingStates.map((state) => [state, isOpen(state), awaitsApproval(state), isOver(state)])
  expect(told).toEqual([
    ['held', false, false, false],
    ['booked', true, false, false],
    ['confirmed-later', true, true, false],
    ['cancelled', false, false, true],
    ['completed', false, false, true],
  ])
})

test('instalments are due once the booking is confirmed, and the balance after it ends', () => {
  expect(bookingStates.map((state) => [state, moneyDueIn(state)])).toEqual([
    ['held', 'nothing'],
    ['booked', 'instalments'],
    ['confirmed-later', 'nothing'],
    ['cancelled', 'balance'],
    ['completed', 'balance'],
  ])
})

test('every state can be reached', () => {
  const reached = new Set<string | null>([null])
  for (const _ of bookingStates) {
    for (const name of names) {
      const { from, to } = ruleOf(name)
      if (from.some((state) => reached.has(state)) && to !== null) reached.add(to)
    }
  }
  expect([...reached].filter((state) => state !== null).toSorted()).toEqual(bookingStates.toSorted())
})
