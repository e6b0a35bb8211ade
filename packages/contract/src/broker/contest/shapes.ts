import * as v from 'valibot'
import { count, instant } from '../shapes.ts'

export const contestImage = v.object({
  id: v.number(),
  imageTitle: v.string(),
  imageSlug: v.string(),
  imageText: v.string(),
  contestId: v.number(),
  imageUrl: v.string(),
  height: count,
  width: count,
  createdAt: instant,
})
export type ContestImage = v.InferOutput<typeof contestImage>

export const photoContest = v.object({
  id: v.number(),
  year: v.number(),
  rewardImageUrl: v.nullable(v.string()),
  rewardText: v.string(),
  conditionsUrl: v.string(),
  status: v.picklist(['open', 'judging', 'decided']),
  createdAt: instant,
  updatedAt: instant,
  firstPlaceImage: v.nullable(contestImage),
  secondPlaceImage: v.nullable(contestImage),
  thirdPlaceImage: v.nullable(contestImage),
  images: v.array(contestImage),
})
export type PhotoContest = v.InferOutput<typeof photoContest>

export const contestImagePage = v.object({
  total: count,
  page: count,
  pageSize: count,
  items: v.array(contestImage),
})
export type ContestImagePage = v.InferOutput<typeof contestImagePage>
