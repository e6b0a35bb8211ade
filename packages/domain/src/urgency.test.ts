import { expect, test } from 'vitest'
import { emptySearch, setCriterion, startSearch } from './criteria/search-state.ts'
import { asksForDates, scarceLodgings, scarcitySearches } from './urgency.ts'

const wishes = (...pairs: readonly (readonly ['ankomst' | 'skiftedag' | '53' | 'duration' | 'maxPris', unknown])[]) =>
  pairs.reduce((state, [key, value]) => setCriterion(state, key, value), startSearch(emptySearch)).criteria

test.each([
  [{ left: 3, of: 48 }, true],
  [{ left: 10, of: 40 }, true],
  [{ left: 1, of: 4 }, true],
  [{ left: 11, of: 400 }, false],
  [{ left: 10, of: 39 }, false],
  [{ left: 1, of: 3 }, false],
  [{ left: 0, of: 48 }, false],
  [{ left: 0, of: 0 }, false],
])('%j is scarce: %s', (counts, isTold) => {
  expect(scarceLodgings(counts)).toEqual(isTold ? counts : null)
})

test('only a search for certain days can report scarcity', () => {
  expect(asksForDates(wishes(['ankomst', '2027-07-10'], ['53', true]))).toBe(true)
  expect(asksForDates(wishes(['skiftedag', '6'], ['duration', 14], ['53', true]))).toBe(false)
  const week = setCriterion(startSearch(), 'arrivalWeekNextOccurence', 28).criteria
  expect(asksForDates(week)).toBe(true)
})

test('the two compared searches differ by the days alone, and neither has a price limit', () => {
  const criteria = wishes(
    ['ankomst', '2027-07-10'],
    ['skiftedag', '6'],
    ['duration', 14],
    ['53', true],
    ['maxPris', 800],
  )
  const { onDates, onAnyDay } = scarcitySearches(criteria)
  expect([...onDates.keys()].sort()).toEqual(['53', 'ankomst', 'duration', 'skiftedag'])
  expect([...onAnyDay.keys()].sort()).toEqual(['53', 'duration'])
})
