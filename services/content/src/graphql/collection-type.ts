import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLOutputType } from 'graphql'
import { assetType } from './asset-type.ts'

export type Collection = {
  readonly total: number
  readonly limit: number
  readonly skip: number
  readonly items: readonly unknown[]
}
export type CollectionArgs = { limit?: number | null; skip?: number | null }

export const sliceArgs = { limit: { type: GraphQLInt }, skip: { type: GraphQLInt } }

/** A list in Contentful's wrapper, such as `PageCollection`. */
export function collectionType(name: string, item: GraphQLOutputType): GraphQLObjectType<Collection> {
  const count = { type: new GraphQLNonNull(GraphQLInt) }
  return new GraphQLObjectType<Collection>({
    name: `${name}Collection`,
    fields: { total: count, skip: count, limit: count, items: { type: new GraphQLNonNull(new GraphQLList(item)) } },
  })
}

export const assetCollection = collectionType('Asset', assetType)
