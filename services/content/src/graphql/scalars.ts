import {
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import type { ContentContext, ViewedAsset } from '../context.ts'
import { badInput } from './refusal.ts'

export const json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value })

/** A day or date-time, in the editor's notation. */
export const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  parseValue: (value) => {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) {
      return new Date(value).toISOString()
    }
    throw badInput('A date is written 2027-03-01 or 2027-03-01T10:00:00Z.')
  },
})

export const sys = new GraphQLObjectType<ViewedAsset, ContentContext>({
  name: 'Sys',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString), resolve: ({ stored }) => stored.id },
    spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: () => 'marram' },
    environmentId: { type: new GraphQLNonNull(GraphQLString), resolve: () => 'master' },
    publishedAt: { type: dateTime, resolve: ({ stored }) => stored.publishedAt },
    firstPublishedAt: { type: dateTime, resolve: ({ stored }) => stored.firstPublishedAt },
    publishedVersion: { type: GraphQLInt, resolve: ({ stored }) => stored.publishedVersion },
    locale: { type: GraphQLString, resolve: ({ locale }) => locale },
  },
})

export const location = new GraphQLObjectType<{ lat: number; lon: number }>({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
})

const named = (name: string, fields: readonly string[]) =>
  new GraphQLObjectType({ name, fields: Object.fromEntries(fields.map((field) => [field, { type: GraphQLString }])) })

/** Contentful's tags and concepts are always empty; the fields exist so that documents with them work. */
const metadata = new GraphQLObjectType({
  name: 'ContentfulMetadata',
  fields: {
    tags: { type: new GraphQLNonNull(new GraphQLList(named('ContentfulTag', ['id', 'name']))), resolve: () => [] },
    concepts: { type: new GraphQLNonNull(new GraphQLList(named('TaxonomyConcept', ['id']))), resolve: () => [] },
  },
})

/** Fields of every entry and asset besides `sys`. */
export const identityFields = {
  _id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ stored }: ViewedAsset) => stored.id },
  contentfulMetadata: { type: new GraphQLNonNull(metadata), resolve: () => ({}) },
}
