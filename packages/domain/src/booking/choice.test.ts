import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseQuantity, parseBookingChoice, presentBookingChoice } from './choice.ts'

const whole = { lodgingId: '12', arrival: '2027-06-12', duration: '7', adults: '4', children: '1', pets: '2' }

function read(query: string) {
  return parseBookingChoice(Object.fromEntries(new URLSearchParams(query)))
}

test('a house, a stay, a party and extras are parsed from a URL', () => {
  expect(parseBookingChoice({ ...whole, 'item-6': '2', 'item-2': 1, 'item-7': '0', 'item-3': '' })).toEqual({
    lodgingId: 12,
    arrival: '2027-06-12',
    duration: 7,
    party: { adults: 4, children: 1, infants: 0, pets: 2 },
    items: [
      { itemId: 2, quantity: 1 },
      { itemId: 6, quantity: 2 },
    ],
    seenTotal: null,
  })
})

test('the default party is two adults', () => {
  const { lodgingId, arrival, duration } = whole
  expect(parseBookingChoice({ lodgingId, arrival, duration })?.party).toEqual({
    adults: 2,
    children: 0,
    infants: 0,
    pets: 0,
  })
})

test.each([
  {},
  { ...whole, lodgingId: 'b2417' },
  { ...whole, lodgingId: '99999999999' },
  { ...whole, arrival: '2027-02-30' },
  { ...whole, arrival: undefined },
  { ...whole, duration: '0' },
  { ...whole, duration: '2.5' },
  { ...whole, duration: '366' },
  { ...whole, adults: '0' },
  { ...whole, adults: ['2'] },
  { ...whole, adults: ['2', '3'] },
  { ...whole, pets: '-1' },
  { ...whole, infants: '1000' },
  { ...whole, children: 'two' },
  { ...whole, 'item-2': '-1' },
  { ...whole, 'item-2': '1000' },
  Object.fromEntries([...Object.entries(whole), ...Array.from({ length: 101 }, (_, id) => [`item-${id + 1}`, '1'])]),
])('invalid input gives no choice: %o', (written) => {
  expect(parseBookingChoice(written)).toBeNull()
})

test('only adults are required', () => {
  const party = { adults: 1, children: 0, infants: 0, pets: 0 }
  expect(parseBookingChoice({ ...whole, adults: '1', children: '0', infants: '0', pets: '0' })?.party).toEqual(party)
})

test('an invalid seen total is ignored', () => {
  expect(parseBookingChoice({ ...whole, seenTotal: '-5' })?.seenTotal).toBeNull()
  expect(parseBookingChoice({ ...whole, seenTotal: '146800' })?.seenTotal).toBe(146_800)
})

test('a presented URL parses back to the same choice', () => {
  const count = fc.nat({ max: 99 })
  const items = fc.uniqueArray(
    fc.record({ itemId: fc.integer({ min: 1, max: 500 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    {
      selector: ({ itemId }) => itemId,
      maxLength: 20,
    },
  )
  const choices = fc.record({
    lodgingId: fc.integer({ min: 1, max: 2_147_483_647 }),
    arrival: fc.constantFrom('2027-06-12', '2028-02-29'),
    duration: fc.integer({ min: 1, max: 365 }),
    party: fc.record({ adults: fc.integer({ min: 1, max: 99 }), children: count, infants: count, pets: count }),
    items: items.map((all) => all.toSorted((a, b) => a.itemId - b.itemId)),
    seenTotal: fc.option(fc.nat()),
  })
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(presentBookingChoice(choice))).toEqual(choice)
    }),
  )
})

test('the URL contains only what was chosen, and always the adults', () => {
  const party = { adults: 2, children: 0, infants: 1, pets: 0 }
  const choice = { lodgingId: 12, arrival: '2027-06-12', duration: 7, party, items: [], seenTotal: null }
  expect(presentBookingChoice(choice)).toBe('?lodgingId=12&arrival=2027-06-12&duration=7&adults=2&infants=1')
})

test('an extra is added, changed and removed by its quantity', () => {
  const one = chooseQuantity([], 6, 1)
  const both = chooseQuantity(one, 2, 3)
  expect(both).toEqual([
    { itemId: 2, quantity: 3 },
    { itemId: 6, quantity: 1 },
  ])
  expect(chooseQuantity(both, 2, 0)).toEqual(one)
})
