import { type Bitset, emptySet, hasRow, putRow } from './bitset.ts'
import type { AttributeValue } from './record.ts'

/** One attribute of all houses. A row without the attribute has NaN, an unset bit or code 0. */
export type Column =
  | Readonly<{ kind: 'number'; values: Float64Array }>
  | Readonly<{ kind: 'flag'; yes: Bitset; no: Bitset }>
  | Readonly<{ kind: 'text'; codes: Uint32Array; words: string[]; codeOf: Map<string, number> }>

export type Columns = Map<string, Column>

export function writeValue(columns: Columns, capacity: number, name: string, row: number, value: AttributeValue): void {
  const column = ensureColumn(columns, capacity, name, value)
  switch (column.kind) {
    case 'number':
      column.values[row] = Number(value)
      break
    case 'flag':
      putRow(value === true ? column.yes : column.no, row, true)
      break
    case 'text':
      column.codes[row] = codeFor(column, String(value))
  }
}

/** The column for this type of value, created if missing. */
export function ensureColumn(columns: Columns, capacity: number, name: string, value: AttributeValue): Column {
  const column = columns.get(name) ?? createColumn(value, capacity)
  columns.set(name, column)
  return column
}

export function clearRow(columns: Columns, row: number): void {
  for (const column of columns.values()) {
    if (column.kind === 'number') column.values[row] = Number.NaN
    else if (column.kind === 'text') column.codes[row] = 0
    else {
      putRow(column.yes, row, false)
      putRow(column.no, row, false)
    }
  }
}

export function readValue(column: Column | undefined, row: number): AttributeValue | undefined {
  switch (column?.kind) {
    case undefined:
      return undefined
    case 'number': {
      const value = column.values[row]
      return Number.isNaN(value) ? undefined : value
    }
    case 'flag':
      if (hasRow(column.yes, row)) return true
      return hasRow(column.no, row) ? false : undefined
    case 'text':
      return column.words[column.codes[row] ?? 0]
  }
}

/** Returns true if the row has exactly these values. */
export function hasValues(columns: Columns, row: number, values: ReadonlyMap<string, AttributeValue>): boolean {
  let known = 0
  for (const [name, column] of columns) {
    const value = readValue(column, row)
    if (value !== values.get(name)) return false
    if (value !== undefined) known += 1
  }
  return known === values.size
}

function createColumn(value: AttributeValue, capacity: number): Column {
  if (typeof value === 'number') return { kind: 'number', values: new Float64Array(capacity).fill(Number.NaN) }
  if (typeof value === 'boolean') return { kind: 'flag', yes: emptySet(capacity), no: emptySet(capacity) }
  // Position 0 stays empty, for rows without the attribute.
  const words: string[] = []
  words.length = 1
  return { kind: 'text', codes: new Uint32Array(capacity), words, codeOf: new Map() }
}

function codeFor({ words, codeOf }: Extract<Column, { kind: 'text' }>, word: string): number {
  const known = codeOf.get(word)
  if (known !== undefined) return known
  codeOf.set(word, words.length)
  return words.push(word) - 1
}
