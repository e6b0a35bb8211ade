import { bookingFlowSchema } from './booking-flow/schema.ts'
import { commentSchema } from './comment/schema.ts'
import { contestSchema } from './contest/schema.ts'
import { dataStatusSchema } from './data-status/schema.ts'
import { editorialSchema } from './editorial/schema.ts'
import { lodgingSchema } from './lodging/schema.ts'
import { lodgingPageSchema } from './lodging-page/schema.ts'
import { reviewSchema } from './review/schema.ts'
import { searchLodgingSchema } from './search-lodging/schema.ts'
import { trustSchema } from './trust/schema.ts'
import { weatherSchema } from './weather/schema.ts'

const frontSchema = /* GraphQL */ `
  "A calendar day in Denmark, YYYY-MM-DD."
  scalar Day
  "A day, or an ISO date-time of which the day in Denmark counts."
  scalar Arrival
  "A moment as an ISO date-time in UTC."
  scalar Instant

  "Never negative."
  directive @count on FIELD_DEFINITION
  "A language id: 1 Danish, 2 German, 7 English."
  directive @language on FIELD_DEFINITION
  "1 to 5."
  directive @stars on FIELD_DEFINITION
  "per-stay, per-night, per-person, per-person-night, per-unit or metered."
  directive @chargeType on FIELD_DEFINITION
  "climate-model or met-norway."
  directive @weatherSource on FIELD_DEFINITION

  type Query {
    "How many lodgings can be booked."
    lodgingCount(lan: Int!): Int!
    "Areas with at least one lodging, those with most lodgings first."
    areas(lan: Int!): [Area!]!
  }

  type Area {
    id: Int!
    slug: String!
    name: String!
    region: Region!
    latitude: Float!
    longitude: Float!
    lodgingCount: Int! @count
    "Source of a picture, for the image service."
    image: String!
    "The towns of the area from north to south, those without a lodging too: links name them by their ids."
    locations: [Location!]!
  }

  type Location {
    id: Int!
    name: String!
    latitude: Float!
    longitude: Float!
    lodgingCount: Int! @count
  }

  enum Region {
    north
    middle
    south
  }

  "A facility under its name in the language asked for."
  type NamedFacility {
    key: String!
    name: String!
  }

  type LodgingImage {
    url: String!
    width: Int! @count
    height: Int! @count
    tagIds: [Int!]!
  }

  "Amounts are minor units of the currency; the price holds every mandatory item and the transaction fee."
  type BookingOption {
    lodgingId: Int!
    arrival: Day!
    departure: Day!
    duration: Int! @count
    price: Int!
    normalPrice: Int!
    currency: Currency!
    discountTags: [String!]!
    "Once per booking, part of the price."
    transactionFee: Int!
    status: OptionStatus!
  }

  enum OptionStatus {
    available
  }

  enum Currency {
    DKK
    EUR
  }
`

/**
 * The broker's GraphQL schema. Variables keep the names of the specification (`lan` is the language id 1, 2 or 7).
 * Fields are only added; one that a released site reads is never removed or made nullable. A directive names what a value
 * is beyond its type: `checks.ts` has the check of that name, and the reply is checked with it.
 */
export const brokerSchema = [
  frontSchema,
  lodgingSchema,
  lodgingPageSchema,
  searchLodgingSchema,
  bookingFlowSchema,
  reviewSchema,
  weatherSchema,
  trustSchema,
  editorialSchema,
  contestSchema,
  commentSchema,
  dataStatusSchema,
].join('\n')
