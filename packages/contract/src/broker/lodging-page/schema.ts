export const lodgingPageSchema = /* GraphQL */ `
  extend type Query {
    """
    Everything about one lodging but its reviews, by name in any case. Null where no lodging of that name has a text in
    the language; a paused one answers, with nothing to book.
    """
    lodgingPage(lan: Int!, name: String!): LodgingPage
    "What guests wrote about one lodging in any of our languages, the newest first; at most 999."
    lodgingReviews(lan: Int!, lodgingId: Int!, limit: Int! = 999, skip: Int! = 0): [Review!]!
  }

  type LodgingPage {
    id: Int!
    name: String!
    status: LodgingStatus!
    description: LodgingDescription!
    address1: String!
    address2: String!
    postalCode: String!
    city: String!
    country: String!
    locationId: Int!
    locationName: String!
    area: AreaName!
    street: LodgingStreet!
    latitude: Float!
    longitude: Float!
    maxPersons: Int! @count
    rating: Float
    builtYear: Int!
    renovatedYear: Int
    publishedOn: Day!
    createdAt: Instant!
    updatedAt: Instant!
    ownerKind: OwnerKind!
    registrationNumber: String
    "At most 99, in the order shown."
    images: [LodgingPicture!]!
    "True if its page shows a plan: the agency's own, or one drawn from its area, bedrooms and bathrooms."
    hasFloorPlan: Boolean!
    facilities: [LodgingFacility!]!
    "Those that one of the facilities stands in, in the order shown."
    facilityGroups: [FacilityGroup!]!
    reviewStats: LodgingReviewStats!
    "At most three, for two adults: weeks of the coming twelve months, or any stay where no week is free."
    cheapestOptions: [BookingOption!]!
    meta: LodgingMeta!
    "At most ten."
    consumption: [ConsumptionBasis!]!
    pricePlan: PricePlan!
  }

  enum LodgingStatus {
    active
    paused
  }

  enum OwnerKind {
    private
    trader
  }

  type LodgingDescription {
    title: String!
    body: String!
    embeddedVideoHtml: String
  }

  type AreaName {
    id: Int!
    slug: String!
    name: String!
    region: Region!
  }

  type LodgingStreet {
    id: Int!
    name: String!
    slug: String!
    "How many lodgings on it can be booked."
    lodgingCount: Int! @count
  }

  type LodgingPicture {
    url: String!
    width: Int! @count
    height: Int! @count
    tagIds: [Int!]!
    fileSize: Int! @count
    sortOrder: Int! @count
  }

  "A facility of one lodging, named in the language asked for."
  type LodgingFacility {
    lodgingId: Int!
    id: Int!
    key: String!
    name: String!
    "What values it has: its unit, or the choices there are."
    description: String!
    "1 for yes and no, 2 for a choice, 3 for a number."
    typeId: Int!
    "Ids of the groups it stands in, the main one first."
    facilityGroupIds: [Int!]!
    "First and last day on which it is there; null where there is no such day."
    fromDate: Day
    toDate: Day
    "Keys of the groups it stands in, the main one first."
    groups: [String!]!
    valueType: FacilityValueType!
    value: String!
    "What a chosen value is called; null for yes/no and numbers."
    valueName: String
    unit: FacilityUnit
    "Name in Google's vocabulary, English in every language."
    amenity: String
  }

  enum FacilityValueType {
    bool
    number
    string
  }

  enum FacilityUnit {
    m
    m2
    kw
    mbit
  }

  type FacilityGroup {
    key: String!
    name: String!
  }

  "All but the counts are null where nobody has written yet."
  type LodgingReviewStats {
    average: Float
    best: Int
    worst: Int
    count: Int! @count
    "How many reviews gave 1, 2, 3, 4 and 5 stars."
    byStars: [Int!]! @count
  }

  type LodgingMeta {
    "Kilowatt hours per person and day over all past stays."
    consumptionPersonsPrDay: Float
    viewCount: Int! @count
    "Which bed of which size stands in which room, as parseSleepingRooms reads it; null where only beds are counted."
    rooms: String
  }

  enum YearSeason {
    winter
    spring
    summer
    autumn
  }

  "What earlier guests used of one metered item in one season, summed over their stays."
  type ConsumptionBasis {
    itemId: Int!
    season: YearSeason!
    consumed: Float!
    personDays: Int! @count
    stays: Int! @count
    "Adults, children and days of those stays, each summed by itself."
    adults: Int! @count
    children: Int! @count
    days: Int! @count
    "Null where the lodging no longer has it."
    item: LodgingItem
  }

  """
  Everything that a price depends on and every night that is taken, for the whole bookable period. Whoever counts with
  the rules of the domain package gets the prices that the broker gives.
  """
  type PricePlan {
    "Arrivals before this day can no longer be booked."
    firstBookable: Day!
    "The day after the last night that has a price."
    endsOn: Day!
    maxPersons: Int! @count
    maxPets: Int! @count
    seasons: [PriceSeason!]!
    discounts: [Discount!]!
    "At most 999."
    items: [LodgingItem!]!
    transactionFee: Amounts!
    "Stretches of nights, sorted and merged; the day of departure is free."
    taken: [TakenNights!]!
  }

  "Minor units. Set per market, never converted."
  type Amounts {
    DKK: Int!
    EUR: Int!
  }

  type PriceSeason {
    id: Int!
    key: String!
    startsOn: Day!
    "Exclusive."
    endsOn: Day!
    "ISO weekdays, 1 is Monday."
    arrivalDays: [Int!]!
    minNights: Int! @count
    maxNights: Int! @count
    wholeWeeks: Boolean!
    weekPrice: Amounts!
  }

  "Both ends are arrival days that still get it."
  type Discount {
    tag: String!
    percent: Int!
    arrivalFrom: Day!
    arrivalUntil: Day!
    "What the reduced price may be compared with; a season that is missing here allows no comparison."
    references: [ReferencePrice!]!
  }

  "The lowest week price of a season in the thirty days before a reduction."
  type ReferencePrice {
    seasonId: Int!
    weekPrice: Amounts!
  }

  "Something sold or metered beside the rent, named in the language asked for."
  type LodgingItem {
    itemId: Int!
    definitionId: Int!
    type: String!
    chargeType: String! @chargeType
    description: String!
    unitName: String!
    meteredQuantity: MeteredQuantity
    unitPrice: Amounts!
    isMandatory: Boolean!
    minQuantity: Int! @count
    maxQuantity: Int! @count
  }

  enum MeteredQuantity {
    kwh
    m3
  }

  type TakenNights {
    arrival: Day!
    departure: Day!
  }
`
