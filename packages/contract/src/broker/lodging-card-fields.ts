/** Fields of every lodging in a list: cards and search results. */
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
    "Standout facilities, at most three."
    facilities: [NamedFacility!]!
    images: [LodgingImage!]!`
