export const lodgingPageSchema = /* GraphQL */ `
  extend type Query {
    """
    All data of one lodging except its reviews, by name, case-insensitive. Null if no lodging of that name has a text in
    the language; a paused one is returned without bookable stays.
    """
    lodgingPage(lan: Int!, name: String!): LodgingPage
    """
    Guest reviews of one lodging in all our languages, the newest first; at most 999. Only those that speak of the topic,
    or that were written in the language, if given.
    """
    lodgingReviews(
      lan: Int!
      lodgingId: Int!
      limit: Int! = 999
      skip: Int! = 0
      topic: ReviewTopic
      language: Int
    ): [Review!]!
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
    "At most 99, in display order."
    images: [LodgingPicture!]!
    "True if its page shows a floor plan: the agency's, or one drawn from its area, bedrooms and bathrooms."
    hasFloorPlan: Boolean!
    facilities: [LodgingFacility!]!
    "The groups of its facilities, in display order."
    facilityGroups: [FacilityGroup!]!
    reviewStats: LodgingReviewStats!
    "At most three, for two adults: weeks of the coming twelve months, or any stay if no week is free."
    cheapestOptions: [BookingOption!]!
    meta: LodgingMeta!
    "At most ten."
    consumption: [ConsumptionBasis!]!
    "Of a booking made now."
    terms: Terms!
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
    "Number of bookable lodgings on it."
    lodgingCount: Int! @count
  }

  type LodgingPicture {
    url: String!
    width: Int! @count
    height: Int! @count
    tagIds: [Int!]!
    fileSize: Int! @count
    sortOrder: Int! @count
    "The picture of a video is its poster, that of a panorama the panorama itself."
    kind: String! @mediaKind
    "Of a video: a path of the site to an MP4 file, or an https address."
    videoUrl: String
    "The agency's sentence about the picture, in the requested language."
    alt: String
  }

  "A facility of one lodging, in the requested language."
  type LodgingFacility {
    lodgingId: Int!
    id: Int!
    key: String!
    name: String!
    "Its unit, or its possible values."
    description: String!
    "1 for yes and no, 2 for a choice, 3 for a number."
    typeId: Int!
    "Ids of its groups, the main one first."
    facilityGroupIds: [Int!]!
    "First and last day on which it is available; null for no limit."
    fromDate: Day
    toDate: Day
    "Keys of its groups, the main one first."
    groups: [String!]!
    valueType: FacilityValueType!
    value: String!
    "Name of the chosen value; null for yes/no and numbers."
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

  "Everything but the counts is null without reviews."
  type LodgingReviewStats {
    average: Float
    best: Int
    worst: Int
    count: Int! @count
    "Number of reviews with 1, 2, 3, 4 and 5 stars."
    byStars: [Int!]! @count
    "Averages of parts of the stay, of those only that at least three guests rated."
    aspects: [ReviewAspectAverage!]!
    "Reviews by topic, the most frequent first; a review may speak of several. Without empty ones."
    topics: [ReviewTopicCount!]!
    "Reviews by the language in which guests wrote them, the most frequent first. Without empty ones."
    languages: [ReviewLanguageCount!]!
  }

  type ReviewTopicCount {
    topic: ReviewTopic!
    count: Int! @count
  }

  type ReviewLanguageCount {
    language: Int! @language
    count: Int! @count
  }

  enum ReviewAspect {
    house
    cleanliness
    location
    value
  }

  type ReviewAspectAverage {
    aspect: ReviewAspect!
    average: Float!
  }

  type LodgingMeta {
    "Kilowatt hours per person and day over all past stays."
    consumptionPersonsPrDay: Float
    viewCount: Int! @count
    "Beds and their sizes by room, for parseSleepingRooms; null if only the number of beds is known."
    rooms: String
  }

  enum YearSeason {
    winter
    spring
    summer
    autumn
  }

  "Total consumption of earlier guests, per metered item and season."
  type ConsumptionBasis {
    itemId: Int!
    season: YearSeason!
    consumed: Float!
    personDays: Int! @count
    stays: Int! @count
    "Sums of the adults, children and days of those stays."
    adults: Int! @count
    children: Int! @count
    days: Int! @count
    "Null if the lodging no longer has it."
    item: LodgingItem
  }

  """
  All inputs of a price and all taken nights, for the whole bookable period. The rules of the domain package compute
  the broker's prices from them.
  """
  type PricePlan {
    "Arrivals before this day can no longer be booked."
    firstBookable: Day!
    "The day after the last night with a price."
    endsOn: Day!
    maxPersons: Int! @count
    maxPets: Int! @count
    seasons: [PriceSeason!]!
    discounts: [Discount!]!
    "At most 999."
    items: [LodgingItem!]!
    transactionFee: Amounts!
    "Periods, sorted and merged; the day of departure is free."
    taken: [TakenNights!]!
  }

  "The agency's conditions; a booking keeps those it was made under."
  type Terms {
    firstInstalment: FirstInstalment!
    restDueDaysBeforeArrival: Int! @count
    "Earliest first; after the last step the agency keeps everything."
    cancellation: [CancellationStep!]!
    minRenterAge: Int! @count
    checkInHour: Int! @count
    checkOutHour: CheckOutHour!
  }

  type FirstInstalment {
    percent: Int! @count
    dueDaysAfterBooking: Int! @count
  }

  type CancellationStep {
    fromDaysBefore: Int! @count
    keptPercent: Int! @count
  }

  type CheckOutHour {
    ownCleaning: Int! @count
    agencyCleaning: Int! @count
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

  "A range of arrival days, both included."
  type Discount {
    tag: String!
    percent: Int!
    arrivalFrom: Day!
    arrivalUntil: Day!
    "Reference prices for the reduced price; a season missing here allows no comparison."
    references: [ReferencePrice!]!
  }

  "The lowest week price of a season in the thirty days before a reduction."
  type ReferencePrice {
    seasonId: Int!
    weekPrice: Amounts!
  }

  "Something sold or metered in addition to the rent, in the requested language."
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
