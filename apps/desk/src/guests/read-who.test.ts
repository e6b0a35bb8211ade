import { expect, test } from 'vitest'
import { readWho } from './read-who.ts'

test.each([
  [' Karen@Example.org ', { email: 'Karen@Example.org' }],
  ['413224817', { reservationId: '413224817' }],
  ['41322481', null],
  ['karen', null],
  ['', null],
])('%j is read as %j', (typed, who) => {
  expect(readWho(typed)).toEqual(who)
})
