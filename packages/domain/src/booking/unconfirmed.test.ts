import { describe, expect, test } from 'vitest'
import { addressDue, mayMailAgain, mayPlaceUnconfirmed, unconfirmedWindowMs } from './unconfirmed.ts'

const none = { ofRecipient: 0, ofNetwork: 0, nightsOfNetwork: 0 }

test('the window is one week', () => expect(unconfirmedWindowMs).toBe(7 * 86_400_000))

describe('bookings with unconfirmed addresses', () => {
  test.each([
    [{}, 7, true],
    [{}, 28, true],
    [{ ofRecipient: 1, ofNetwork: 3 }, 7, true],
    [{ ofRecipient: 2 }, 7, false],
    [{ ofNetwork: 4 }, 7, false],
    [{ nightsOfNetwork: 35 }, 7, true],
    [{ nightsOfNetwork: 36 }, 7, false],
  ])('after %o one of %i nights: %s', (before, nights, may) => {
    expect(mayPlaceUnconfirmed({ ...none, ...before }, nights)).toBe(may)
  })
})

test.each([
  ['2027-03-06', '2027-02-02T08:00:00.000Z'],
  ['2027-02-02', '2027-02-02T00:00:00.000Z'],
  ['2027-02-01', '2027-02-01T10:00:00.000Z'],
])('a stay from %s is kept until %s', (arrival, due) => {
  expect(addressDue(new Date('2027-02-01T08:00:00Z'), arrival, 24 * 3_600_000).toISOString()).toBe(due)
})

test.each([
  [1, '2027-02-01T08:59:00Z', 'yes'],
  [1, '2027-02-01T08:59:01Z', 'wait'],
  [3, '2027-02-01T08:00:00Z', 'yes'],
  [4, '2027-02-01T08:00:00Z', 'enough'],
])('after %i mails, the last at %s, another one: %s', (count, lastAt, may) => {
  expect(mayMailAgain({ count, lastAt: new Date(lastAt) }, new Date('2027-02-01T09:00:00Z'))).toBe(may)
})
