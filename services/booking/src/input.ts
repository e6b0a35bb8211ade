import { arrival } from '@marram/contract/booking/place'
import { decodeCriteria } from '@marram/domain/criteria/criteria-json'
import { findEditionByLanguage } from '@marram/domain/edition'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseInput, readJson } from '@marram/service-kit/json-body'
import * as v from 'valibot'

const maxId = 2_147_483_647
const maxRelated = 24
/** Longer than any stay on offer. */
const maxNights = 365

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  )

const lodgingId = wholeNumber(1, maxId)

/** Danish by default, as for bookings. */
const language = v.pipe(
  v.optional(v.string(), '1'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const edition = /^\d$/.test(dataset.value) ? findEditionByLanguage(Number(dataset.value)) : null
    if (edition !== null) return edition.languageId
    addIssue({ message: 'must be the language 1, 2 or 7' })
    return NEVER
  }),
)

/** Arrival and duration are valid only together. */
export const relatedQuery = v.pipe(
  v.object({
    lan: language,
    lodgingId: v.optional(lodgingId),
    limit: v.optional(wholeNumber(1, maxRelated), '6'),
    arrival: v.optional(arrival),
    duration: v.optional(wholeNumber(1, maxNights)),
  }),
  v.forward(
    v.check(
      ({ arrival: day, duration }) => (day === undefined) === (duration === undefined),
      'must be given with an arrival, and an arrival with it',
    ),
    ['duration'],
  ),
)
export type RelatedRequest = v.InferOutput<typeof relatedQuery>

export const liveQuery = v.object({ lodgingId: v.optional(lodgingId) })

/** Larger than all criteria together. */
const maxCriteria = 8000

/** The language determines the currency. */
export const urgencyQuery = v.object({
  lan: language,
  criteria: v.pipe(
    v.string(),
    v.maxLength(maxCriteria),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      // An unescaped plus sign arrives as a space.
      const { criteria, problem } = decodeCriteria(dataset.value.replaceAll(' ', '+'))
      if (problem === null) return criteria
      addIssue({ message: 'must be a base64-encoded JSON object' })
      return NEVER
    }),
  ),
})

export function parseQuery<S extends v.GenericSchema>(
  query: Readonly<Record<string, string>>,
  schema: S,
): v.InferOutput<S> | Refusal {
  return asBadRequest(parseInput(schema, query))
}

/** Ignores the media type, because beacons send text/plain. */
export async function parseBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S> | Refusal> {
  return asBadRequest(await readJson(request, schema))
}

/** A wrong value is a malformed request here, not a form error. */
function asBadRequest<T>(parsed: T | Refusal): T | Refusal {
  if (!isRefusal(parsed)) return parsed
  return refuse(400, parsed.code, parsed.sentence, parsed.details)
}
