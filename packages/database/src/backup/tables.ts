import { type ClientBase, escapeIdentifier } from 'pg'

/** `references` are the other tables that must be filled first. */
export type Table = { name: string; columns: string[]; references: string[] }

/** The application's tables, each after those it references. Nodes fill unlogged ones anew, so backups omit them. */
export async function loadTables(client: ClientBase, includesUnlogged = false): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and (c.relpersistence = 'p' or $1)
    order by c.relname collate "C"`,
    [includesUnlogged],
  )
  return inOrder(rows)
}

/** True if any of the tables has a row. */
export async function holdsRows(client: ClientBase, tables: readonly Table[]): Promise<boolean> {
  if (tables.length === 0) return false
  const filled = tables.map(({ name }) => `exists (select from ${escapeIdentifier(name)})`).join(' or ')
  const { rows } = await client.query(`select ${filled} as filled`)
  return rows[0]?.filled === true
}

export function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = []
  const waiting = [...tables]
  while (waiting.length > 0) {
    const done = new Set(ordered.map((table) => table.name))
    const next = waiting.findIndex((table) => table.references.every((name) => done.has(name)))
    if (next < 0)
      throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

/** For COPY in both directions. */
export const target = ({ name, columns }: Pick<Table, 'name' | 'columns'>): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`
