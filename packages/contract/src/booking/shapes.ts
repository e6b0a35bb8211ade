import * as v from 'valibot'

const fact = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

export const relatedLodgings = v.object({ lodgingIds: v.array(v.number()) })
export type RelatedLodgings = v.InferOutput<typeof relatedLodgings>

/** Facts about the whole site, counted from what is stored. What is unknown or nothing is null. */
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

/** Facts about one house that are worth telling now. What is unknown, or too little to tell, is null. */
export const liveStats = v.object({
  viewsLastDay: fact,
  /** How long ago the latest booking was made, at most. */
  bookedWithin: v.nullable(v.picklist(['day', 'three-days', 'week'])),
  /** Weeks that can still be booked, of so many coming ones. */
  freeWeeks: v.nullable(v.object({ free: v.number(), of: v.number() })),
})
export type LiveStats = v.InferOutput<typeof liveStats>

/** Facts about a search that are worth telling now. What is unknown, or no news, is null. */
export const searchUrgency = v.object({
  /** Houses that are free on the wished days, of all that fit the other wishes. */
  housesLeft: v.nullable(v.object({ left: v.number(), of: v.number() })),
})
export type SearchUrgency = v.InferOutput<typeof searchUrgency>

/** What a page sends when somebody looks at a house. It names the house and nothing else. */
export const viewedLodging = v.object({
  lodgingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})
export type ViewedLodging = v.InferOutput<typeof viewedLodging>
