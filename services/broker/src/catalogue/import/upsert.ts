import type { ClientBase } from 'pg'
import { type StagedName, staging } from './staging.ts'

export type UpsertRule = {
  readonly name: StagedName
  /** Conflict target: the columns or expressions that identify a row. */
  readonly key: readonly string[]
  /** Matches a staged and an existing row if equality of the key columns does not. */
  readonly sameRow?: string
  /** Columns filled in after staging. */
  readonly also?: readonly string[]
  /** Columns that keep their value in an existing row. */
  readonly kept?: readonly string[]
  /** Column with the house that the row changes; without it the row belongs to all houses. */
  readonly lodging?: 'id' | 'lodging_id'
  /** The field of the house in the file. */
  readonly field?: string
}

/** Defaults of columns that a file may omit. */
const defaults: Readonly<Record<string, string>> = { created_at: 'now()', updated_at: 'now()' }

/** Writes new and changed rows, records their houses, and returns the number of rows. */
export async function upsert(
  client: ClientBase,
  { name, key, also = [], kept = [], lodging, field }: UpsertRule,
): Promise<number> {
  const { table } = staging[name]
  const columns: readonly string[] = [...staging[name].columns, ...also]
  const free = columns.filter((column) => !key.includes(column) && !kept.includes(column))
  const values = columns.map((column) => (defaults[column] ? `coalesce(${column}, ${defaults[column]})` : column))
  const tuple = (prefix: string) => `(${free.map((column) => `${prefix}.${column}`).join(', ')})`
  const written = `
    insert into ${table} (${columns.join(', ')})
    select ${values.join(', ')} from import_${name} order by line
    on conflict (${key.join(', ')}) do update set ${free.map((column) => `${column} = excluded.${column}`).join(', ')}
    where ${tuple(table)} is distinct from ${tuple('excluded')}`
  return lodging === undefined
    ? countOf(client, written)
    : noteChanged(client, field, `${written} returning ${lodging} as lodging_id`)
}

/** Deletes rows of the file's houses that are no longer in the file. */
export async function removeMissing(client: ClientBase, { name, key, sameRow, field }: UpsertRule): Promise<number> {
  const same = sameRow ?? key.map((column) => `staged.${column} = existing.${column}`).join(' and ')
  return noteChanged(
    client,
    field,
    `delete from ${staging[name].table} existing using import_lodging lodging
     where existing.lodging_id = lodging.id and not exists (select from import_${name} staged where ${same})
     returning existing.lodging_id`,
  )
}

/** Runs a statement that returns `lodging_id` and records those houses as changed in this field. */
export async function noteChanged(client: ClientBase, field: string | undefined, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with done as (${statement}), noted as (insert into import_changed select distinct lodging_id, $1::text from done)
     select count(*)::int as count from done`,
    [field ?? null],
  )
  return rows[0]?.count ?? 0
}

async function countOf(client: ClientBase, statement: string): Promise<number> {
  return (await client.query(statement)).rowCount ?? 0
}
