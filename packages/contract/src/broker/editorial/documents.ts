import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import type { Lan } from '../fields.ts'
import { meta, namedText, redirect } from './shapes.ts'

export const redirectQuery = defineOperation<{ lan: Lan; specifier: string }>()({
  name: 'Redirect',
  kind: 'query',
  text: /* GraphQL */ `query Redirect($lan: Int!, $specifier: String!) {
  redirect(lan: $lan, specifier: $specifier) { from to isPermanent }
}`,
  reply: v.object({ redirect: v.nullable(redirect) }),
})

export const redirectsQuery = defineOperation<{ lan: Lan; specifiers: readonly string[] }>()({
  name: 'Redirects',
  kind: 'query',
  text: /* GraphQL */ `query Redirects($lan: Int!, $specifiers: [String!]!) {
  redirects(lan: $lan, specifiers: $specifiers) { from to isPermanent }
}`,
  reply: v.object({ redirects: v.array(redirect) }),
})

export const textsQuery = defineOperation<{ lan: Lan; names: readonly string[] }>()({
  name: 'Texts',
  kind: 'query',
  text: /* GraphQL */ `query Texts($lan: Int!, $names: [String!]!) {
  texts(lan: $lan, names: $names) { name html }
}`,
  reply: v.object({ texts: v.array(namedText) }),
})

export const metaQuery = defineOperation<{ keys: readonly string[] }>()({
  name: 'Meta',
  kind: 'query',
  text: /* GraphQL */ `query Meta($keys: [String!]!) {
  meta(keys: $keys) { key value }
}`,
  reply: v.object({ meta: v.array(meta) }),
})

export const editorialOperations = [redirectQuery, redirectsQuery, textsQuery, metaQuery]
