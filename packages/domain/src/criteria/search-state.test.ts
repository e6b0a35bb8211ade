import { describe, expect, test } from 'vitest'
import {
  emptySearch,
  removeCriterion,
  resetSearch,
  setBox,
  setCriterion,
  setOrder,
  startSearch,
} from './search-state.ts'

const start = startSearch()

describe('a guest changes the search', () => {
  test('and the change counter rises, back on the first page', () => {
    const state = setCriterion({ ...start, page: 4 }, 'husdyr', '2')
    expect(state.criteria.get('husdyr')).toEqual({ value: 2, comparator: '=' })
    expect([state.changes, state.page]).toEqual([1, 1])
    expect(start.criteria.size).toBe(0)
  })

  test('to the same value, and nothing changes', () => {
    const state = setCriterion(start, 'omraader', '49,48')
    expect(setCriterion(state, 'omraader', [48, 49])).toBe(state)
    expect(removeCriterion(state, 'husdyr')).toBe(state)
  })

  test('to an invalid value, and nothing changes', () => {
    const state = setCriterion(start, 'husdyr', 2)
    expect(setCriterion(state, 'husdyr', 'a dog')).toBe(state)
    expect(setCriterion(state, 'husdyr', 2, 'BETWEEN')).toBe(state)
  })

  test('with an explicit comparator', () => {
    const state = setCriterion(start, '30', [2, 4], 'BETWEEN')
    expect(state.criteria.get('30')).toEqual({ value: [2, 4], comparator: 'BETWEEN' })
    expect(setCriterion(state, '30', 3).criteria.get('30')).toEqual({ value: 3, comparator: '>=' })
  })

  test.each(['', '   ', [], null, undefined, false])(
    'and clears a field with %j, which removes the criterion',
    (value) => {
      const state = setCriterion(start, 'textQuery', 'Sauna')
      const emptied = setCriterion(state, 'textQuery', value)
      expect(emptied.criteria.size).toBe(0)
      expect(emptied.changes).toBe(2)
    },
  )

  test('in any order and the criteria are in the same order', () => {
    const one = setCriterion(setCriterion(setCriterion(start, '180', 500), '10', 4), 'ankomst', '2027-06-12')
    expect([...one.criteria.keys()]).toEqual(['ankomst', '10', '180'])
  })
})

test('a reset clears criteria and order and goes to page 1, but keeps the view', () => {
  const searching = setCriterion(startSearch({ ...emptySearch, viewType: 'map' }), '53', true)
  const state = resetSearch({ ...setOrder(searching, { kind: 'named', name: 'price-asc' }), page: 7 })
  expect(state).toEqual({ ...emptySearch, viewType: 'map', changes: 2 })
})

const coast = { northEast: { lat: 55.61, lng: 8.3 }, southWest: { lat: 55.5, lng: 8.1 } }

test('a map section counts as a change, goes to page 1 and is cleared by a reset', () => {
  const moved = setBox({ ...start, page: 3 }, { ...coast, northEast: { lat: 55.610001, lng: 8.3 } })
  expect(moved).toEqual({ ...start, box: coast, page: 1, changes: 1 })
  expect(setBox(moved, coast)).toBe(moved)
  expect(setBox(moved, null).box).toBeNull()
  expect(resetSearch(moved).box).toBeNull()
})

test('another order starts on page 1 and does not change the criteria', () => {
  const state = setOrder({ ...start, page: 3 }, { kind: 'named', name: 'street-name' })
  expect(state).toEqual({ ...start, page: 1, order: { kind: 'named', name: 'street-name' } })
})
