import { expect, test } from 'vitest'
import { favoritesQuery, parseFavoritesAddress, stayQuery } from './favorites-address.ts'

const plain = { stay: null, shared: null, view: 'list' } as const
const family = {
  arrival: '2027-07-10',
  duration: 14,
  party: { adults: 2, children: 3, infants: 0, pets: 1 },
}

test('the plain URL is the guest’s own list', () => {
  expect(parseFavoritesAddress('')).toEqual(plain)
  expect(favoritesQuery(plain)).toBe('')
})

test('dates and party are kept in the URL', () => {
  const query = favoritesQuery({ ...plain, stay: family, view: 'map' })
  expect(query).toBe('?arrival=2027-07-10&duration=14&adults=2&children=3&pets=1&view=map')
  expect(parseFavoritesAddress(query)).toEqual({ stay: family, shared: null, view: 'map' })
  expect(stayQuery({ ...family, party: { ...family.party, children: 0, pets: 0 } })).toBe(
    '?arrival=2027-07-10&duration=14&adults=2',
  )
})

test.each(['?duration=7', '?arrival=2027-02-30', '?arrival=soon'])(
  'without a valid arrival day there is no stay: %s',
  (query) => {
    expect(parseFavoritesAddress(query).stay).toBeNull()
  },
)

test.each([
  '?arrival=2027-07-10&duration=99',
  '?arrival=2027-07-10&duration=1.5&adults=0&children=-1&pets=many',
  '?arrival=2027-07-10&adults=',
])('impossible numbers fall back to the defaults: %s', (query) => {
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  expect(parseFavoritesAddress(query).stay).toEqual({ arrival: '2027-07-10', duration: 7, party })
})

test('a shared list keeps its houses and their order', () => {
  expect(parseFavoritesAddress('?houses=12.30.5').shared).toEqual([12, 30, 5])
  expect(favoritesQuery({ ...plain, shared: [12, 30, 5] })).toBe('?houses=12.30.5')
})

test.each(['?houses=', '?houses=12.', '?houses=12,30', '?houses=<script>'])(
  'a truncated link is detected: %s',
  (query) => {
    expect(parseFavoritesAddress(query).shared).toBe('damaged')
  },
)

test('an unknown view is the list', () => {
  expect(parseFavoritesAddress('?view=globe').view).toBe('list')
})
