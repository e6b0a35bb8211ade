import * as v from 'valibot'

export const day = v.pipe(v.string(), v.isoDate())
/** An ISO date-time in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const minorUnits = v.pipe(v.number(), v.safeInteger())

export const area = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  region: v.picklist(['north', 'middle', 'south']),
  latitude: v.number(),
  longitude: v.number(),
  lodgingCount: count,
  image: v.string(),
})
export type Area = v.InferOutput<typeof area>

/** An area with its towns; what a guest chooses from, and what ids of locations are called. */
export const placeArea = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  region: v.picklist(['north', 'middle', 'south']),
  latitude: v.number(),
  longitude: v.number(),
  locations: v.array(
    v.object({ id: v.number(), name: v.string(), latitude: v.number(), longitude: v.number(), lodgingCount: count }),
  ),
})
export type PlaceArea = v.InferOutput<typeof placeArea>

export const lodgingImage = v.object({ url: v.string(), width: count, height: count, tagIds: v.array(v.number()) })
export type LodgingImage = v.InferOutput<typeof lodgingImage>

export const bookingOption = v.object({
  arrival: day,
  departure: day,
  duration: count,
  price: minorUnits,
  normalPrice: minorUnits,
  currency: v.picklist(['DKK', 'EUR']),
  discountTags: v.array(v.string()),
})
export type BrokerBookingOption = v.InferOutput<typeof bookingOption>

export const featuredLodging = v.object({
  id: v.number(),
  name: v.string(),
  title: v.string(),
  city: v.string(),
  areaName: v.string(),
  maxPersons: count,
  bedrooms: count,
  distanceToBeachM: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  reviewCount: count,
  facilities: v.array(v.object({ key: v.string(), name: v.string() })),
  images: v.array(lodgingImage),
  option: bookingOption,
  energyEstimate: v.nullable(minorUnits),
})
export type FeaturedLodging = v.InferOutput<typeof featuredLodging>
