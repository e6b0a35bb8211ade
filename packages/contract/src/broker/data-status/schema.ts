export const dataStatusSchema = /* GraphQL */ `
  extend type Query {
    "What is known and what is missing about each lodging, by id; language 1 only, as its index has it. At most 9999."
    lodgingDataStatus(lan: Int!, limit: Int! = 100, skip: Int! = 0): [LodgingDataStatus!]!
  }

  type LodgingDataStatus {
    lodgingId: Int!
    name: String!
    "Whether it can be booked."
    isActive: Boolean!
    hasDescriptionDk: Boolean!
    hasDescriptionDe: Boolean!
    hasDescriptionEn: Boolean!
    hasFloorPlan: Boolean!
    hasImages: Boolean!
    imageCount: Int! @count
    hasPrices: Boolean!
    publishedAt: Day!
    "Days since it was published; 0 before that."
    daysPublished: Int! @count
    "The first moment of the day of publication in Denmark, in seconds since 1970."
    bsPublishedTs: Int!
    createdTs: Int!
    updatedTs: Int!
  }
`
