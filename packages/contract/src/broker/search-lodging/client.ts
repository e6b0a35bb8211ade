import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import { type SearchLodgingsVariables, searchLodgingsQuery } from './documents.ts'
import type { SearchLodging } from './shapes.ts'

export type SearchLodgingClient = {
  /** At most 100, in the order of the ids. */
  searchLodgings(variables: SearchLodgingsVariables, options?: CallOptions): Promise<SearchLodging[]>
}

export function createSearchLodgingClient(graphql: GraphqlClient): SearchLodgingClient {
  return {
    searchLodgings: async (variables, options) =>
      (await graphql.run(searchLodgingsQuery, variables, options)).data.searchLodgings,
  }
}
