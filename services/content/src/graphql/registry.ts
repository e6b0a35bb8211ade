import type { GraphQLInputObjectType, GraphQLInterfaceType, GraphQLObjectType, GraphQLOutputType } from 'graphql'
import type { ContentContext, ViewedEntry } from '../context.ts'

/** Lookup of types, which is lazy because they refer to each other. */
export type Registry = {
  readonly entry: GraphQLInterfaceType
  objectOf(type: string): GraphQLObjectType<ViewedEntry, ContentContext>
  nestedFilterOf(type: string): GraphQLInputObjectType
  /** One type, a union named after the field, or any entry. */
  linkTarget(name: string, types: readonly string[] | null): GraphQLOutputType
}

/** The GraphQL name of a content type. */
export const nameOf = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)
