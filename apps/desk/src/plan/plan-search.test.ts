import * as v from 'valibot'
import { expect, test } from 'vitest'
import { planSearch } from './plan-search.ts'

test('the address of the plan is read, from words or numbers', () => {
  const read = {
    from: '2027-06-26',
    width: 24,
    q: '2402',
    office: 'Blåvand',
    area: 3,
    place: 12,
    persons: 6,
    house: 1001,
  }
  expect(v.parse(planSearch, read)).toEqual(read)
  expect(
    v.parse(planSearch, { ...read, width: '24', q: 2402, area: '3', place: '12', persons: '6', house: '1001' }),
  ).toEqual(read)
})

test('anything else in it is ignored', () => {
  const wrong = {
    from: '2027-06-31',
    width: 20,
    q: 'x'.repeat(81),
    office: 'x'.repeat(101),
    area: -1,
    place: 'Ho',
    persons: 0,
    house: 1.5,
    more: 1,
  }
  expect(v.parse(planSearch, wrong)).toEqual({})
})
