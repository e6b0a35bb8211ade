export const reviewSchema = /* GraphQL */ `
  extend type Query {
    """
    Reviews of bookable lodgings, the best rated first, newer before older ones of the same rating; at most 999. Without
    a day, those of the last two years.
    """
    guestReviews(lan: Int!, type: Int! = 2, limit: Int! = 10, skip: Int! = 0, since: Day): [Review!]!
    "One page of the guest reviews of the last two years, the newest id first; at most 100 a page."
    guestReviewPage(lan: Int!, page: Int! = 1, pageSize: Int! = 10): ReviewPage!
    "Any review of the last two years from these locations; null if there is none."
    randomReviewByLocations(lan: Int!, locationIds: [Int!]!): Review
    "For each of these locations its best and newest review of the last two years, in the order of the ids."
    reviewByLocationIds(lan: Int!, locationIds: [Int!]!): [Review!]!
    "Of all reviews, or of those of the given lodgings or locations."
    reviewStats(lodgingIds: [Int!], locationIds: [Int!], since: Day): ReviewStat!
  }

  "A guest's review of a stay (answer), and the agency's reply (response)."
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
    aspects: ReviewAspects!
    "Topics of which the original text contains a word."
    topics: [ReviewTopic!]!
    "Photos of the guest that staff have approved, at most four."
    photos: [ReviewPhoto!]!
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
    "The answer in the requested language, or the original without a translation."
    text: String!
    "The response, likewise."
    response: String
    "Language id of the text."
    textLanguage: Int! @language
  }

  "Stars of parts of the stay; null where the guest gave none."
  type ReviewAspects {
    house: Int @stars
    cleanliness: Int @stars
    location: Int @stars
    value: Int @stars
  }

  type ReviewPhoto {
    "A source of the image service."
    url: String!
    "The guest's description, in the language of the review."
    alt: String!
    width: Int!
    height: Int!
  }

  enum ReviewTopic {
    location
    cleanliness
    kitchen
    beds
    quiet
    dog
    children
    sauna
    pool
    fireplace
    internet
    value
  }

  type ReviewPage {
    "Of all pages."
    total: Int! @count
    page: Int! @count
    pageSize: Int! @count
    items: [Review!]!
    stats: ReviewStat!
  }

  "Everything but the count is null without reviews."
  type ReviewStat {
    average: Float
    best: Int
    count: Int! @count
    worst: Int
  }
`
