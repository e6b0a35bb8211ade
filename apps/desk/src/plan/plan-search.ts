import { parseIsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'

/** Pixels of a day, from half a year on a screen to three weeks. */
export const dayWidths = [18, 24, 32, 44, 48] as const
export type DayWidth = (typeof dayWidths)[number]
export const usualWidth: DayWidth = 44

/** The address holds plain words; the router may have read a number in one. */
const word = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const count = v.pipe(word, v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))
const day = v.custom<string>((text) => parseIsoDay(text) !== null)
const lenient = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

/** Everything that the address of the plan holds; anything else is ignored. */
export const planSearch = v.object({
  /** The first visible day. */
  from: lenient(day),
  width: lenient(v.pipe(count, v.picklist(dayWidths))),
  q: lenient(v.pipe(word, v.maxLength(80))),
  /** Its name. */
  office: lenient(v.pipe(word, v.maxLength(100))),
  area: lenient(count),
  place: lenient(count),
  persons: lenient(count),
  /** The house that a phone shows. */
  house: lenient(count),
})
export type PlanSearch = v.InferOutput<typeof planSearch>
