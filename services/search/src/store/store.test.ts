import { addDays, daysBetween } from '@marram/domain/iso-day'
import { expect, test } from 'vitest'
import { catalogueDays, catalogueSeasons, catalogueStart, randomCatalogue } from '../testing/random-catalogue.ts'
import { createCalendar } from './calendar.ts'
import { spanOf, visitChanged } from './changed-rows.ts'
import type { LodgingRecord } from './record.ts'
import { createStore, dropLodging, forgetJournals, putLodging } from './store.ts'

// The first house without values for certain dates only.
const lodging = randomCatalogue(1966, 24).find(({ dated }) => dated === undefined)
if (lodging === undefined) throw new Error('Every house has dates')
const free: LodgingRecord = { ...lodging, taken: [] }
const arrival = addDays(catalogueStart, 40)
const booked: LodgingRecord = { ...free, taken: [{ arrival, departure: addDays(arrival, 7) }] }

function filled() {
  const store = createStore(createCalendar(catalogueSeasons, catalogueStart, catalogueDays), 32)
  putLodging(store, free)
  forgetJournals(store)
  return store
}

function changedOn(store: ReturnType<typeof filled>, day: number): number[] {
  const rows: number[] = []
  visitChanged(store, 0, spanOf(new Uint8Array(catalogueDays).fill(1, day, day + 1)), (row) => rows.push(row))
  return rows
}

test('a booking changes the stays around it, and no property of the house', () => {
  const store = filled()
  putLodging(store, booked)
  const day = daysBetween(catalogueStart, arrival)
  expect([day - store.calendar.longest, day, day + 6, day + 7].map((one) => changedOn(store, one).length)).toEqual([
    0, 1, 1, 0,
  ])
  expect(store.journal).toEqual([0])
  expect(store.traitJournal).toEqual([])
})

test('a new price may change every stay, and no property of the house', () => {
  const store = filled()
  const { transactionFee } = free.prices
  const dearer = { ...free.prices, transactionFee: { ...transactionFee, EUR: transactionFee.EUR + 100 } }
  putLodging(store, { ...free, prices: dearer })
  expect(changedOn(store, 0)).toEqual([0])
  expect(store.traitJournal).toEqual([])
})

test('another facility, one less, another language and a removal change the properties of a house', () => {
  const store = filled()
  const attributes = new Map<string, string | number | boolean>(free.attributes)
  const versions: LodgingRecord[] = [
    { ...free, attributes: new Map([...attributes, ['streetId', 99]]) },
    { ...free, attributes: new Map([...attributes, ['meta.sea', true]]) },
    { ...free, attributes: new Map([...attributes].filter(([name]) => name !== 'hasImages')) },
    { ...free, languages: [] },
    { ...free, prices: { ...free.prices, maxPersons: 30 } },
  ]
  for (const version of versions) {
    putLodging(store, free)
    const before = store.traitJournal.length
    putLodging(store, version)
    expect(store.traitJournal.length).toBe(before + 1)
  }
  putLodging(store, free)
  const before = store.traitJournal.length
  dropLodging(store, free.id)
  putLodging(store, free)
  expect(store.traitJournal.length).toBe(before + 2)
})
