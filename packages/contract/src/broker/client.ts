import type { GraphqlClient } from '../graphql-client.ts'
import {
  areasQuery,
  type FeaturedLodgingsVariables,
  featuredLodgingsQuery,
  type Lan,
  lodgingCountQuery,
} from './documents.ts'
import type { Area, FeaturedLodging } from './shapes.ts'

type CallOptions = { signal?: AbortSignal }

export type BrokerClient = {
  lodgingCount(lan: Lan, options?: CallOptions): Promise<number>
  areas(lan: Lan, options?: CallOptions): Promise<Area[]>
  featuredLodgings(variables: FeaturedLodgingsVariables, options?: CallOptions): Promise<FeaturedLodging[]>
}

/** The client must have been created with `brokerOperations`. */
export function createBrokerClient(graphql: GraphqlClient): BrokerClient {
  return {
    lodgingCount: async (lan, options) => (await graphql.run(lodgingCountQuery, { lan }, options)).data.lodgingCount,
    areas: async (lan, options) => (await graphql.run(areasQuery, { lan }, options)).data.areas,
    featuredLodgings: async (variables, options) =>
      (await graphql.run(featuredLodgingsQuery, variables, options)).data.featuredLodgings,
  }
}
