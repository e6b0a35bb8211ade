import { type CellReading, type ColumnReader, columnReader, type Value } from './cell-values.ts'
import type { Column } from './columns.ts'
import { decodeTable, type Encoding, isGarbled } from './encoding.ts'
import { type PlacedColumn, placeHeadings } from './headings.ts'
import type { Place, Problem } from './problem.ts'
import { type Sheet, type SheetRow, splitRows } from './split-rows.ts'
import { columnsOf, type TableName } from './tables.ts'

export type Cell = {
  readonly place: Place
  /** Null if the cell is empty, undefined if it was refused. */
  readonly value: Value | null | undefined
}
export type Row = {
  readonly file: string
  readonly row: number
  /** By heading; a column that the file lacks has no cell. */
  readonly cells: ReadonlyMap<string, Cell>
}
export type Table = {
  readonly name: TableName
  readonly file: string
  readonly rows: readonly Row[]
  /** The recognised form: "houses.csv: semicolon, Windows-1252, decimal comma, dates as 31.12.2027". */
  readonly note: string
}
export type ReadTable = { readonly table: Table; readonly problems: readonly Problem[] }

type ReadColumn = PlacedColumn & { readonly reader: ColumnReader }

export function readTable(name: TableName, file: string, bytes: Uint8Array): ReadTable {
  const refused = (reason: string, row?: number): ReadTable => {
    const problem = { file, reason, ...(row !== undefined && { row }) }
    return { table: { name, file, rows: [], note: `${file}: not read` }, problems: [problem] }
  }
  const decoded = decodeTable(bytes)
  if (!decoded) return refused('is not a text in UTF-8 or Windows-1252: save it as CSV UTF-8')
  const columns = columnsOf(name)
  const sheet = splitRows(
    decoded.text,
    columns.map(({ heading }) => heading),
  )
  if ('reason' in sheet) return refused(sheet.reason, sheet.row)
  const isFilled = (at: number) => sheet.rows.some(({ cells }) => (cells[at] ?? '') !== '')
  const { placed, problems } = placeHeadings(file, sheet.headings, columns, isFilled)
  const readColumns = placed.map((one) => ({ ...one, reader: readerOf(one, sheet) }))
  const read = sheet.rows.map((row) => readRow(file, row, readColumns, sheet.headings.length, decoded.encoding))
  return {
    table: { name, file, rows: read.map(({ row }) => row), note: noteOf(file, sheet, decoded.encoding, readColumns) },
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  }
}

function readerOf({ column, at }: PlacedColumn, { rows }: Sheet): ColumnReader {
  const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  return columnReader(column.kind, filled)
}

function readRow(
  file: string,
  { row, cells }: SheetRow,
  columns: readonly ReadColumn[],
  width: number,
  encoding: Encoding,
): { readonly row: Row; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  if (cells.slice(width).some((cell) => cell !== '')) {
    problems.push({ file, row, reason: 'has more cells than headings: put texts with the separator in quotes' })
  }
  const read = columns.map(({ column, at, reader }): [string, Cell] => {
    const text = cells[at] ?? ''
    const place = { file, row, column: column.heading, value: text }
    const reading = readCell(text, column, reader, encoding)
    if ('reason' in reading) problems.push({ ...place, reason: reading.reason })
    return [column.heading, { place, value: 'reason' in reading ? undefined : reading.value }]
  })
  return { row: { file, row, cells: new Map(read) }, problems }
}

function readCell(
  text: string,
  column: Column,
  reader: ColumnReader,
  encoding: Encoding,
): CellReading | { readonly value: null } {
  if (text === '') return column.isRequired ? { reason: 'is missing' } : { value: null }
  if (isGarbled(text, encoding)) return { reason: 'has garbled letters: save the file as CSV UTF-8' }
  if (spreadsheetError.test(text)) return { reason: 'is an error of the spreadsheet: correct its formula' }
  return reader.read(text)
}

/** #REF!, #N/A, and the same in Danish and German: #I/T, #NAVN?, #WERT!. */
const spreadsheetError = /^#[\p{Lu}/\d]*\p{Lu}[\p{Lu}/\d]*[!?]?$/u

const marks = { ',': 'decimal comma', '.': 'decimal point' } as const

function noteOf(file: string, { delimiter }: Sheet, encoding: Encoding, columns: readonly ReadColumn[]): string {
  const days = [...new Set(columns.flatMap(({ reader }) => reader.dayForms ?? []))]
  const parts = [
    delimiter,
    encoding,
    ...markNotes(columns),
    ...(days.length > 0 ? [`dates as ${days.join(' and ')}`] : []),
  ]
  return `${file}: ${parts.join(', ')}`
}

/** Names the columns only if they differ. */
function markNotes(columns: readonly ReadColumn[]): string[] {
  const found = Map.groupBy(
    columns.filter(({ reader }) => reader.mark !== undefined),
    ({ reader }) => reader.mark,
  )
  return (['.', ','] as const).flatMap((mark) => {
    const headings = found.get(mark)?.map(({ column }) => column.heading)
    if (!headings) return []
    return [found.size === 1 ? marks[mark] : `${marks[mark]} in ${headings.join(' and ')}`]
  })
}
