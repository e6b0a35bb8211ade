import { GraphQLInputObjectType } from 'graphql'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isRecord } from '../entry/links.ts'
import { assetCollection, type CollectionArgs, sliceArgs } from './collection-type.ts'
import { sysFilter } from './filter-types.ts'
import { sliceOf } from './limits.ts'
import { type RootField, type ViewArgs, viewArgs, viewOf } from './query-fields.ts'
import { plainText } from './refusal.ts'
import { resolveAsset } from './resolve-links.ts'

const assetFilter = new GraphQLInputObjectType({ name: 'AssetFilter', fields: { sys: { type: sysFilter } } })

/** Assets by id, or all assets. */
export const assetList: RootField = {
  type: assetCollection,
  args: { where: { type: assetFilter }, ...sliceArgs, ...viewArgs },
  resolve: async (_, { where, ...args }: ViewArgs & CollectionArgs & { where?: unknown }, context) => {
    const view = viewOf(args, context)
    const { limit, skip } = sliceOf('assetCollection', args)
    const { rows } = await sql<{ id: string }>`
      select id from content_asset where ${sql.ref(view.stage)} is not null and ${conditionOf(where)} order by id`.execute(
      context.db,
    )
    context.tags.add('content')
    const shown = rows.slice(skip, skip + limit)
    const items = await Promise.all(shown.map(({ id }) => resolveAsset(id, view, context)))
    return { total: rows.length, limit, skip, items: items.filter((item) => item !== null) }
  },
}

function conditionOf(where: unknown): RawBuilder<SqlBool> {
  const { id, id_in: ids } = isRecord(where) && isRecord(where.sys) ? where.sys : {}
  if (typeof id === 'string') return sql<SqlBool>`id = ${plainText(id)}`
  if (Array.isArray(ids)) return sql<SqlBool>`id = any(${ids.map((one) => plainText(String(one)))}::text[])`
  return sql<SqlBool>`true`
}
