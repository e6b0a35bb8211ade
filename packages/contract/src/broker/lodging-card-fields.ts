/** What every kind of lodging in a list has: cards and results of a search. */
export const lodgingCardFields = `id: Int!
    name: String!
    title: String!
    city: String!
    areaName: String!
    maxPersons: Int! @count
    bedrooms: Int! @count
    distanceToBeachM: Int
    rating: Float
    reviewCount: Int! @count
    "What stands out, at most three."
    facilities: [NamedFacility!]!
    images: [LodgingImage!]!`
