import { query } from '../operation.ts'

export const editorialQueries = {
  redirect: query(/* GraphQL */ `query Redirect($lan: Int!, $specifier: String!) {
  redirect(lan: $lan, specifier: $specifier) { from to isPermanent }
}`),
  redirects: query(/* GraphQL */ `query Redirects($lan: Int!, $specifiers: [String!]!) {
  redirects(lan: $lan, specifiers: $specifiers) { from to isPermanent }
}`),
  texts: query(/* GraphQL */ `query Texts($lan: Int!, $names: [String!]!) {
  texts(lan: $lan, names: $names) { name html }
}`),
  meta: query(/* GraphQL */ `query Meta($keys: [String!]!) {
  meta(keys: $keys) { key value }
}`),
}
