import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notPersonal, personalRows, soundsPersonal } from './testing/personal-data-page.ts'

const schema = readFileSync(new URL('../../../packages/database/src/schema.generated.ts', import.meta.url), 'utf8')
const interfaces = new Map(
  [...schema.matchAll(/^export interface (\w+)Table \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
  ]),
)
/** Columns by table. */
const tables = new Map(
  [...schema.matchAll(/^ {2}(\w+): (\w+)Table$/gm)].map(([, table = '', name = '']) => [
    table,
    interfaces.get(name) ?? [],
  ]),
)
const { tables: plainTables, columns: plainColumns } = notPersonal()
const personalTables = new Set(personalRows().map(({ table }) => table))

test('every table is in the list of personal data, or in that of the others', () => {
  expect(tables.size).toBeGreaterThan(90)
  expect([...personalTables].filter((table) => plainTables.has(table))).toEqual([])
  expect([...personalTables, ...plainTables].toSorted()).toEqual([...tables.keys()].toSorted())
})

test('every listed column exists', () => {
  const listed = [
    ...personalRows().flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
    ...plainColumns,
  ]
  const existing = new Set([...tables].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)))
  expect(listed.filter((name) => !existing.has(name))).toEqual([])
})

test('every column that sounds personal is classified', () => {
  const listed = new Set(personalRows().flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)))
  const sounding = [...tables].flatMap(([table, columns]) =>
    columns.filter(soundsPersonal).map((column) => `${table}.${column}`),
  )
  expect(sounding.filter((name) => !listed.has(name) && !plainColumns.has(name))).toEqual([])
  expect([...plainColumns].filter((name) => listed.has(name))).toEqual([])
})

test('purpose, basis and period are never missing', () => {
  const bases = /^(?:(?:contract|obligation|interest|consent)(?:, |$))+$|^as the mail’s reason$/
  for (const { table, purpose, basis, kept } of personalRows()) {
    expect(purpose, table).not.toBe('')
    expect(basis, table).toMatch(bases)
    expect(kept, table).not.toBe('')
  }
})
