export const reviewSchema = /* GraphQL */ `
  extend type Query {
    """
    Reviews of lodgings that can be booked, the best rated first, newer ones before older ones of the same rating; at
    most 999. Without a day, those of the last two years.
    """
    guestReviews(lan: Int!, type: Int! = 2, limit: Int! = 10, skip: Int! = 0, since: Day): [Review!]!
    "One page of the guest reviews of the last two years, the newest id first; at most 100 a page."
    guestReviewPage(lan: Int!, page: Int! = 1, pageSize: Int! = 10): ReviewPage!
    "Any review of the last two years from these locations; null when there is none."
    randomReviewByLocations(lan: Int!, locationIds: [Int!]!): Review
    "For each of these locations its best and newest review of the last two years, in the order of the ids."
    reviewByLocationIds(lan: Int!, locationIds: [Int!]!): [Review!]!
    "Over all reviews, or those of the lodgings or locations named."
    reviewStats(lodgingIds: [Int!], locationIds: [Int!], since: Day): ReviewStat!
  }

  "What a guest wrote after a stay (answer), and what the agency wrote back (response)."
  type Review {
    id: Int!
    lodgingId: Int!
    lodgingName: String!
    locationId: Int!
    areaName: String!
    "Language id in which the guest wrote."
    language: Int! @language
    name: String!
    place: String!
    isoCountry: String!
    date: Day!
    rating: Int! @stars
    hasHadAfterCare: Boolean!
    answerText: String!
    answerTextDa: String
    answerTextDe: String
    answerTextEn: String
    responseText: String
    responseTextDa: String
    responseTextDe: String
    responseTextEn: String
    responseTime: Instant
    "The answer in the language asked for, or as written where there is no translation."
    text: String!
    "The response, likewise."
    response: String
    "Language id of the text."
    textLanguage: Int! @language
  }

  type ReviewPage {
    "Of all pages."
    total: Int! @count
    page: Int! @count
    pageSize: Int! @count
    items: [Review!]!
    stats: ReviewStat!
  }

  "All but the count are null where nobody has written yet."
  type ReviewStat {
    average: Float
    best: Int
    count: Int! @count
    worst: Int
  }
`
