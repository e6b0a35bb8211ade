import { expect, test } from 'vitest'
import { findOptionView } from '../query/view.ts'
import { dropLodging, putLodging } from '../store/store.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { testCatalogue, testNow } from '../testing/start-search.ts'
import { countOptions } from './option-counts.ts'
import { searchOptionIndex } from './option-index.ts'

const records = randomCatalogue(12, 20)
const ids = { attributesToRetrieve: ['id'] }
const counts = { q: '', criteria: { arrival: 'date = "2027-04-10"' }, choices: [{ without: [], filter: '' }] }

function start() {
  const { engine } = testCatalogue(records)
  const view = findOptionView('lodgingOptions_duration-_lan-1')
  if (view === null) throw new Error('There is no such index')
  return { engine, view, now: testNow, findByText: () => new Map<number, number>() }
}

test('the same question gets the very answer that was given before', () => {
  const request = start()
  expect(searchOptionIndex(request, ids)).toBe(searchOptionIndex(request, { ...ids }))
  expect(countOptions(request, counts)).toBe(countOptions(request, { ...counts }))
})

test('a house that goes or comes back is in no answer that was given before', () => {
  const request = start()
  const [hit] = searchOptionIndex(request, { ...ids, filter: 'date = "2027-04-10"' }).hits
  const own = records.find(({ id }) => id === hit?.id)
  if (own === undefined) throw new Error('Nothing is free')
  const { total } = countOptions(request, counts)
  dropLodging(request.engine.store, own.id)
  expect(countOptions(request, counts).total).toBe(total - 1)
  expect(searchOptionIndex(request, ids).hits).not.toContainEqual({ id: own.id })
  putLodging(request.engine.store, own)
  expect(countOptions(request, counts).total).toBe(total)
  expect(searchOptionIndex(request, ids).hits).toContainEqual({ id: own.id })
})

test('a week later the same question is about other stays', () => {
  const request = start()
  expect(countOptions(request, counts).total).toBeGreaterThan(0)
  const later = { ...request, now: new Date(testNow.getTime() + 7 * 86_400_000) }
  expect(countOptions(later, counts).total).toBe(0)
})

test('what a text finds is looked for every time', () => {
  const request = start()
  const found = new Map([[1, 0]])
  const asked = { ...request, findByText: () => found }
  const before = searchOptionIndex(asked, { ...ids, q: 'sea' }).total
  found.clear()
  expect([before, searchOptionIndex(asked, { ...ids, q: 'sea' }).total]).toEqual([1, 0])
})
