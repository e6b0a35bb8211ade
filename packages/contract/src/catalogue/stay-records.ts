import { noAspectRatings } from '@marram/domain/guest-review'
import * as v from 'valibot'
import { count, day, id, instant, language, line, longText, word } from './parts.ts'

const nights = { lodgingId: id, arrival: day, departure: day }
const mustLeaveLater = 'must be later than arrival'

/** Nights booked by guests. House and day of arrival identify a stay. */
export const stayRecord = v.pipe(
  v.strictObject({
    kind: v.literal('stay'),
    ...nights,
    adults: v.optional(count, 0),
    children: v.optional(count, 0),
    infants: v.optional(count, 0),
    pets: v.optional(count, 0),
    createdAt: v.optional(instant),
  }),
  v.forward(
    v.check(({ arrival, departure }) => arrival < departure, mustLeaveLater),
    ['departure'],
  ),
)

/** Nights blocked by the owner. `source` is the calendar they came from, null for a manual entry. */
export const blockRecord = v.pipe(
  v.strictObject({
    kind: v.literal('block'),
    ...nights,
    source: v.optional(v.nullable(word), null),
    createdAt: v.optional(instant),
  }),
  v.forward(
    v.check(({ arrival, departure }) => arrival < departure, mustLeaveLater),
    ['departure'],
  ),
)

const said = v.optional(v.nullable(longText), null)
const inThree = v.optional(v.strictObject({ da: said, de: said, en: said }), { da: null, de: null, en: null })

const aspect = v.optional(
  v.nullable(v.pipe(count, v.minValue(1, 'must be at least 1'), v.maxValue(5, 'must be at most 5'))),
  null,
)

/** Guests' reviews, original and translated. */
export const reviewRecord = v.strictObject({
  kind: v.literal('review'),
  id: v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(1, 'must be at least 1')),
  lodgingId: id,
  /** Arrival day of the reviewed stay; null if it was not imported. */
  stayArrival: v.optional(v.nullable(day), null),
  type: v.optional(count, 2),
  language,
  name: line,
  place: line,
  isoCountry: line,
  date: day,
  rating: v.pipe(count, v.minValue(1, 'must be at least 1'), v.maxValue(5, 'must be at most 5')),
  /** Stars of parts of the stay, where the guest gave any. */
  aspects: v.optional(
    v.strictObject({ house: aspect, cleanliness: aspect, location: aspect, value: aspect }),
    noAspectRatings,
  ),
  hasHadAfterCare: v.optional(v.boolean(), false),
  answerText: longText,
  answerTexts: inThree,
  responseText: said,
  responseTexts: inThree,
  responseTime: v.optional(v.nullable(instant), null),
})
