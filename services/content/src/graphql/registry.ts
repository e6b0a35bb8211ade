import type { GraphQLInputObjectType, GraphQLInterfaceType, GraphQLObjectType, GraphQLOutputType } from 'graphql'
import type { ContentContext, SeenEntry } from '../context.ts'

/** The types that fields of other types lead to; they refer to each other in circles, so they are asked for late. */
export type Registry = {
  readonly entry: GraphQLInterfaceType
  objectOf(type: string): GraphQLObjectType<SeenEntry, ContentContext>
  nestedFilterOf(type: string): GraphQLInputObjectType
  /** One type, a union named after the field, or any entry. */
  linkTarget(name: string, types: readonly string[] | null): GraphQLOutputType
}

/** The GraphQL name of a content type. */
export const nameOf = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)
