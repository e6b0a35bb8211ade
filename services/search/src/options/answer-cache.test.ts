import { facilityProperty } from '@marram/domain/criteria/order'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { facilityByKey } from '@marram/domain/facility'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { expect, test } from 'vitest'
import { findOptionView } from '../query/view.ts'
import type { LodgingRecord } from '../store/record.ts'
import { dropLodging, putLodging } from '../store/store.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { testCatalogue, testNow } from '../testing/start-search.ts'
import { countOptions } from './option-counts.ts'
import { searchOptionIndex } from './option-index.ts'
import { usualChoices } from './rehearse.ts'

const records = randomCatalogue(12, 20)
const ids = { attributesToRetrieve: ['id'] }
const counts = { q: '', criteria: { arrival: 'date = "2027-04-10"' }, choices: [{ without: [], filter: '' }] }

function start(houses: readonly LodgingRecord[] = records) {
  const { engine } = testCatalogue(houses)
  const view = findOptionView('lodgingOptions_duration-_lan-1')
  if (view === null) throw new Error('There is no such index')
  return { engine, view, now: testNow, findByText: () => new Map<number, number>() }
}

test('the same query returns the identical cached reply', () => {
  const request = start()
  expect(searchOptionIndex(request, ids)).toBe(searchOptionIndex(request, { ...ids }))
  expect(countOptions(request, counts)).toBe(countOptions(request, { ...counts }))
})

test('cached replies follow houses that are removed or restored', () => {
  const request = start()
  const [hit] = searchOptionIndex(request, { ...ids, filter: 'date = "2027-04-10"' }).hits
  const record = records.find(({ id }) => id === hit?.id)
  if (record === undefined) throw new Error('Nothing is free')
  const { total } = countOptions(request, counts)
  dropLodging(request.engine.store, record.id)
  expect(countOptions(request, counts).total).toBe(total - 1)
  expect(searchOptionIndex(request, ids).hits).not.toContainEqual({ id: record.id })
  putLodging(request.engine.store, record)
  expect(countOptions(request, counts).total).toBe(total)
  expect(searchOptionIndex(request, ids).hits).toContainEqual({ id: record.id })
})

test('a week later the same query means other stays', () => {
  const request = start()
  expect(countOptions(request, counts).total).toBeGreaterThan(0)
  const later = { ...request, now: new Date(testNow.getTime() + 7 * 86_400_000) }
  expect(countOptions(later, counts).total).toBe(0)
})

test('text matches are never cached', () => {
  const request = start()
  const found = new Map([[1, 0]])
  const textRequest = { ...request, findByText: () => found }
  const before = searchOptionIndex(textRequest, { ...ids, q: 'sea' }).total
  found.clear()
  expect([before, searchOptionIndex(textRequest, { ...ids, q: 'sea' }).total]).toEqual([1, 0])
})

const undated = records.map(({ dated: _, ...record }) => record)
const sauna = facilityProperty(facilityByKey('sauna').id)
const untilApril = new Map([[sauna, [{ value: true, fromDate: null, toDate: '2027-04-02' }]]])
const spring = { arrival: '2027-04-06', departure: '2027-07-20' }

const changes: readonly (readonly LodgingRecord[])[] = [
  undated,
  undated.map((record, at) => (at % 2 === 0 ? { ...record, taken: [spring] } : record)),
  // Half of the houses get their neighbour's properties.
  undated.map((record, at) => ({ ...(undated[at - (at % 2)] ?? record), id: record.id })),
  // From now on a house's sauna depends on the stay.
  undated.map((record) => ({ ...record, dated: untilApril })),
]

test.each(['ankomst=2027-04-10&10=2', 'maxPris=9000'])(
  'cached counts for %s follow bookings and changed houses',
  (link) => {
    const request = start(undated)
    const { criteria } = parseSearchUrl(new URLSearchParams(link))
    const question = countsQuestion(criteria, usualChoices([44, 45, 46]), testNow)
    const choices = question.choices.map(({ without, filter }) => ({ without: [...without], filter }))
    const body = { q: '', criteria: { ...question.criteria }, choices, strip: { without: ['ankomst'] } }
    const counted = changes.map((houses) => {
      for (const house of houses) putLodging(request.engine.store, house)
      const answer = countOptions(request, body)
      expect(answer).toEqual(countOptions({ ...request, engine: testCatalogue(houses).engine }, body))
      return JSON.stringify(answer)
    })
    expect(new Set(counted).size).toBe(changes.length)
  },
)
