import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import type { Lan } from '../fields.ts'
import { metaQuery, redirectQuery, redirectsQuery, textsQuery } from './documents.ts'
import type { Meta, NamedText, Redirect } from './shapes.ts'

export type EditorialClient = {
  redirect(variables: { lan: Lan; specifier: string }, options?: CallOptions): Promise<Redirect | null>
  redirects(variables: { lan: Lan; specifiers: readonly string[] }, options?: CallOptions): Promise<Redirect[]>
  texts(variables: { lan: Lan; names: readonly string[] }, options?: CallOptions): Promise<NamedText[]>
  meta(variables: { keys: readonly string[] }, options?: CallOptions): Promise<Meta[]>
}

export function createEditorialClient(graphql: GraphqlClient): EditorialClient {
  return {
    redirect: async (variables, options) => (await graphql.run(redirectQuery, variables, options)).data.redirect,
    redirects: async (variables, options) => (await graphql.run(redirectsQuery, variables, options)).data.redirects,
    texts: async (variables, options) => (await graphql.run(textsQuery, variables, options)).data.texts,
    meta: async (variables, options) => (await graphql.run(metaQuery, variables, options)).data.meta,
  }
}
