import { normalHeading } from './headings.ts'
import { nearest } from './nearest.ts'
import { type Problem, shown } from './problem.ts'
import { readTable, type Table } from './read-table.ts'
import { type TableName, tableNames } from './tables.ts'

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array }
export type Spreadsheets = { readonly tables: readonly Table[]; readonly problems: readonly Problem[] }

/** Reads the CSV files of a folder, in the order of the tables. */
export function readFolder(files: readonly NamedFile[]): Spreadsheets {
  const byTable = Map.groupBy(files, ({ name }) => tableOf(name))
  const strays = (byTable.get(null) ?? []).map(({ name }) => {
    return { file: name, reason: `is not a known file; the nearest is ${shown(`${nearest(name, tableNames)}.csv`)}` }
  })
  const read = tableNames.flatMap((table) => {
    const [file, ...others] = byTable.get(table) ?? []
    if (!file) return []
    const { table: found, problems } = readTable(table, file.name, file.bytes)
    const repeats = others.map(({ name }) => ({ file: name, reason: `is the same table as ${file.name}` }))
    return [{ table: found, problems: [...repeats, ...problems] }]
  })
  return {
    tables: read.map(({ table }) => table),
    problems: [...strays, ...read.flatMap(({ problems }) => problems)],
  }
}

function tableOf(file: string): TableName | null {
  const name = normalHeading(file.replace(/\.csv$/i, ''))
  return tableNames.find((table) => normalHeading(table) === name) ?? null
}
