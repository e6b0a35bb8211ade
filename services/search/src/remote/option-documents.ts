import { editions } from '@marram/domain/edition'
import { lastMinuteDays } from '@marram/domain/last-minute'
import { lastMinuteIndex, optionsIndex } from '@marram/domain/search-index'
import type { Document } from '../documents/document.ts'
import { presentOption } from '../options/option-document.ts'
import { holidayCostAttribute } from '../plan/option-attributes.ts'
import { openTerm } from '../plan/term.ts'
import { type Engine, setScene } from '../query/engine.ts'
import { findOptionView, type OptionView } from '../query/view.ts'
import { usualPersons } from '../stay/bounds.ts'
import { holidayCostOf } from '../stay/charges.ts'
import { rowOptions } from '../stay/row-options.ts'
import { hasRow } from '../store/bitset.ts'

/**
 * A document for every option would be four thousand for each house and language. These lengths are what nearly everybody
 * books, and few plan further ahead than a year.
 */
const lengths = [3, 4, 7, 14]
const daysAhead = 366

/** What tells the documents apart: their `id` is the house's. */
export const optionKey = 'optionKey'

/** Indexes of options that are filled in another server. */
export const mirroredIndexes: readonly string[] = editions.flatMap(({ languageId }) => [
  optionsIndex(languageId, null),
  ...lengths.map((nights) => optionsIndex(languageId, nights)),
  lastMinuteIndex(languageId),
])

/** By index, one document for every option of these houses, at the price for two. */
export function optionDocuments(engine: Engine, ids: readonly number[], now: Date): Map<string, Document[]> {
  const byIndex = new Map<string, Document[]>(mirroredIndexes.map((uid) => [uid, []]))
  for (const { languageId } of editions) {
    const view = findOptionView(optionsIndex(languageId, null))
    if (view === null) continue
    for (const id of ids) {
      for (const { nights, day, document } of documentsOf(engine, view, id, now)) {
        byIndex.get(optionsIndex(languageId, null))?.push(document)
        byIndex.get(optionsIndex(languageId, nights))?.push(document)
        if (day <= lastMinuteDays) byIndex.get(lastMinuteIndex(languageId))?.push(document)
      }
    }
  }
  return byIndex
}

function documentsOf(engine: Engine, view: OptionView, id: number, now: Date) {
  const { store, stays } = engine
  const row = store.rowOf.get(id)
  const { languageId, currency } = view.edition
  if (row === undefined || !hasRow(store.languages[languageId], row)) return []
  const nights = Uint8Array.from({ length: store.calendar.longest + 1 }, (_, length) =>
    Number(lengths.includes(length)),
  )
  const days = new Uint8Array(store.calendar.days).fill(1, 0, daysAhead)
  const { market } = setScene(engine, view, now)
  const options = rowOptions(store, currency, stays.groups({ ...openTerm, days, nights }, market), row, usualPersons)
  return options.map((option) => {
    const cost = holidayCostOf(store, currency, row, option, usualPersons)
    const document: Document = {
      ...presentOption(store, store.columns, { row, option }, currency),
      ...(Number.isFinite(cost) && { [holidayCostAttribute]: cost }),
    }
    const key = `${id}-${String(document.date)}-${option.nights}`
    return { nights: option.nights, day: option.day, document: { ...document, [optionKey]: key } }
  })
}
