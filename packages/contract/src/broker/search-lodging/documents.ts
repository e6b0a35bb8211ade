import type { SearchedStay } from '@marram/domain/search-request/searched-stay'
import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import { cardFields, type Lan } from '../fields.ts'
import { searchLodging } from './shapes.ts'

export type SearchLodgingsVariables = { lan: Lan; ids: readonly number[]; stay: SearchedStay }

export const searchLodgingsQuery = defineOperation<SearchLodgingsVariables>()({
  name: 'SearchLodgings',
  kind: 'query',
  text: /* GraphQL */ `query SearchLodgings($lan: Int!, $ids: [Int!]!, $stay: SearchedStay!) {
  searchLodgings(lan: $lan, ids: $ids, stay: $stay) { ${cardFields} latitude longitude }
}`,
  reply: v.object({ searchLodgings: v.array(searchLodging) }),
})

export const searchLodgingOperations = [searchLodgingsQuery]
