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
  "A day, or an ISO date-time, of which the Danish day counts."
  scalar Arrival
  "An ISO date-time in UTC."
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
  directive @mediaKind on FIELD_DEFINITION
  directive @weatherSource on FIELD_DEFINITION

  type Query {
    "Number of bookable lodgings."
    lodgingCount(lan: Int!): Int!
    "Areas with at least one lodging, the largest first."
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
    "The towns of the area from north to south, including those without a lodging: links contain their ids."
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

  "A facility with its name in the requested language."
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

  "Amounts are minor units of the currency; the price includes mandatory items and the transaction fee."
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
 * Fields may be added; a field used by a released site is never removed or made nullable. A directive narrows a value
 * beyond its type: `checks.ts` has a check of the same name, which validates replies.
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
