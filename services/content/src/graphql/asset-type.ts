import { defaultLocale } from '@marram/contract/content/model/entry'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { ContentContext, SeenAsset } from '../context.ts'
import { isRecord } from '../entry/links.ts'
import { identityFields, sys } from './scalars.ts'

const text = { type: GraphQLString }
const number = { type: GraphQLInt }

export const assetType: GraphQLObjectType<SeenAsset, ContentContext> = new GraphQLObjectType<SeenAsset, ContentContext>(
  {
    name: 'Asset',
    fields: {
      sys: { type: new GraphQLNonNull(sys), resolve: (asset) => asset },
      ...identityFields,
      title: { ...text, resolve: ({ stored, locale }) => stored.fields.title?.[locale] },
      description: { ...text, resolve: ({ stored, locale }) => stored.fields.description?.[locale] },
      contentType: { ...text, resolve: (asset) => fileOf(asset).contentType },
      fileName: { ...text, resolve: (asset) => fileOf(asset).fileName },
      size: { ...number, resolve: (asset) => fileOf(asset).size },
      url: { ...text, resolve: (asset) => fileOf(asset).url },
      width: { ...number, resolve: (asset) => imageOf(asset).width },
      height: { ...number, resolve: (asset) => imageOf(asset).height },
    },
  },
)

function fileOf({ stored }: SeenAsset): Record<string, unknown> {
  const file = stored.fields.file?.[defaultLocale]
  return isRecord(file) ? file : {}
}

function imageOf(asset: SeenAsset): Record<string, unknown> {
  const { image } = fileOf(asset)
  return isRecord(image) ? image : {}
}
