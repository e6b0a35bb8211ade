import { expect, test } from 'vitest'
import { filtersOf } from './log-search.ts'

test('filters are read from the address, and what is malformed is ignored', () => {
  const address = { user: '12', command: 'booking.change', subject: 'booking 413224817', from: '2027-06-01' }
  expect(filtersOf(address)).toEqual({ ...address, user: 12 })
  expect(filtersOf({ user: 'command-line' })).toEqual({ user: 'command-line' })
  expect(filtersOf({ user: 'x', from: 'yesterday', until: '2027-13-01' })).toEqual({})
})
