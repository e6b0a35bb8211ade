import { contentTypes } from '@marram/contract/content/model/content-types'
import {
  type GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql'
import type { ContentContext, ViewedAsset, ViewedEntry } from '../context.ts'
import { assetList } from './asset-list.ts'
import { assetType } from './asset-type.ts'
import { entryCollection } from './entry-collection.ts'
import { entryFields, entryType } from './entry-type.ts'
import { filterType } from './filter-types.ts'
import { queryFields, type ViewArgs, viewArgs, viewOf } from './query-fields.ts'
import { plainText } from './refusal.ts'
import { nameOf, type Registry } from './registry.ts'
import { resolveAsset } from './resolve-links.ts'
import { routeFields } from './route-fields.ts'
import { identityFields, sys } from './scalars.ts'

/** Contentful's schema for the same content types, plus addresses. */
export function createContentSchema(): GraphQLSchema {
  const registry = createRegistry()
  const objects = contentTypes.map(({ sys: { id } }) => registry.objectOf(id))
  const query = new GraphQLObjectType<unknown, ContentContext>({
    name: 'Query',
    fields: () => ({
      ...Object.assign({}, ...contentTypes.map((type) => queryFields(type, registry))),
      asset: {
        type: assetType,
        args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...viewArgs },
        resolve: (_, { id, ...args }: ViewArgs & { id: string }, context): Promise<ViewedAsset | null> =>
          resolveAsset(plainText(id), viewOf(args, context), context),
      },
      assetCollection: assetList,
      entryCollection: entryCollection(registry),
      ...routeFields,
    }),
  })
  return new GraphQLSchema({ query, types: objects })
}

function createRegistry(): Registry {
  const nameOfEntry = ({ stored }: ViewedEntry): string => nameOf(stored.type)
  const objects = new Map<string, GraphQLObjectType<ViewedEntry, ContentContext>>()
  const filters = new Map<string, GraphQLInputObjectType>()
  const unions = new Map<string, GraphQLUnionType>()
  const registry: Registry = {
    entry: new GraphQLInterfaceType({
      name: 'Entry',
      fields: {
        sys: { type: new GraphQLNonNull(sys) },
        _path: { type: entryFields._path.type },
        _text: { type: entryFields._text.type },
        _id: { type: identityFields._id.type },
        contentfulMetadata: { type: identityFields.contentfulMetadata.type },
      },
      resolveType: nameOfEntry,
    }),
    objectOf: (type) => known(objects, type),
    nestedFilterOf: (type) => known(filters, type),
    linkTarget(name, types): GraphQLOutputType {
      if (!types) return registry.entry
      const [only, ...others] = types
      if (only !== undefined && others.length === 0) return known(objects, only)
      const union =
        unions.get(name) ??
        new GraphQLUnionType({ name, types: types.map((type) => known(objects, type)), resolveType: nameOfEntry })
      unions.set(name, union)
      return union
    },
  }
  for (const type of contentTypes) {
    objects.set(type.sys.id, entryType(type, registry))
    filters.set(type.sys.id, filterType(type, registry, true))
  }
  return registry
}

function known<T>(types: ReadonlyMap<string, T>, id: string): T {
  const type = types.get(id)
  if (!type) throw new Error(`The content model has no type ${id}.`)
  return type
}
