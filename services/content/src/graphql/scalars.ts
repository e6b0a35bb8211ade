import { GraphQLFloat, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLString } from 'graphql'
import type { ContentContext, SeenAsset } from '../context.ts'
import { badInput } from './refusal.ts'

export const json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value })

/** A day or a moment, as the editor wrote it. */
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

export const sys = new GraphQLObjectType<SeenAsset, ContentContext>({
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
