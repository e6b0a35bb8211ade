import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import { trustReviews, trustStats } from './shapes.ts'

export type TrustReviewsVariables = { domain: string; minStars?: number; limit?: number }

export const trustReviewsQuery = defineOperation<TrustReviewsVariables>()({
  name: 'TrustReviews',
  kind: 'query',
  text: /* GraphQL */ `query TrustReviews($domain: String!, $minStars: Int! = 2, $limit: Int! = 10) {
  trustReviews(domain: $domain, minStars: $minStars, limit: $limit) {
    items { id domain language personName stars title text responseText responseCreatedAt createdAt updatedAt }
    meta { source isDemo }
  }
}`,
  reply: v.object({ trustReviews }),
})

export const trustStatsQuery = defineOperation<{ domain: string }>()({
  name: 'TrustStats',
  kind: 'query',
  text: /* GraphQL */ `query TrustStats($domain: String!) {
  trustStats(domain: $domain) { domain stars trustScore reviewsTotal meta { source isDemo } }
}`,
  reply: v.object({ trustStats: v.nullable(trustStats) }),
})

export const trustOperations = [trustReviewsQuery, trustStatsQuery]
