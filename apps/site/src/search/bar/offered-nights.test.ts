import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { expect, test } from 'vitest'
import { chosenRange, offeredNightRanges, shownRanges } from './offered-nights.ts'

const asking = (value: string, comparator?: 'BETWEEN') =>
  setCriterion(startSearch(), 'duration', value, comparator).criteria

test('a range of nights differs from one length of stay', () => {
  expect(chosenRange(asking('8,5', 'BETWEEN'))).toEqual([5, 8])
  expect(chosenRange(asking('7'))).toBeNull()
  expect(chosenRange(emptySearch.criteria)).toBeNull()
})

test('a range from a link is inserted in order among those offered', () => {
  expect(shownRanges([5, 8])).toEqual([
    [2, 4],
    [3, 5],
    [5, 7],
    [5, 8],
    [6, 8],
    [7, 10],
    [10, 14],
  ])
  expect(shownRanges([5, 7])).toBe(offeredNightRanges)
})
