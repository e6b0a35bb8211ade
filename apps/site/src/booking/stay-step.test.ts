import { expect, test } from 'vitest'
import type { Answered } from './flow-client.ts'
import { afterHold } from './stay-step.tsx'

const refused = (code: string, more: { reservationId?: string } = {}): Answered<unknown> => ({
  kind: 'refused',
  refusal: { code, alternatives: [], ...more },
})

test('a held house leads to the second step', () => {
  expect(afterHold({ kind: 'done', data: null })).toEqual({ kind: 'details' })
})

test.each(['too-many-holds', 'too-many-requests', 'no-answer', 'busy'])(
  'a house that could not be held (%s) does not block the next step',
  (code) => {
    expect(afterHold(refused(code))).toEqual({ kind: 'details' })
  },
)

test.each(['not-available', 'too-late', 'unknown-lodging'])(
  'a stay that is gone (%s) is explained in the first step',
  (code) => {
    expect(afterHold(refused(code))).toEqual({ kind: 'stay', refusal: { code, alternatives: [] } })
  },
)

test("the guest's own booking of this stay leads to its receipt", () => {
  expect(afterHold(refused('already-booked', { reservationId: '123456789' }))).toEqual({
    kind: 'receipt',
    reservationId: '123456789',
  })
})
