import type { Pool } from 'pg'

export type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** Optional in an insert. */
  hasDefault: boolean
  /** Never writable. */
  isAlwaysGenerated: boolean
}
export type Check = { table: string; definition: string }

/** The columns of the application's tables, sorted by table and column. */
export async function loadColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`)
  return rows
}

export async function loadChecks(pool: Pool): Promise<Check[]> {
  const { rows } = await pool.query<Check>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c' and array_length(conkey, 1) = 1`)
  return rows
}
