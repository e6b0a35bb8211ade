import * as v from 'valibot'

/** The shape of every service's reply: `{ data, meta }`. */
export function envelope<D extends v.GenericSchema>(data: D) {
  return v.object({ data, meta: v.record(v.string(), v.unknown()) })
}

/** The body of a refusal; the code is stable, the sentence is for people. */
export const refusalBody = v.object({
  data: v.looseObject({ error: v.string() }),
  meta: v.looseObject({ code: v.string(), requestId: v.optional(v.string()) }),
})
