import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittingChildren, searchedParty } from './search-party.ts'
import { removeCriterion, setCriterion, setGuests, startSearch } from './search-state.ts'
import { parseSearchUrl, presentSearchUrl } from './search-url.ts'
import { anyCriteria } from './testing/arbitrary-criteria.ts'

const start = startSearch()
const read = (query: string) => parseSearchUrl(new URLSearchParams(query))

test('adults and children together are the persons criterion, and come back as themselves', () => {
  for (let adults = 1; adults <= 24; adults += 1) {
    for (let children = 0; adults + children <= 24; children += 1) {
      const state = setGuests(start, adults, children)
      expect(state.criteria.get('10')).toEqual({ value: adults + children, comparator: '>=' })
      expect(searchedParty(read(presentSearchUrl(state).toString()))).toEqual({ adults, children, infants: 0, pets: 0 })
    }
  }
})

test('pets come from the pets criterion, and houses without pets from no party', () => {
  expect(searchedParty(setCriterion(setGuests(start, 2, 1), 'husdyr', 2))).toMatchObject({ children: 1, pets: 2 })
  expect(searchedParty(setCriterion(start, 'husdyr', 1))).toEqual({ adults: 2, children: 0, infants: 0, pets: 1 })
  expect(searchedParty(setCriterion(start, 'husdyr', 4))).toBeNull()
  expect(searchedParty(start)).toBeNull()
})

test.each([
  ['10=5', 0],
  ['10=5&children=3', 3],
  ['10=5&children=5', 4],
  ['10=5&children=99', 4],
  ['10=5&children=-1', 0],
  ['10=5&children=1.5', 0],
  ['10=5&children=two', 0],
  ['10=1&children=1', 0],
  ['children=3', 0],
  ['husdyr=1&children=3', 0],
  ['10=%3C%3D5&children=3', 0],
  ['10=4,6&children=3', 3],
])('a link with %s has %i children', (query, children) => {
  expect(read(query).children).toBe(children)
})

test('a smaller party has fewer children, and without the criterion none', () => {
  const five = setGuests(start, 2, 3)
  expect(setCriterion(five, '10', 3).children).toBe(2)
  expect(setCriterion(five, '53', true).children).toBe(3)
  expect(removeCriterion(five, '10').children).toBe(0)
})

test('an exchange of an adult for a child changes the search, the same party does not', () => {
  const three = setGuests(start, 3, 0)
  const exchanged = setGuests(three, 2, 1)
  expect([exchanged.changes, exchanged.children, exchanged.criteria]).toEqual([three.changes + 1, 1, three.criteria])
  expect(setGuests(exchanged, 2, 1)).toBe(exchanged)
})

test('every party has at least one adult', () => {
  fc.assert(
    fc.property(anyCriteria, fc.integer({ min: 0, max: 99 }), (criteria, children) => {
      const party = searchedParty({ criteria, children: fittingChildren(criteria, children) })
      expect(party === null || (party.adults >= 1 && party.children >= 0)).toBe(true)
    }),
  )
})
