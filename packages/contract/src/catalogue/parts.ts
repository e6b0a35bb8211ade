import { parseIsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'

const largestId = 2_147_483_647
/** Above any real amount; keeps every sum within safe integers. */
const largestAmount = 1_000_000_000

function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
}

/** PostgreSQL text cannot contain NUL. */
const withoutNul = v.check((text: string) => !text.includes('\u0000'), 'must not hold the character NUL')

export const id = wholeNumber(1, largestId)
export const smallId = wholeNumber(1, 32_767)
export const amount = wholeNumber(0, largestAmount)
export const price = wholeNumber(1, largestAmount)
export const count = wholeNumber(0, 32_767)
export const year = wholeNumber(1500, 2200)
export const persons = wholeNumber(1, 999)
export const weekday = wholeNumber(1, 7)

/** One line of text. */
export const line = v.pipe(
  v.string(),
  v.maxLength(500, 'must have at most 500 characters'),
  v.check((text) => !/[\r\n]/.test(text), 'must be a single line'),
  withoutNul,
)
export const filledLine = v.pipe(
  line,
  v.check((text) => text.trim() !== '', 'must not be empty'),
)
export const longText = v.pipe(v.string(), v.maxLength(20_000, 'must have at most 20,000 characters'), withoutNul)

export const word = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'must be a short word of small letters, digits, dots and hyphens'),
)

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits, joined by hyphens'),
  v.maxLength(200, 'must have at most 200 characters'),
)

export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day in the form YYYY-MM-DD'),
  v.check(
    (text) => parseIsoDay(text) !== null && text >= '1900-01-01' && text < '2200-01-01',
    'is not a day of the calendar between 1900 and 2200',
  ),
)

export const instant = v.pipe(
  v.string(),
  v.regex(
    /^(?:19|20|21)\d{2}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/,
    'must be a time in the form 2026-11-15T09:00:00Z',
  ),
  v.check((text) => parseIsoDay(text.slice(0, 10)) !== null, 'is not a day of the calendar'),
)

function degrees(max: number) {
  return v.pipe(v.number(), v.minValue(-max, `must be at least -${max}`), v.maxValue(max, `must be at most ${max}`))
}
export const latitude = degrees(90)
export const longitude = degrees(180)

/** Required in all three languages. */
export const threeLines = v.strictObject({ da: filledLine, de: filledLine, en: filledLine })

export const language = v.picklist(['da', 'de', 'en'])
