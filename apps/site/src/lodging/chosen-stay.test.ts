import { expect, test } from 'vitest'
import { parseChosenStay } from './chosen-stay.ts'

const whole = { lodgingId: '12', arrival: '2027-06-12', duration: 7, adults: '4', children: '1', infants: 1, pets: 0 }

test('an address with a house, a stay and a party is understood', () => {
  expect(parseChosenStay(whole)).toEqual({ ...whole, lodgingId: 12, adults: 4, children: 1 })
})

test('without a party it is for two adults', () => {
  expect(parseChosenStay({ lodgingId: 12, arrival: '2027-06-12', duration: 7 })).toMatchObject({
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  })
})

test.each([
  {},
  { ...whole, lodgingId: 'b2417' },
  { ...whole, arrival: '2027-02-30' },
  { ...whole, arrival: undefined },
  { ...whole, duration: 0 },
  { ...whole, duration: 2.5 },
  { ...whole, adults: 0 },
  { ...whole, pets: -1 },
  { ...whole, children: 'two' },
])('nonsense is no stay: %o', (query) => {
  expect(parseChosenStay(query)).toBeNull()
})
