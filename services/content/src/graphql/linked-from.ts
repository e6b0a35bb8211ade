import { type GraphQLFieldConfig, GraphQLObjectType } from 'graphql'
import { sql } from 'kysely'
import type { ContentContext, ViewedEntry } from '../context.ts'
import { type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { sliceOf } from './limits.ts'
import type { Registry } from './registry.ts'
import { resolveEntry } from './resolve-links.ts'

const known = new WeakMap<Registry, GraphQLObjectType<ViewedEntry, ContentContext>>()

/** Contentful's `linkedFrom { entryCollection { items { … } } }`: entries that link to this one. */
export function linkedFrom(registry: Registry): GraphQLFieldConfig<ViewedEntry, ContentContext> {
  const type = known.get(registry) ?? linkingType(registry)
  known.set(registry, type)
  return { type, resolve: (entry) => entry }
}

function linkingType({ entry }: Registry): GraphQLObjectType<ViewedEntry, ContentContext> {
  return new GraphQLObjectType<ViewedEntry, ContentContext>({
    name: 'EntryLinkingCollections',
    fields: {
      entryCollection: {
        type: collectionType('LinkingEntry', entry),
        args: sliceArgs,
        resolve: async (target, args: CollectionArgs, context) => {
          const { limit, skip } = sliceOf('linkedFrom.entryCollection', args)
          const { rows } = await sql<{ id: string }>`
            select distinct source_id as id from content_link
            where stage = ${target.stage} and target_kind = 'Entry' and target_id = ${target.stored.id} order by id`.execute(
            context.db,
          )
          context.tags.add('content')
          const items = await Promise.all(
            rows.slice(skip, skip + limit).map(({ id }) => resolveEntry(id, target, context)),
          )
          return { total: rows.length, limit, skip, items: items.filter((item) => item !== null) }
        },
      },
    },
  })
}
