import * as v from 'valibot'

/** The list's part of the address; anything malformed is left out. */
export const bookingsSearch = v.object({
  /** Words to search for. */
  q: v.optional(v.string()),
})
