import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import {
  type GuestReviewPageVariables,
  type GuestReviewsVariables,
  guestReviewPageQuery,
  guestReviewsQuery,
  type LocationReviewVariables,
  type ReviewStatsVariables,
  randomReviewByLocationsQuery,
  reviewByLocationIdsQuery,
  reviewStatsQuery,
} from './documents.ts'
import type { Review, ReviewPage, ReviewStat } from './shapes.ts'

export type ReviewClient = {
  guestReviews(variables: GuestReviewsVariables, options?: CallOptions): Promise<Review[]>
  guestReviewPage(variables: GuestReviewPageVariables, options?: CallOptions): Promise<ReviewPage>
  randomReviewByLocations(variables: LocationReviewVariables, options?: CallOptions): Promise<Review | null>
  reviewByLocationIds(variables: LocationReviewVariables, options?: CallOptions): Promise<Review[]>
  reviewStats(variables: ReviewStatsVariables, options?: CallOptions): Promise<ReviewStat>
}

export function createReviewClient(graphql: GraphqlClient): ReviewClient {
  return {
    guestReviews: async (variables, options) =>
      (await graphql.run(guestReviewsQuery, variables, options)).data.guestReviews,
    guestReviewPage: async (variables, options) =>
      (await graphql.run(guestReviewPageQuery, variables, options)).data.guestReviewPage,
    randomReviewByLocations: async (variables, options) =>
      (await graphql.run(randomReviewByLocationsQuery, variables, options)).data.randomReviewByLocations,
    reviewByLocationIds: async (variables, options) =>
      (await graphql.run(reviewByLocationIdsQuery, variables, options)).data.reviewByLocationIds,
    reviewStats: async (variables, options) =>
      (await graphql.run(reviewStatsQuery, variables, options)).data.reviewStats,
  }
}
