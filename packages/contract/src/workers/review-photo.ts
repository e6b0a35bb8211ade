import type { PictureProblem } from '@marram/domain/picture-limits'
import * as v from 'valibot'
import { reviewToken } from '../booking/review.ts'

/** The file field of `POST /bridge/review_photos/`, a `multipart/form-data`. It comes after the texts. */
export const reviewPhotoField = 'photo'

export const reviewPhotoText = v.object({
  token: reviewToken,
  alt: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
})

export const receivedReviewPhoto = v.object({ id: v.number(), width: v.number(), height: v.number() })
export type ReceivedReviewPhoto = v.InferOutput<typeof receivedReviewPhoto>

/** A problem of the photo's file, or of its description. */
export type ReviewPhotoProblem = PictureProblem | 'alt'

/** `data` of a `form-invalid`; `unknown-invitation` and `too-many-photos` have none. */
export const invalidReviewPhoto = v.object({ problems: v.array(v.string()) })
