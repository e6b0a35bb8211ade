import { lodgingCardFields } from '../lodging-card-fields.ts'
export const lodgingSchema = /* GraphQL */ `
  extend type Query {
    """
    At most 100 of these lodgings, in the order of the ids, without those no longer bookable. With an arrival and a
    duration the option is exactly that stay for that party, or null if it is not possible.
    """
    lodgingsByIds(
      lan: Int!
      ids: [Int!]!
      arrival: Arrival
      duration: Int
      adults: Int! = 2
      children: Int! = 0
      infants: Int! = 0
      pets: Int! = 0
    ): [LodgingCard!]!
    "Texts of at most 100 lodgings, in the order of the ids; those without a text in the language are omitted."
    lodgingDescriptions(lan: Int!, ids: [Int!]!): [LodgingText!]!
    "Facilities of at most 100 lodgings, in the order of the ids; at most 999 each."
    lodgingFacilities(lan: Int!, ids: [Int!]!): [LodgingFacilities!]!
    "Every lodging with a text in this language, including paused ones, by id; at most 9999 at once."
    lodgings(lan: Int!, limit: Int! = 9999, skip: Int! = 0): [LodgingRow!]!
    "At most 300 of these lodgings, in the order of the ids, including those no longer bookable."
    lodgingPlaces(ids: [Int!]!): [LodgingPlace!]!
    "Lodgings on these streets, the best first; at most 100 a page."
    lodgingsByStreet(lan: Int!, streetIds: [Int!]!, limit: Int! = 24, skip: Int! = 0): [LodgingCard!]!
    "Lodgings in these locations, the best first; at most 100 a page."
    lodgingsByLocations(lan: Int!, locationIds: [Int!]!, limit: Int! = 24, skip: Int! = 0): [LodgingCard!]!
    "Number of bookable lodgings, one entry for each requested location, in the same order."
    lodgingCountByLocations(locationIds: [Int!]!): [LocationCount!]!
    "Lodgings with a text in this language, by id; at most 9999 at once."
    lodgingNamesByLanguage(lan: Int!, limit: Int! = 9999, skip: Int! = 0): [LodgingName!]!
  }

  "A lodging in a list."
  type LodgingCard {
    ${lodgingCardFields}
    "The cheapest week of the coming twelve months, or the requested stay; null if not free."
    option: BookingOption
    "Expected metered energy of the option's stay, in minor units of its currency; never part of the price."
    energyEstimate: Int
  }

  type LodgingPlace {
    id: Int!
    name: String!
    isBookable: Boolean!
    latitude: Float!
    longitude: Float!
  }

  type LodgingText {
    lodgingId: Int!
    title: String!
    body: String!
    embeddedVideoHtml: String
  }

  type LodgingFacilities {
    lodgingId: Int!
    facilities: [LodgingFacility!]!
  }

  "A lodging on a map or in an index."
  type LodgingRow {
    id: Int!
    name: String!
    title: String!
    latitude: Float!
    longitude: Float!
    areaName: String!
    status: LodgingStatus!
  }

  type LocationCount {
    locationId: Int!
    lodgingCount: Int! @count
  }

  type LodgingName {
    id: Int!
    name: String!
    updatedAt: Instant!
  }
`
