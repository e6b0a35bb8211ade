import { expect, test } from 'vitest'
import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import { createCalendar } from '../store/calendar.ts'
import { createStore } from '../store/store.ts'
import { catalogueDays, catalogueSeasons, catalogueStart } from '../testing/random-catalogue.ts'
import { compareUsualOrder, walkUsualOrder } from './usual-order.ts'

function storeOf(scores: readonly number[]) {
  const store = createStore(createCalendar(catalogueSeasons, catalogueStart, catalogueDays), 64)
  scores.forEach((score, row) => {
    store.score[row] = score
    store.ids[row] = 100 - row
    store.journal.push(row)
  })
  store.rows = scores.length
  return store
}

function fullSet(rows: number, capacity: number): Bitset {
  const set = emptySet(capacity)
  for (let row = 0; row < rows; row += 1) putRow(set, row, true)
  return set
}

test('a walk returns the same rows in the same order as sorting', () => {
  const store = storeOf([3, 5, 5, 1, 4])
  const set = fullSet(5, store.capacity)
  putRow(set, 4, false)
  const sorted = [0, 1, 2, 3].sort(compareUsualOrder(store))
  expect(sorted).toEqual([2, 1, 0, 3])
  expect(walkUsualOrder(store, set, 0, 20)).toEqual(sorted)
  expect(walkUsualOrder(store, set, 1, 2)).toEqual(sorted.slice(1, 3))
})

test('a house with a new score, and a new house, move to their positions', () => {
  const store = storeOf([3, 5])
  const set = fullSet(2, store.capacity)
  expect(walkUsualOrder(store, set, 0, 9)).toEqual([1, 0])
  store.score[0] = 9
  store.journal.push(0)
  expect(walkUsualOrder(store, set, 0, 9)).toEqual([0, 1])
  store.score[2] = 7
  store.ids[2] = 7
  store.rows = 3
  store.journal.push(2)
  expect(walkUsualOrder(store, fullSet(3, store.capacity), 0, 9)).toEqual([0, 2, 1])
})
