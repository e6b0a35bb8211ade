import * as v from 'valibot'
import { count, instant } from '../shapes.ts'

const trustMeta = v.object({ source: v.string(), isDemo: v.boolean() })

export const trustReview = v.object({
  id: v.string(),
  domain: v.string(),
  language: v.picklist([1, 2, 7]),
  personName: v.string(),
  stars: v.number(),
  title: v.string(),
  text: v.string(),
  responseText: v.nullable(v.string()),
  responseCreatedAt: v.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type TrustReview = v.InferOutput<typeof trustReview>

export const trustReviews = v.object({ items: v.array(trustReview), meta: trustMeta })
export type TrustReviews = v.InferOutput<typeof trustReviews>

export const trustStats = v.object({
  domain: v.string(),
  stars: v.number(),
  trustScore: v.number(),
  reviewsTotal: count,
  meta: trustMeta,
})
export type TrustStats = v.InferOutput<typeof trustStats>
