import { createDraft, type Draft } from './draft.ts'
import type { Known } from './known.ts'
import type { Place, Problem } from './problem.ts'
import type { Row, Table } from './read-table.ts'
import type { TableName } from './tables.ts'

type SharedKind = 'area' | 'location' | 'street' | 'season' | 'item'

/** Shared by the steps of a translation. Records are lines of the import: the first is line 1. */
export type Translation = {
  readonly known: Known
  readonly lines: Draft[]
  readonly problems: Problem[]
  rowsOf(name: TableName): readonly Row[]
  refuse(place: Place, reason: string): void
  /** The next free id of this kind. */
  nextId(kind: SharedKind | 'lodging'): number
  /** Adds a record as a line. */
  draft(record: object, row: Row): Draft
}

export function startTranslation(tables: readonly Table[], known: Known): Translation {
  const rows = new Map(tables.map((table) => [table.name, table.rows]))
  const lines: Draft[] = []
  const problems: Problem[] = []
  const last = new Map<string, number>([['lodging', known.lastHouseId]])
  for (const kind of ['area', 'location', 'street', 'season', 'item'] as const) {
    last.set(kind, Math.max(0, ...known[kind].map(({ id }) => id)))
  }
  return {
    known,
    lines,
    problems,
    rowsOf: (name) => rows.get(name) ?? [],
    refuse: (place, reason) => void problems.push({ ...place, reason }),
    nextId(kind) {
      const id = (last.get(kind) ?? 0) + 1
      last.set(kind, id)
      return id
    },
    draft(record, row) {
      const draft = createDraft(record, row)
      lines.push(draft)
      return draft
    },
  }
}

/** Finds rows that repeat a key, and refuses them. */
export function createOnce(translation: Translation): (key: string, place: Place) => boolean {
  const first = new Map<string, Place>()
  return (key, place) => {
    const earlier = first.get(key)
    if (!earlier) first.set(key, place)
    else translation.refuse(place, `is there twice: row ${earlier.row} has it too`)
    return !earlier
  }
}
