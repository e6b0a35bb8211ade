import * as v from 'valibot'
import { count, day } from '../shapes.ts'

export const lodgingDataStatus = v.object({
  lodgingId: v.number(),
  name: v.string(),
  isActive: v.boolean(),
  hasDescriptionDk: v.boolean(),
  hasDescriptionDe: v.boolean(),
  hasDescriptionEn: v.boolean(),
  hasFloorPlan: v.boolean(),
  hasImages: v.boolean(),
  imageCount: count,
  hasPrices: v.boolean(),
  publishedAt: day,
  daysPublished: count,
  bsPublishedTs: v.number(),
  createdTs: v.number(),
  updatedTs: v.number(),
})
export type LodgingDataStatus = v.InferOutput<typeof lodgingDataStatus>
