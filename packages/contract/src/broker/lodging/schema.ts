import { lodgingCardFields } from '../lodging-card-fields.ts'
export const lodgingSchema = /* GraphQL */ `
  extend type Query {
    """
    At most 100 of these lodgings, in the order of the ids; one that cannot be booked any more is left out. With an
    arrival and a duration the option is exactly that stay for that party, or null where it is not possible.
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
    "Texts of at most 100 lodgings, in the order of the ids; one without a text in the language is left out."
    lodgingDescriptions(lan: Int!, ids: [Int!]!): [LodgingText!]!
    "What at most 100 lodgings have, in the order of the ids; at most 999 facilities each."
    lodgingFacilities(lan: Int!, ids: [Int!]!): [LodgingFacilities!]!
    "Every lodging that has a text in this language, paused ones too, by id; at most 9999 at once."
    lodgings(lan: Int!, limit: Int! = 9999, skip: Int! = 0): [LodgingRow!]!
    "At most 300 of these lodgings, in the order of the ids, also those that cannot be booked any more."
    lodgingPlaces(ids: [Int!]!): [LodgingPlace!]!
    "Lodgings on these streets, the best first; at most 100 a page."
    lodgingsByStreet(lan: Int!, streetIds: [Int!]!, limit: Int! = 24, skip: Int! = 0): [LodgingCard!]!
    "Lodgings in these locations, the best first; at most 100 a page."
    lodgingsByLocations(lan: Int!, locationIds: [Int!]!, limit: Int! = 24, skip: Int! = 0): [LodgingCard!]!
    "How many lodgings can be booked, one entry for each location asked for, in its order."
    lodgingCountByLocations(locationIds: [Int!]!): [LocationCount!]!
    "Lodgings that have a text in this language, by id; at most 9999 at once."
    lodgingNamesByLanguage(lan: Int!, limit: Int! = 9999, skip: Int! = 0): [LodgingName!]!
  }

  "A lodging as lists show it."
  type LodgingCard {
    ${lodgingCardFields}
    "The cheapest week of the coming twelve months, or the stay asked for; null when it is not free."
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

  "A lodging as a map or an index shows it."
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
