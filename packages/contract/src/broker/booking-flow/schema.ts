const stayArguments = `lan: Int!
      lodgingId: Int!
      duration: Int!
      arrival: Arrival!
      adults: Int! = 2
      children: Int! = 0
      infants: Int! = 0
      pets: Int! = 0`

export const bookingFlowSchema = /* GraphQL */ `
  extend type Query {
    """
    The initial data of the booking flow. Null if the lodging is not bookable at all; the option is null if this stay
    is not possible for this party, and the lists contain the possible ones.
    """
    bookingFlowData(
      ${stayArguments}
    ): BookingFlowData
    "For a newly chosen arrival: the stay from that day, and the durations possible from it."
    bookingOptionPricesOnArrivalChange(
      ${stayArguments}
    ): BookingOptionPricesOnArrivalChange
    "For a newly chosen duration: the stay of that length, and the nearby arrivals."
    bookingOptionPricesOnDurationChange(
      ${stayArguments}
    ): BookingOptionPricesOnDurationChange
  }

  type BookingFlowData {
    lodging: BookingFlowLodging!
    option: BookingFlowOption
    "At most 999, including mandatory items and meters; independent of the option."
    itemPrices: [BookingOptionItemPrice!]!
    "Stays of this duration that begin within two weeks of the arrival."
    arrivals: [BookingOption!]!
    "Stays of every duration possible from the arrival."
    durations: [BookingOption!]!
    terms: Terms!
  }

  type BookingOptionPricesOnArrivalChange {
    option: BookingFlowOption
    itemPrices: [BookingOptionItemPrice!]!
    durations: [BookingOption!]!
  }

  type BookingOptionPricesOnDurationChange {
    option: BookingFlowOption
    itemPrices: [BookingOptionItemPrice!]!
    arrivals: [BookingOption!]!
  }

  "A lodging in the summary of a booking."
  type BookingFlowLodging {
    id: Int!
    name: String!
    title: String!
    address1: String!
    postalCode: String!
    city: String!
    areaName: String!
    maxPersons: Int! @count
    maxPets: Int! @count
    rating: Float
    image: LodgingImage
  }

  "The requested stay and its party. Amounts are minor units of the currency."
  type BookingFlowOption {
    lodgingId: Int!
    arrival: Day!
    departure: Day!
    duration: Int! @count
    adults: Int! @count
    children: Int! @count
    infants: Int! @count
    pets: Int! @count
    price: Int!
    normalPrice: Int!
    currency: Currency!
    discountTags: [String!]!
    hasDiscount: Boolean!
    transactionFee: Int!
    status: OptionStatus!
    languageId: Int! @language
    "Always 1, a whole house."
    lodgingUnitTypeId: Int!
    "The lowest of several options comes first; a house has only one."
    priority: Int!
  }

  type BookingOptionItemPrice {
    lodgingId: Int!
    duration: Int! @count
    arrival: Day!
    itemId: Int!
    "Minor units of the currency."
    unitPrice: Int!
    currency: Currency!
    isMandatory: Boolean!
    minQuantity: Int! @count
    maxQuantity: Int! @count
    item: Item!
  }

  "Something sold or metered in addition to the rent."
  type Item {
    id: Int!
    type: String!
    chargeType: String! @chargeType
    meteredQuantity: MeteredQuantity
    description: String!
    unitName: String!
    definitionId: Int!
  }
`
