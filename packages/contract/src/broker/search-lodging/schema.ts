import { lodgingCardFields } from '../lodging-card-fields.ts'
export const searchLodgingSchema = /* GraphQL */ `
  extend type Query {
    """
    At most 100 of these lodgings, in the order of the ids, each with the stay that a search with these criteria finds.
    Omits those no longer bookable; the option is null if another guest has just booked the stay.
    """
    searchLodgings(lan: Int!, ids: [Int!]!, stay: SearchedStay!): [SearchLodging!]!
  }

  "The stays that a guest considers. Missing fields do not restrict; the default for arrivals is the coming two years."
  input SearchedStay {
    "At most 800."
    arrivals: [Day!]
    "Days among the arrivals that the guest named: shown first at the same rank and price. At most 800."
    asked: [Day!]
    "ISO weekdays of arrival."
    changeDays: [Int!]
    "Nights."
    durations: [Int!]
    persons: Int! = 2
    "In minor units of the edition's currency."
    maxPrice: Int
    "Only stays at a reduced price."
    isReduced: Boolean! = false
    "Ranks several stays; at the same rank the cheaper, the requested day, the earlier, the shorter wins."
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
    "The same number of nights from the requested day at any price, if available and the option begins on another day."
    asked: BookingOption
    "Expected metered energy of the option's stay, in minor units of its currency; never part of the price."
    energyEstimate: Int
    latitude: Float!
    longitude: Float!
  }
`
