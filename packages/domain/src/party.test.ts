import { expect, test } from 'vitest'
import { countedPersons, defaultParty, type Party, partyRefusal } from './party.ts'

const lodging = { maxPersons: 6, maxPets: 1 }
const party = (changes: Partial<Party>): Party => ({ ...defaultParty, ...changes })

test('the default party is two adults', () => {
  expect(defaultParty).toEqual({ adults: 2, children: 0, infants: 0, pets: 0 })
})

test('one infant is free, a second one counts', () => {
  expect(countedPersons(party({ children: 1 }))).toBe(3)
  expect(countedPersons(party({ infants: 1 }))).toBe(2)
  expect(countedPersons(party({ infants: 3 }))).toBe(4)
})

test('the house accepts its maximum, and one infant', () => {
  expect(partyRefusal(party({ adults: 6 }), lodging)).toBeNull()
  expect(partyRefusal(party({ adults: 6, infants: 1 }), lodging)).toBeNull()
  expect(partyRefusal(party({ adults: 6, infants: 2 }), lodging)).toBe('too-many-persons')
  expect(partyRefusal(party({ adults: 2, children: 5 }), lodging)).toBe('too-many-persons')
})

test('pets have a separate maximum', () => {
  expect(partyRefusal(party({ pets: 1 }), lodging)).toBeNull()
  expect(partyRefusal(party({ pets: 2 }), lodging)).toBe('too-many-pets')
})

test.each<Partial<Party>>([
  { adults: 0 },
  { adults: 0, children: 4 },
  { adults: 2.5 },
  { adults: Number.NaN },
  { adults: Number.POSITIVE_INFINITY },
  { children: -1 },
  { infants: -1 },
  { pets: -1 },
  { pets: 0.5 },
])('%j is an empty party', (changes) => {
  expect(partyRefusal(party(changes), lodging)).toBe('empty-party')
})
