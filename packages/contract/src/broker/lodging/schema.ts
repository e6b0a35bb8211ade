export const lodgingSchema = /* GraphQL */ `
  extend type Query {
    "At most 100 of these lodgings, in the order of the ids; one that cannot be booked any more is left out."
    lodgingsByIds(lan: Int!, ids: [Int!]!): [LodgingCard!]!
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
    id: Int!
    name: String!
    title: String!
    city: String!
    areaName: String!
    maxPersons: Int!
    bedrooms: Int!
    distanceToBeachM: Int
    rating: Float
    reviewCount: Int!
    "What stands out, at most three."
    facilities: [NamedFacility!]!
    images: [LodgingImage!]!
    "The cheapest week of the coming twelve months; null when none is free."
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

  type LocationCount {
    locationId: Int!
    lodgingCount: Int!
  }

  type LodgingName {
    id: Int!
    name: String!
    updatedAt: Instant!
  }
`
