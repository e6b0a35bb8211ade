import * as v from 'valibot'
import { bookingOption, count, featuredLodging, instant } from '../shapes.ts'

/** A featured lodging that may be sold out. */
export const lodgingCard = v.object({ ...featuredLodging.entries, option: v.nullable(bookingOption) })
export type LodgingCard = v.InferOutput<typeof lodgingCard>

export const locationCount = v.object({ locationId: v.number(), lodgingCount: count })
export type LocationCount = v.InferOutput<typeof locationCount>

export const lodgingName = v.object({ id: v.number(), name: v.string(), updatedAt: instant })
export type LodgingName = v.InferOutput<typeof lodgingName>
