import * as v from 'valibot'
import { lodgingDescription, lodgingFacility } from '../lodging-page/shapes.ts'
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

export const lodgingText = v.object({ lodgingId: v.number(), ...lodgingDescription.entries })
export type LodgingText = v.InferOutput<typeof lodgingText>

export const lodgingFacilities = v.object({ lodgingId: v.number(), facilities: v.array(lodgingFacility) })
export type LodgingFacilities = v.InferOutput<typeof lodgingFacilities>

/** A house as a map or an index shows it. */
export const lodgingRow = v.object({
  id: v.number(),
  name: v.string(),
  title: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  areaName: v.string(),
  status: v.picklist(['active', 'paused']),
})
export type LodgingRow = v.InferOutput<typeof lodgingRow>
