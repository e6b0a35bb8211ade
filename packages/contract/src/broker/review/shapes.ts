import * as v from 'valibot'
import { count, day, instant } from '../shapes.ts'

const text = v.nullable(v.string())

export const review = v.object({
  id: v.number(),
  lodgingId: v.number(),
  lodgingName: v.string(),
  locationId: v.number(),
  areaName: v.string(),
  language: v.picklist([1, 2, 7]),
  name: v.string(),
  place: v.string(),
  isoCountry: v.string(),
  date: day,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  hasHadAfterCare: v.boolean(),
  answerText: v.string(),
  answerTextDa: text,
  answerTextDe: text,
  answerTextEn: text,
  responseText: text,
  responseTextDa: text,
  responseTextDe: text,
  responseTextEn: text,
  responseTime: v.nullable(instant),
  text: v.string(),
  response: text,
  textLanguage: v.picklist([1, 2, 7]),
})
export type Review = v.InferOutput<typeof review>

export const reviewStat = v.object({
  average: v.nullable(v.number()),
  best: v.nullable(v.number()),
  count,
  worst: v.nullable(v.number()),
})
export type ReviewStat = v.InferOutput<typeof reviewStat>

export const reviewPage = v.object({
  total: count,
  page: count,
  pageSize: count,
  items: v.array(review),
  stats: reviewStat,
})
export type ReviewPage = v.InferOutput<typeof reviewPage>
