import { type ContentField, type ContentType, linkedTypes } from '@marram/contract/content/model/content-type'
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import type { ContentContext, ViewedEntry } from '../context.ts'
import { isLink } from '../entry/links.ts'
import { fieldValue } from '../entry/load-entries.ts'
import { readText } from '../entry/read-text.ts'
import { loadPath } from '../route/load-path.ts'
import { assetType } from './asset-type.ts'
import { assetCollection, type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { sliceOf } from './limits.ts'
import { linkedFrom } from './linked-from.ts'
import { localeOf } from './refusal.ts'
import { nameOf, type Registry } from './registry.ts'
import { resolveAsset, resolveEntry, resolveList, type View } from './resolve-links.ts'
import { richTextType, type ViewedText } from './rich-text-type.ts'
import { dateTime, identityFields, json, location, sys } from './scalars.ts'

type Field = GraphQLFieldConfig<ViewedEntry, ContentContext>
type LocaleArgs = { locale?: string | null }

const localeArgs = { locale: { type: GraphQLString } }

export function entryType(type: ContentType, registry: Registry): GraphQLObjectType<ViewedEntry, ContentContext> {
  return new GraphQLObjectType<ViewedEntry, ContentContext>({
    name: nameOf(type.sys.id),
    description: type.description,
    interfaces: [registry.entry],
    fields: () => ({
      ...entryFields,
      ...identityFields,
      linkedFrom: linkedFrom(registry),
      ...Object.fromEntries(type.fields.map((field) => fieldOf(nameOf(type.sys.id), field, registry))),
    }),
  })
}

/** Fields of every entry. `_path` (the address in the edition, or null) and `_text` (all readable text) are ours. */
export const entryFields: Record<'sys' | '_path' | '_text', Field> = {
  sys: { type: new GraphQLNonNull(sys), resolve: (entry) => entry },
  _path: { type: GraphQLString, resolve: (entry, _, context) => loadPath(entry, context) },
  _text: { type: new GraphQLNonNull(GraphQLString), resolve: (entry, _, context) => readText(entry, context) },
}

const plain: Readonly<Partial<Record<ContentField['type'], GraphQLOutputType>>> = {
  Symbol: GraphQLString,
  Text: GraphQLString,
  Integer: GraphQLInt,
  Boolean: GraphQLBoolean,
  Date: dateTime,
  Object: json,
  Location: location,
}

function fieldOf(owner: string, field: ContentField, registry: Registry): [string, Field] {
  const name = `${owner}${nameOf(field.id)}`
  if (field.type === 'Array' && field.items?.type === 'Link') {
    return [`${field.id}Collection`, linkListOf(name, field, registry)]
  }
  if (field.type === 'Array') {
    const item = field.items?.type === 'Integer' ? GraphQLInt : GraphQLString
    return [field.id, { type: new GraphQLList(item), args: localeArgs, resolve: readerOf(field) }]
  }
  if (field.type === 'RichText') return [field.id, textOf(name, field, registry)]
  if (field.type === 'Link') return [field.id, linkOf(name, field, registry)]
  return [field.id, { type: plain[field.type] ?? json, args: localeArgs, resolve: readerOf(field) }]
}

const viewOf = ({ locale, stage }: ViewedEntry, args: LocaleArgs): View => ({
  locale: args.locale ? localeOf(args.locale) : locale,
  stage,
})

function readerOf(field: ContentField) {
  return (entry: ViewedEntry, args: LocaleArgs): unknown => fieldValue(entry, field, viewOf(entry, args).locale)
}

function textOf(name: string, field: ContentField, registry: Registry): Field {
  const value = readerOf(field)
  return {
    type: richTextType(name, registry),
    args: localeArgs,
    resolve: (entry, args: LocaleArgs): ViewedText | null => {
      const document = value(entry, args)
      return document === null ? null : { json: document, ...viewOf(entry, args) }
    },
  }
}

function linkOf(name: string, field: ContentField, registry: Registry): Field {
  const value = readerOf(field)
  const isAsset = field.linkType === 'Asset'
  const allowed = linkedTypes(field.validations)
  return {
    type: isAsset ? assetType : registry.linkTarget(name, allowed),
    args: localeArgs,
    resolve: (entry, args: LocaleArgs, context) => {
      const link = value(entry, args)
      if (!isLink(link)) return null
      const view = viewOf(entry, args)
      return isAsset ? resolveAsset(link.sys.id, view, context) : resolveEntry(link.sys.id, view, context, allowed)
    },
  }
}

function linkListOf(name: string, field: ContentField, registry: Registry): Field {
  const value = readerOf(field)
  const isAsset = field.items?.linkType === 'Asset'
  const allowed = linkedTypes(field.items?.validations ?? [])
  return {
    type: isAsset ? assetCollection : collectionType(name, registry.linkTarget(`${name}Item`, allowed)),
    args: { ...localeArgs, ...sliceArgs },
    resolve: async (entry, args: LocaleArgs & CollectionArgs, context) => {
      const { limit, skip } = sliceOf(`${field.id}Collection`, args)
      const view = viewOf(entry, args)
      const all = await (isAsset
        ? resolveList(value(entry, args), (id) => resolveAsset(id, view, context))
        : resolveList(value(entry, args), (id) => resolveEntry(id, view, context, allowed)))
      return { total: all.length, limit, skip, items: all.slice(skip, skip + limit) }
    },
  }
}
