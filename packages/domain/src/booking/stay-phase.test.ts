import { expect, test } from 'vitest'
import { stayPhase } from './stay-phase.ts'

const stay = { state: 'booked', arrival: '2027-07-10', departure: '2027-07-17' } as const

test.each([
  ['2027-06-10', { kind: 'before', days: 30 }],
  ['2027-07-09', { kind: 'before', days: 1 }],
  ['2027-07-10', { kind: 'arrival' }],
  ['2027-07-11', { kind: 'during', days: 6 }],
  ['2027-07-17', { kind: 'departure' }],
  ['2027-07-18', { kind: 'after' }],
])('on %s the phase is %j', (today, phase) => {
  expect(stayPhase({ ...stay, today })).toEqual(phase)
})

test('a cancelled or unconfirmed stay has no countdown', () => {
  for (const state of ['cancelled', 'confirmed-later'] as const) {
    expect(stayPhase({ ...stay, state, today: '2027-06-10' })).toBeNull()
  }
})
