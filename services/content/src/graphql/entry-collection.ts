import { GraphQLInputObjectType } from 'graphql'
import { sql } from 'kysely'
import { isRecord } from '../entry/links.ts'
import { type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { filterSql } from './filter-sql.ts'
import { sysFilter } from './filter-types.ts'
import { sliceOf } from './limits.ts'
import { isLookup, type RootField, type ViewArgs, viewArgs, viewOf } from './query-fields.ts'
import type { Registry } from './registry.ts'
import { resolveEntry } from './resolve-links.ts'

const entryFilter = new GraphQLInputObjectType({ name: 'EntryFilter', fields: { sys: { type: sysFilter } } })
const anyType = {
  sys: { id: 'Entry', type: 'ContentType' },
  name: 'Entry',
  description: '',
  displayField: null,
  fields: [],
} as const

/** Entries of any type by id, in the order of a given list of ids. */
export function entryCollection(registry: Registry): RootField {
  type Args = ViewArgs & CollectionArgs & { where?: Record<string, unknown> | null }
  return {
    type: collectionType('Entry', registry.entry),
    args: { where: { type: entryFilter }, ...sliceArgs, ...viewArgs },
    resolve: async (_, { where, ...args }: Args, context) => {
      const view = viewOf(args, context)
      const { limit, skip } = sliceOf('entryCollection', args)
      const condition = filterSql(anyType, where ?? {}, { ...view, alias: 'content_entry' })
      const { rows } = await sql<{ id: string }>`
        select id from content_entry where ${sql.ref(view.stage)} is not null and ${condition} order by id`.execute(
        context.db,
      )
      const ids = inGivenOrder(
        where,
        rows.map(({ id }) => id),
      )
      if (!isLookup(where ?? {}, ids.length)) context.tags.add('content')
      const items = await Promise.all(ids.slice(skip, skip + limit).map((id) => resolveEntry(id, view, context)))
      return { total: ids.length, limit, skip, items: items.filter((item) => item !== null) }
    },
  }
}

function inGivenOrder(where: Record<string, unknown> | null | undefined, found: string[]): string[] {
  const ids = isRecord(where?.sys) ? where.sys.id_in : undefined
  if (!Array.isArray(ids)) return found
  return [...new Set(ids)].filter((id) => found.includes(id))
}
