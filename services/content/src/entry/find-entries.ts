import type { ContentType } from '@marram/contract/content/model/content-type'
import type { Locale } from '@marram/domain/edition'
import { type RawBuilder, sql } from 'kysely'
import type { ContentContext, Stage } from '../context.ts'
import { filterSql } from '../graphql/filter-sql.ts'
import { type SortKey, sortField, sortKeys, sortRows } from '../graphql/order.ts'

export type EntryQuery = {
  readonly type: ContentType
  readonly stage: Stage
  readonly locale: Locale
  readonly where: Record<string, unknown>
  readonly order: readonly string[]
}

const sysColumns: Readonly<Record<string, string>> = {
  sys_id: 'id',
  sys_publishedAt: 'published_at',
  sys_firstPublishedAt: 'first_published_at',
  sys_publishedVersion: 'published_version',
}

/** All matching ids in order. An agency has few enough entries of a type to sort them here. */
export async function findEntries({ db }: Pick<ContentContext, 'db'>, query: EntryQuery): Promise<string[]> {
  const { type, stage, locale, where, order } = query
  const keys = sortKeys(order)
  // The inner select fences the type filter, because a condition may cast values that are numbers only in this type.
  const rows = await sql<{ id: string; values: unknown[] }>`
    with entry as materialized (select * from content_entry where type = ${type.sys.id} and ${sql.ref(stage)} is not null)
    select entry.id, jsonb_build_array(${sql.join(keys.map((key) => sortSql(key, query)))}) as values
    from entry where ${filterSql(type, where, { stage, locale, alias: 'entry' })}`.execute(db)
  return sortRows(rows.rows, keys, locale)
}

function sortSql({ key }: SortKey, { type, stage, locale }: EntryQuery): RawBuilder<unknown> {
  const column = sysColumns[key]
  if (column) return sql`entry.${sql.ref(column)}`
  const path = sortField(type, key, locale) ?? [key, locale]
  return sql`entry.${sql.ref(stage)} #> ${path}::text[]`
}
