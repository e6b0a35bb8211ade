import { lodgingCardFields } from '../lodging-card-fields.ts'
export const searchLodgingSchema = /* GraphQL */ `
  extend type Query {
    """
    At most 100 of these lodgings, in the order of the ids, each with the stay that a search with these wishes finds it
    for; one that cannot be booked any more is left out, and the option is null where another guest was faster.
    """
    searchLodgings(lan: Int!, ids: [Int!]!, stay: SearchedStay!): [SearchLodging!]!
  }

  "Which stays a guest has in mind. What is left out is open; without arrivals the coming two years are meant."
  input SearchedStay {
    "At most 800."
    arrivals: [Day!]
    "The days that the guest named, of the arrivals: at the same rank and price they are shown first. At most 800."
    asked: [Day!]
    "ISO weekdays of arrival."
    changeDays: [Int!]
    "Nights."
    durations: [Int!]
    persons: Int! = 2
    "In minor units of the edition's currency."
    maxPrice: Int
    "Among several, the one to show; at the same rank the cheaper, the day asked for, the earlier, the shorter."
    prefer: StayPreference! = price
  }

  enum StayPreference {
    price
    discountTotal
    discountPercentage
  }

  type SearchLodging {
    ${lodgingCardFields}
    option: BookingOption
    "As many nights from the day asked for, at any price, where they can be had and the option begins on another day."
    asked: BookingOption
    "Expected metered energy of the option's stay, in minor units of its currency; never part of the price."
    energyEstimate: Int
    latitude: Float!
    longitude: Float!
  }
`
