import { query } from '../operation.ts'

export const trustQueries = {
  trustReviews: query(/* GraphQL */ `query TrustReviews($domain: String!, $minStars: Int! = 2, $limit: Int! = 10) {
  trustReviews(domain: $domain, minStars: $minStars, limit: $limit) {
    items { id domain language personName stars title text responseText responseCreatedAt createdAt updatedAt }
    meta { source isDemo }
  }
}`),
  trustStats: query(/* GraphQL */ `query TrustStats($domain: String!) {
  trustStats(domain: $domain) { domain stars trustScore reviewsTotal meta { source isDemo } }
}`),
}
