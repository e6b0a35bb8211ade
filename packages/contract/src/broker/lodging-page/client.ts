import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import type { Review } from '../review/shapes.ts'
import {
  type LodgingPageVariables,
  type LodgingReviewsVariables,
  lodgingPageQuery,
  lodgingReviewsQuery,
} from './documents.ts'
import type { LodgingPage } from './shapes.ts'

export type LodgingPageClient = {
  /** Null where there is no such house in the language. */
  lodgingPage(variables: LodgingPageVariables, options?: CallOptions): Promise<LodgingPage | null>
  lodgingReviews(variables: LodgingReviewsVariables, options?: CallOptions): Promise<Review[]>
}

export function createLodgingPageClient(graphql: GraphqlClient): LodgingPageClient {
  return {
    lodgingPage: async (variables, options) =>
      (await graphql.run(lodgingPageQuery, variables, options)).data.lodgingPage,
    lodgingReviews: async (variables, options) =>
      (await graphql.run(lodgingReviewsQuery, variables, options)).data.lodgingReviews,
  }
}
