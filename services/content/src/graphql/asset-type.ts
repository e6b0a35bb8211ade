import { defaultLocale } from '@marram/contract/content/model/entry'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { ContentContext, ViewedAsset } from '../context.ts'
import { isRecord } from '../entry/links.ts'
import { identityFields, sys } from './scalars.ts'

const text = { type: GraphQLString }
const number = { type: GraphQLInt }

export const assetType: GraphQLObjectType<ViewedAsset, ContentContext> = new GraphQLObjectType<
  ViewedAsset,
  ContentContext
>({
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
})

function fileOf({ stored }: ViewedAsset): Record<string, unknown> {
  const file = stored.fields.file?.[defaultLocale]
  return isRecord(file) ? file : {}
}

function imageOf(asset: ViewedAsset): Record<string, unknown> {
  const { image } = fileOf(asset)
  return isRecord(image) ? image : {}
}
