import type { Pool } from 'pg'
import { type Check, type Column, loadChecks, loadColumns } from './introspect.ts'

const HEADER = `// Generated from the migrations (npm run types -w @marram/database). Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
`

/** The TypeScript type that column-types.ts produces for each PostgreSQL type. A missing type stops the generator. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
}

/** The text of schema.generated.ts for the database of this pool. */
export async function generateTypes(pool: Pool): Promise<string> {
  const [columns, checks] = [await loadColumns(pool), await loadChecks(pool)]
  const tables = Map.groupBy(columns, (column) => column.table)
  const interfaces = [...tables].map(([table, of]) => presentTable(table, of, checks))
  const entries = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}`)
  return [HEADER, ...interfaces, `export interface Database {\n${entries.join('\n')}\n}\n`].join('\n')
}

function presentTable(table: string, columns: Column[], checks: Check[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${presentColumn(column, checks)}`)
  return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`
}

function presentColumn(column: Column, checks: Check[]): string {
  const bare = findChoices(column, checks) ?? typeOf(column)
  const type = column.isNullable ? `${bare} | null` : bare
  // Kysely's Generated does not look inside another ColumnType.
  if (column.hasDefault && bare === 'Timestamp') return `Default${type}`
  if (column.isAlwaysGenerated) return `GeneratedAlways<${type}>`
  return column.hasDefault ? `Generated<${type}>` : type
}

function typeOf(column: Column): string {
  const isArray = column.type.startsWith('_')
  const type = TYPES[isArray ? column.type.slice(1) : column.type]
  if (!type) throw new Error(`${column.table}.${column.name}: no TypeScript type is known for ${column.type}`)
  return isArray ? `${type}[]` : type
}

/** `check (status in ('active', 'paused'))` becomes a union, so that a typo does not compile. */
function findChoices(column: Column, checks: Check[]): string | null {
  const start = `CHECK ((${column.name} = ANY (ARRAY[`
  const check = checks.find(({ table, definition }) => table === column.table && definition.startsWith(start))
  const list = check?.definition.slice(start.length).replace(/\]\)\)\)$/, '')
  return list ? list.replaceAll('::text', '').replaceAll(', ', ' | ') : null
}

const interfaceName = (table: string) =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`
