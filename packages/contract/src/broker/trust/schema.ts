export const trustSchema = /* GraphQL */ `
  extend type Query {
    "The newest reviews of the site with at least this many stars; at most 10."
    trustReviews(domain: String!, minStars: Int! = 2, limit: Int! = 10): TrustReviews!
    "The rating over all reviews of the site; null if unknown."
    trustStats(domain: String!): TrustStats
  }

  type TrustReviews {
    items: [TrustReview!]!
    meta: TrustMeta!
  }

  type TrustReview {
    id: String!
    domain: String!
    "Language id in which the guest wrote."
    language: Int! @language
    personName: String!
    "1 to 5."
    stars: Int!
    title: String!
    text: String!
    responseText: String
    responseCreatedAt: Instant
    createdAt: Instant!
    updatedAt: Instant!
  }

  type TrustStats {
    domain: String!
    "The score in half stars, as shown."
    stars: Float!
    "0 to 5, one decimal."
    trustScore: Float!
    reviewsTotal: Int! @count
    meta: TrustMeta!
  }

  type TrustMeta {
    "own-reviews: the agency's own guests, asked by the agency itself. Say so where the rating is shown."
    source: String!
    "True if the reviews are invented, like those of the demo agency."
    isDemo: Boolean!
  }
`
