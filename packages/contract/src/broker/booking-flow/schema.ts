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
    What the booking flow begins with. Null where the lodging cannot be booked at all; the option is null where this
    stay is not possible for this party, and the lists say what is.
    """
    bookingFlowData(
      ${stayArguments}
    ): BookingFlowData
    "After the guest has chosen another arrival: the stay from then on, and the durations possible from that day."
    bookingOptionPricesOnArrivalChange(
      ${stayArguments}
    ): BookingOptionPricesOnArrivalChange
    "After the guest has chosen another duration: the stay as long as that, and the arrivals near by."
    bookingOptionPricesOnDurationChange(
      ${stayArguments}
    ): BookingOptionPricesOnDurationChange
  }

  type BookingFlowData {
    lodging: BookingFlowLodging!
    option: BookingFlowOption
    "At most 999, mandatory ones and meters too; whatever the option."
    itemPrices: [BookingOptionItemPrice!]!
    "Stays of this duration that begin within two weeks of the arrival."
    arrivals: [BookingOption!]!
    "Stays of every duration that is possible from the arrival."
    durations: [BookingOption!]!
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

  "A lodging as the summary of a booking shows it."
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

  "The stay asked for, with whom it is for. Amounts are minor units of the currency."
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
    "1 is a whole house; nothing smaller is let."
    lodgingUnitTypeId: Int!
    "Where several options fit, the lowest goes first; a house has one."
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

  "Something sold or metered beside the rent."
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
