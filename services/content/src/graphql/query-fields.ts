import type { ContentType } from '@marram/contract/content/model/content-type'
import { defaultLocale } from '@marram/contract/content/model/entry'
import { GraphQLBoolean, type GraphQLFieldConfig, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import type { ContentContext } from '../context.ts'
import { findEntries } from '../entry/find-entries.ts'
import { isRecord } from '../entry/links.ts'
import { type Collection, type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { filterType } from './filter-types.ts'
import { limitOfType, sliceOf } from './limits.ts'
import { orderType } from './order.ts'
import { forbidden, localeOf, plainText } from './refusal.ts'
import { nameOf, type Registry } from './registry.ts'
import { resolveEntry, type View } from './resolve-links.ts'

export type RootField = GraphQLFieldConfig<unknown, ContentContext>
export type ViewArgs = { locale?: string | null; preview?: boolean | null }
type Where = Record<string, unknown>

/** There are no fallback locales, so `useFallbackLocale` has no effect. */
export const viewArgs = {
  locale: { type: GraphQLString },
  preview: { type: GraphQLBoolean },
  useFallbackLocale: { type: GraphQLBoolean },
}

/** Drafts need the preview key. */
export function viewOf({ locale, preview }: ViewArgs, { canPreview }: ContentContext): View {
  if (preview && !canPreview) throw forbidden('A preview needs the header X-Preview-Key with a valid key.')
  return { locale: localeOf(locale ?? defaultLocale), stage: preview ? 'draft' : 'published' }
}

/** `page(id)` and `pageCollection(where, order, limit, skip)`. */
export function queryFields(type: ContentType, registry: Registry): Record<string, RootField> {
  const id = type.sys.id
  return { [id]: singleField(id, registry), [`${id}Collection`]: collectionField(type, registry) }
}

function singleField(type: string, registry: Registry): RootField {
  return {
    type: registry.objectOf(type),
    args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...viewArgs },
    resolve: (_, { id, ...args }: ViewArgs & { id: string }, context) =>
      resolveEntry(plainText(id), viewOf(args, context), context, [type]),
  }
}

function collectionField(type: ContentType, registry: Registry): RootField {
  const { id } = type.sys
  type Args = ViewArgs & CollectionArgs & { where?: Where | null; order?: string[] | null }
  return {
    type: collectionType(nameOf(id), registry.objectOf(id)),
    args: {
      where: { type: filterType(type, registry, false) },
      order: { type: new GraphQLList(orderType(type)) },
      ...sliceArgs,
      ...viewArgs,
    },
    resolve: async (_, { where, order, ...args }: Args, context): Promise<Collection> => {
      const view = viewOf(args, context)
      const { limit, skip } = sliceOf(`${id}Collection`, args, limitOfType(id))
      const sorts = (order ?? []).filter((name) => name !== null)
      const ids = await findEntries(context, { type, ...view, where: where ?? {}, order: sorts })
      if (!isLookup(where ?? {}, ids.length)) context.tags.type(id)
      const shown = ids.slice(skip, skip + limit)
      const items = await Promise.all(shown.map((one) => resolveEntry(one, view, context)))
      return { total: ids.length, limit, skip, items: items.filter((item) => item !== null) }
    },
  }
}

/** True for a lookup by key with all entries found: the reply then depends on these entries only, not on the type. */
export function isLookup(where: Where, found: number): boolean {
  const { sys, slug, key, key_in: keys, ...others } = where
  const ids = isRecord(sys) ? sys : {}
  const names = [slug, key, ids.id].filter((name) => typeof name === 'string')
  const lists = [keys, ids.id_in].filter((list) => Array.isArray(list))
  const isOther = Object.keys(others).some((name) => name !== 'type')
  if (isOther || names.length + lists.length !== 1) return false
  return found >= (lists[0]?.length ?? 1)
}
