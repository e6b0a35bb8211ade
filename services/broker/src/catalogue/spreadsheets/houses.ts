import { type Draft, textIn } from './draft.ts'
import type { House } from './known.ts'
import type { Row } from './read-table.ts'
import { nameKey, refuseUnknown } from './shared-tables.ts'
import type { Translation } from './translation.ts'

/** The house of a row; null if it was refused. */
export type Houses = { draftOf(row: Row): Draft | null; idOf(row: Row): number | null }

export function createHouses(translation: Translation): Houses {
  const drafts = new Map<string, Draft>()
  const isNew = new Set(translation.rowsOf('houses').map((row) => nameKey(textIn(row, 'house') ?? '')))
  const all = new Map([...isNew, ...translation.known.houses.keys()].map((name) => [name.toUpperCase(), name]))
  const known = (row: Row) => translation.known.houses.get(nameKey(textIn(row, 'house') ?? ''))
  const draftOf = (row: Row): Draft | null => {
    const key = nameKey(textIn(row, 'house') ?? '')
    if (key === '') return null
    const existing = drafts.get(key)
    if (existing) return existing
    const house = known(row) ?? (isNew.has(key) ? newHouse(translation.nextId('lodging')) : null)
    if (!house) {
      refuseUnknown(translation, row, 'house', all, 'houses.csv')
      return null
    }
    const draft = translation.draft(house, row)
    drafts.set(key, draft)
    return draft
  }
  return {
    draftOf,
    // Nights do not make a house of the catalogue a line of the import.
    idOf: (row) => known(row)?.id ?? draftIdOf(draftOf(row)),
  }
}

function draftIdOf(draft: Draft | null): number | null {
  return typeof draft?.record.id === 'number' ? draft.record.id : null
}

function newHouse(id: number): Partial<House> {
  return { kind: 'lodging', id, texts: {}, images: [], facilities: {}, prices: [], items: [] }
}
