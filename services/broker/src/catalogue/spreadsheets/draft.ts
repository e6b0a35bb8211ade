import type { Column } from './columns.ts'
import type { Place } from './problem.ts'
import type { Row } from './read-table.ts'

type Fields = Record<string, unknown>

/** A record of the catalogue format in the making, with the cell that each field came from. */
export type Draft = {
  readonly record: Fields
  /** The first row that names the record. */
  readonly row: Row
  /** Cells by the path of their field. */
  readonly cells: Map<string, Place>
}

export function createDraft(record: object, row: Row): Draft {
  return { record: structuredClone({ ...record }), row, cells: new Map() }
}

/** Copies the cells of a row into their fields. A column that the file lacks leaves its field as it is. */
export function fillDraft({ record, cells }: Draft, row: Row, columns: readonly Column[], path = ''): void {
  for (const { heading, to, alsoTo, ifEmpty } of columns) {
    const cell = row.cells.get(heading)
    if (!cell) continue
    for (const field of [to, alsoTo].filter((one) => one !== undefined)) {
      setField(record, path + field, cell.value === null ? ifEmpty : cell.value)
      cells.set(path + field, cell.place)
    }
  }
}

/** Undefined removes the field, so that the format's default applies. */
export function setField(record: Fields, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length > 0) {
    const inner = record[name]
    const fields: Fields = isFields(inner) ? inner : {}
    record[name] = fields
    setField(fields, rest.join('.'), value)
  } else if (value === undefined) delete record[name]
  else record[name] = value
}

/** Lists too: their fields are 0, 1, … */
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** The text of a filled, readable cell. */
export function textIn(row: Row, heading: string): string | null {
  const value = row.cells.get(heading)?.value
  return typeof value === 'string' ? value : null
}

/** The place of a cell, or of its row if the file lacks the column. */
export function placeOf(row: Row, heading: string): Place {
  return row.cells.get(heading)?.place ?? { file: row.file, row: row.row, column: heading }
}
