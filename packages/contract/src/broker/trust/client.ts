import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import { type TrustReviewsVariables, trustReviewsQuery, trustStatsQuery } from './documents.ts'
import type { TrustReviews, TrustStats } from './shapes.ts'

export type TrustClient = {
  trustReviews(variables: TrustReviewsVariables, options?: CallOptions): Promise<TrustReviews>
  trustStats(variables: { domain: string }, options?: CallOptions): Promise<TrustStats | null>
}

export function createTrustClient(graphql: GraphqlClient): TrustClient {
  return {
    trustReviews: async (variables, options) =>
      (await graphql.run(trustReviewsQuery, variables, options)).data.trustReviews,
    trustStats: async (variables, options) => (await graphql.run(trustStatsQuery, variables, options)).data.trustStats,
  }
}
