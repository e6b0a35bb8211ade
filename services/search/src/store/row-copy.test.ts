import { expect, test } from 'vitest'
import { catalogueDays, catalogueSeasons, catalogueStart, randomCatalogue } from '../testing/random-catalogue.ts'
import { createCalendar } from './calendar.ts'
import { readValue } from './columns.ts'
import { boundsOf, readRow, writeBounds, writeRow } from './row-copy.ts'
import { createStore, dropLodging, putLodging, type Store } from './store.ts'

const calendar = createCalendar(catalogueSeasons, catalogueStart, catalogueDays)

/** As between two threads. */
function copyRows(from: Store, to: Store, rows: Iterable<number>): void {
  writeBounds(to, structuredClone(boundsOf(from)))
  for (const row of rows) writeRow(to, structuredClone(readRow(from, row)))
}

/** The store without its journals, and with values instead of the codes of their words. */
function contentOf({ journal, changedFirst, changedLast, traitJournal, columns, dated, ...rest }: Store) {
  const values = [...columns].map(([name, column]) => [
    name,
    Array.from({ length: rest.rows }, (_, row) => readValue(column, row)),
  ])
  const datedSets = [...dated].filter(([, set]) => set.some((word) => word !== 0))
  return {
    ...rest,
    discounts: [...rest.discounts],
    values: new Map(values as [string, unknown][]),
    dated: new Map(datedSets),
  }
}

test('a copied store is the same, also after houses changed, came and went', () => {
  const store = createStore(calendar, 64)
  const records = randomCatalogue(7, 40)
  for (const record of records.slice(0, 30)) putLodging(store, record)
  const copy = createStore(calendar, 64)
  copyRows(store, copy, Array(store.rows).keys())
  expect(contentOf(copy)).toEqual(contentOf(store))
  const upTo = store.journal.length
  for (const record of records.slice(30)) putLodging(store, record)
  for (const { id } of records.slice(3, 6)) dropLodging(store, id)
  for (const [at, record] of randomCatalogue(8, 40).slice(10, 20).entries()) {
    putLodging(store, { ...record, id: records[at + 10]?.id ?? 0 })
  }
  copyRows(store, copy, new Set(store.journal.slice(upTo)))
  expect(contentOf(copy)).toEqual(contentOf(store))
})
