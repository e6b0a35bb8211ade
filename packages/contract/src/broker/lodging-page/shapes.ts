import * as v from 'valibot'
import { review } from '../review/shapes.ts'
import { bookingOption, count, day, instant, lodgingImage } from '../shapes.ts'

const text = v.nullable(v.string())
const minorUnits = v.pipe(v.number(), v.safeInteger())
const amounts = v.object({ DKK: minorUnits, EUR: minorUnits })

/** A facility of one house, named in the language asked for. */
export const lodgingFacility = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  /** Keys of the groups it stands in, the main one first. */
  groups: v.array(v.string()),
  valueType: v.picklist(['bool', 'number', 'string']),
  value: v.string(),
  /** What a chosen value is called; null for yes/no and numbers. */
  valueName: text,
  unit: v.nullable(v.picklist(['m', 'm2', 'kw', 'mbit'])),
  /** Name in Google's vocabulary, English in every edition. */
  amenity: text,
})
export type LodgingFacility = v.InferOutput<typeof lodgingFacility>

export const facilityGroup = v.object({ key: v.string(), name: v.string() })
export type FacilityGroup = v.InferOutput<typeof facilityGroup>

/** What earlier guests used, summed over their stays; the basis of every estimate. */
export const consumptionBasis = v.object({
  itemId: v.number(),
  season: v.picklist(['winter', 'spring', 'summer', 'autumn']),
  consumed: v.number(),
  personDays: count,
  stays: count,
})
export type ConsumptionBasis = v.InferOutput<typeof consumptionBasis>

/** Something sold or metered beside the rent, named in the language asked for. */
export const lodgingItem = v.object({
  itemId: v.number(),
  definitionId: v.number(),
  type: v.string(),
  chargeType: v.picklist(['per-stay', 'per-night', 'per-person', 'per-person-night', 'per-unit', 'metered']),
  description: v.string(),
  unitName: v.string(),
  meteredQuantity: v.nullable(v.picklist(['kwh', 'm3'])),
  unitPrice: amounts,
  isMandatory: v.boolean(),
  minQuantity: count,
  maxQuantity: count,
})
export type LodgingItem = v.InferOutput<typeof lodgingItem>

const season = v.object({
  id: v.number(),
  key: v.string(),
  startsOn: day,
  endsOn: day,
  arrivalDays: v.array(v.number()),
  minNights: count,
  maxNights: count,
  wholeWeeks: v.boolean(),
  weekPrice: amounts,
})

/** The lowest week price of a season in the thirty days before a reduction: what it may be compared with. */
const referencePrice = v.object({ seasonId: v.number(), weekPrice: amounts })

const discount = v.object({
  tag: v.string(),
  percent: v.number(),
  arrivalFrom: day,
  arrivalUntil: day,
  references: v.array(referencePrice),
})

/**
 * Everything that a price of this house depends on and every night that is taken, for the whole bookable period: the
 * browser counts with the same rules as the server, so a calendar needs no further question.
 */
export const pricePlan = v.object({
  /** Arrivals before this day can no longer be booked. */
  firstBookable: day,
  /** The day after the last night that has a price. */
  endsOn: day,
  maxPersons: count,
  maxPets: count,
  seasons: v.array(season),
  discounts: v.array(discount),
  items: v.array(lodgingItem),
  transactionFee: amounts,
  /** Half-open stretches of nights, sorted and merged: who stays there is nobody's business. */
  taken: v.array(v.object({ arrival: day, departure: day })),
})
export type PricePlan = v.InferOutput<typeof pricePlan>

export const reviewStats = v.object({
  average: v.nullable(v.number()),
  best: v.nullable(v.number()),
  worst: v.nullable(v.number()),
  count,
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  byStars: v.array(count),
})
export type ReviewStats = v.InferOutput<typeof reviewStats>

export const lodgingDescription = v.object({ title: v.string(), body: v.string(), embeddedVideoHtml: text })

/** Everything about one house that its page shows, but for reviews. */
export const lodgingPage = v.object({
  id: v.number(),
  name: v.string(),
  /** A paused house is not let at the moment: its page says so and shows others. */
  status: v.picklist(['active', 'paused']),
  description: lodgingDescription,
  address1: v.string(),
  address2: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
  locationId: v.number(),
  locationName: v.string(),
  area: v.object({
    id: v.number(),
    slug: v.string(),
    name: v.string(),
    region: v.picklist(['north', 'middle', 'south']),
  }),
  street: v.object({ id: v.number(), name: v.string(), slug: v.string(), lodgingCount: count }),
  latitude: v.number(),
  longitude: v.number(),
  maxPersons: count,
  rating: v.nullable(v.number()),
  builtYear: v.number(),
  renovatedYear: v.nullable(v.number()),
  publishedOn: day,
  createdAt: instant,
  updatedAt: instant,
  ownerKind: v.picklist(['private', 'trader']),
  registrationNumber: text,
  images: v.array(v.object({ ...lodgingImage.entries, fileSize: count, sortOrder: count })),
  facilities: v.array(lodgingFacility),
  facilityGroups: v.array(facilityGroup),
  reviewStats,
  /** Up to three, for two adults, in the currency of the language. */
  cheapestOptions: v.array(
    v.object({ ...bookingOption.entries, transactionFee: minorUnits, status: v.literal('available') }),
  ),
  meta: v.object({ consumptionPersonsPrDay: v.nullable(v.number()), viewCount: count }),
  consumption: v.array(consumptionBasis),
  pricePlan,
})
export type LodgingPage = v.InferOutput<typeof lodgingPage>

export const lodgingReviews = v.array(review)
