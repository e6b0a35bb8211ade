import * as v from 'valibot'

/** Facts that the plan or a link already knows: the house by its number, the days, and the hold that becomes a booking. */
export const phoneSearch = v.object({
  house: v.optional(v.fallback(v.string(), '')),
  arrival: v.optional(v.fallback(v.string(), '')),
  departure: v.optional(v.fallback(v.string(), '')),
  hold: v.optional(v.fallback(v.string(), '')),
})
