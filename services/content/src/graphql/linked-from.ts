import { type GraphQLFieldConfig, GraphQLObjectType } from 'graphql'
import { sql } from 'kysely'
import type { ContentContext, SeenEntry } from '../context.ts'
import { type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { sliceOf } from './limits.ts'
import type { Registry } from './registry.ts'
import { resolveEntry } from './resolve-links.ts'

const known = new WeakMap<Registry, GraphQLObjectType<SeenEntry, ContentContext>>()

/** Who links to an entry, as Contentful has it: `linkedFrom { entryCollection { items { … } } }`. */
export function linkedFrom(registry: Registry): GraphQLFieldConfig<SeenEntry, ContentContext> {
  const type = known.get(registry) ?? linkingType(registry)
  known.set(registry, type)
  return { type, resolve: (entry) => entry }
}

function linkingType({ entry }: Registry): GraphQLObjectType<SeenEntry, ContentContext> {
  return new GraphQLObjectType<SeenEntry, ContentContext>({
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
