import * as v from 'valibot'

const fact = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

export const relatedLodgings = v.object({ lodgingIds: v.array(v.number()) })
export type RelatedLodgings = v.InferOutput<typeof relatedLodgings>

/** Facts about the whole site, counted from stored data. Unknown values and zero are null. */
export const siteStats = v.object({
  bookableLodgings: fact,
  /** Of guests who left within the last twelve months. */
  completedStays: fact,
  reviewCount: fact,
  /** Of all reviews, from 1 to 5. */
  reviewAverage: v.nullable(v.number()),
  /** Since midnight in Denmark. */
  viewsToday: fact,
})
export type SiteStats = v.InferOutput<typeof siteStats>

/** Current facts about one house. Unknown values, and those too small to be meaningful, are null. */
export const liveStats = v.object({
  viewsLastDay: fact,
  /** Upper bound of the time since the latest booking. */
  bookedWithin: v.nullable(v.picklist(['day', 'three-days', 'week'])),
  /** Bookable weeks among the coming ones. */
  freeWeeks: v.nullable(v.object({ free: v.number(), of: v.number() })),
})
export type LiveStats = v.InferOutput<typeof liveStats>

/** Current facts about a search. Unknown or unremarkable ones are null. */
export const searchUrgency = v.object({
  /** Houses free on the requested days, out of all that match the other criteria. */
  housesLeft: v.nullable(v.object({ left: v.number(), of: v.number() })),
})
export type SearchUrgency = v.InferOutput<typeof searchUrgency>

/** Sent by a page for each view of a house. It contains nothing but the house. */
export const viewedLodging = v.object({
  lodgingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})
export type ViewedLodging = v.InferOutput<typeof viewedLodging>
