import type { ListPage, ListRequest } from '@marram/contract/desk/list'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { cursorKinds, type KeyKind, readCursor, writeCursor } from './list-cursor.ts'

/** An SQL expression that is never null; with an index on it and the id, each page takes the same time. */
export type SortKey = { readonly by: RawBuilder<unknown>; readonly kind: KeyKind }

type Rules<Sort extends string, Row, Item> = {
  readonly asked: ListRequest<Sort>
  readonly sorts: Readonly<Record<Sort, SortKey>>
  /** Unique; decides between equal keys. */
  readonly id: SortKey
  readonly present: (row: Row) => Item
}

const maxCounted = 10_000

type Keyed<Row> = Row & { readonly listKey: string; readonly listId: string }

/**
 * A page of these rows, given with joins, conditions and columns, but without order and limit. Starts after the last row
 * of the page before, so that rows added meanwhile make no other row appear twice or not at all.
 */
export async function listPage<DB, Tables extends keyof DB, Row, Sort extends string, Item>(
  db: QueryExecutorProvider,
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { asked, sorts, id, present }: Rules<Sort, Row, Item>,
): Promise<ListPage<Item> | Refusal> {
  const { sort, descending, cursor, limit } = asked
  const key = sorts[sort]
  const order = `${sort} ${descending ? 'descending' : 'ascending'}`
  const after = cursor === null ? null : readCursor(cursor, { order, kinds: [key.kind, id.kind] })
  if (cursor !== null && after === null) return refuse(422, 'invalid-cursor', 'The cursor is not from this list.')
  const direction = descending ? 'desc' : 'asc'
  const page = (after === null ? rows : rows.where(isAfter(key, id, after, descending)))
    .select([cursorKinds[key.kind].write(key.by).as('listKey'), cursorKinds[id.kind].write(id.by).as('listId')])
    .orderBy(key.by, direction)
    .orderBy(id.by, direction)
    .limit(limit + 1)
  const { rows: found } = await sql<Keyed<Row>>`${page}`.execute(db)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(present),
    nextCursor: last === undefined ? null : writeCursor(order, [last.listKey, last.listId]),
    total: after === null ? await count(db, rows) : null,
  }
}

function isAfter(key: SortKey, id: SortKey, after: readonly [string, string], descending: boolean) {
  const [start, last] = [cursorKinds[key.kind].read(after[0]), cursorKinds[id.kind].read(after[1])]
  // Alone, the first half can use an index if key and id are columns of different tables.
  return descending
    ? sql<boolean>`(${key.by} <= ${start} and (${key.by}, ${id.by}) < (${start}, ${last}))`
    : sql<boolean>`(${key.by} >= ${start} and (${key.by}, ${id.by}) > (${start}, ${last}))`
}

/** Null for more than can be counted while somebody waits. */
async function count<DB>(
  db: QueryExecutorProvider,
  rows: { clearSelect(): SelectQueryBuilder<DB, keyof DB, unknown> },
): Promise<number | null> {
  const counted = rows
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(maxCounted + 1)
  const { rows: found } = await sql<{
    total: number
  }>`select count(*)::int as total from ${counted} as counted`.execute(db)
  const total = found[0]?.total ?? 0
  return total > maxCounted ? null : total
}
