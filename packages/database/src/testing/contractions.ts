import type { Pool } from 'pg'

type Column = { readonly type: string; readonly isNullable: boolean; readonly hasDefault: boolean }

/** The parts of a schema that a program relies on when it reads and writes. */
export type Shape = {
  /** By table and name. */
  readonly columns: ReadonlyMap<string, Column>
  /** Rules that refuse rows, by table, with their definition. */
  readonly rules: ReadonlySet<string>
}

export async function loadShape(pool: Pool): Promise<Shape> {
  const columns = await pool.query<Column & { name: string }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped`)
  const rules = await pool.query<{ rule: string }>(`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
    union select indrelid::regclass || ': ' || pg_get_indexdef(indexrelid) from pg_index
    where indisunique and not exists (select from pg_constraint where conindid = indexrelid)
      and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Set(rules.rows.map(({ rule }) => rule)),
  }
}

const tableOf = (name: string): string => name.split(/[.:]/)[0] ?? ''

/** Changes that break a program written for `before`; empty if the schema has only grown. */
export function contractionsBetween(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf))
  const isOld = (name: string): boolean => tables.has(tableOf(name))
  return [
    ...[...before.columns].flatMap(([name, was]) => {
      const is = after.columns.get(name)
      if (!is) return [`${name} is gone`]
      return [
        ...(is.type === was.type ? [] : [`${name} was ${was.type} and is ${is.type}`]),
        ...(was.isNullable && !is.isNullable ? [`${name} may no longer be null`] : []),
        ...(was.hasDefault && !is.hasDefault ? [`${name} has lost its default`] : []),
      ]
    }),
    ...[...after.columns].flatMap(([name, { isNullable, hasDefault }]) =>
      isOld(name) && !before.columns.has(name) && !isNullable && !hasDefault
        ? [`${name} is new and needs a value`]
        : [],
    ),
    ...[...after.rules].flatMap((rule) => (isOld(rule) && !before.rules.has(rule) ? [`a new rule on ${rule}`] : [])),
  ]
}
