import * as v from 'valibot'
import { bookingOption, count, featuredLodging, instant } from '../shapes.ts'

/** A featured lodging that may be sold out. */
export const lodgingCard = v.object({ ...featuredLodging.entries, option: v.nullable(bookingOption) })
export type LodgingCard = v.InferOutput<typeof lodgingCard>

/** A house that is or was let: where it stands, and whether it can be booked. */
export const lodgingPlace = v.object({
  id: v.number(),
  name: v.string(),
  isBookable: v.boolean(),
  latitude: v.number(),
  longitude: v.number(),
})
export type LodgingPlace = v.InferOutput<typeof lodgingPlace>

export const locationCount = v.object({ locationId: v.number(), lodgingCount: count })
export type LocationCount = v.InferOutput<typeof locationCount>

export const lodgingName = v.object({ id: v.number(), name: v.string(), updatedAt: instant })
export type LodgingName = v.InferOutput<typeof lodgingName>
