export const dataStatusSchema = /* GraphQL */ `
  extend type Query {
    "Existing and missing data of each lodging, by id; language 1 only, like its index. At most 9999."
    lodgingDataStatus(lan: Int!, limit: Int! = 100, skip: Int! = 0): [LodgingDataStatus!]!
  }

  type LodgingDataStatus {
    lodgingId: Int!
    name: String!
    "True if bookable."
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
    "Midnight in Denmark on the day of publication, in seconds since 1970."
    bsPublishedTs: Int!
    createdTs: Int!
    updatedTs: Int!
  }
`
