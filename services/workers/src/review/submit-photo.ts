import { pendingKey, pictureUrl } from '@marram/contract/workers/pictures'
import {
  type ReceivedReviewPhoto,
  type ReviewPhotoProblem,
  reviewPhotoField,
  reviewPhotoText,
} from '@marram/contract/workers/review-photo'
import { findSentReview } from '@marram/database/find-sent-review'
import type { Database } from '@marram/database/schema.generated'
import { isPhotoAlt, maxReviewPhotos, reviewPhotoLimits, tidyPhotoAlt } from '@marram/domain/review-photo'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseInput } from '@marram/service-kit/json-body'
import type { Kysely } from 'kysely'
import { newPictureName, type PictureDesk } from '../uploads/picture-desk.ts'
import type { ReceivedForm } from '../uploads/receive-form.ts'
import { remakePicture } from '../uploads/remake-picture.ts'

type Db = Kysely<Database>

export type SubmitPhotoDeps = {
  readonly db: Db
  readonly desk: PictureDesk
  readonly now: () => Date
}

/** Validates and re-encodes a photo of a reviewed stay, and stores it for staff. */
export function submitPhoto(request: Request, deps: SubmitPhotoDeps): Promise<ReceivedReviewPhoto | Refusal> {
  const rules = { fileField: reviewPhotoField, limits: reviewPhotoLimits }
  return deps.desk.receive(request, rules, (form) => judge(form, deps))
}

async function judge(
  { fields, picture }: ReceivedForm,
  { db, desk, now }: SubmitPhotoDeps,
): Promise<ReceivedReviewPhoto | Refusal> {
  const written = parseInput(reviewPhotoText, { ...fields })
  if (isRefusal(written)) return written
  const { token } = written
  const review = await findSentReview(db, { token, now: now() })
  // Before decoding, which is the expensive part.
  if (!review) return unknownReview
  const wrongAlt: ReviewPhotoProblem[] = isPhotoAlt(written.alt) ? [] : ['alt']
  if (picture.kind === 'problem') return invalid([...wrongAlt, picture.problem])
  if (wrongAlt.length > 0) return invalid(wrongAlt)
  const photo = { token, hash: picture.hash, alt: tidyPhotoAlt(written.alt) }
  const before = await findRoom(db, review.id, photo.hash)
  if (before !== 'free') return before
  const made = await remakePicture(picture.path, picture.type, reviewPhotoLimits)
  if (made.kind === 'problem') return invalid([made.problem])
  const name = newPictureName(made)
  const { width, height } = made
  await desk.store.put(pendingKey(name), made.bytes, made.contentType)
  const stored = await keepPhoto(db, { ...photo, url: pictureUrl(name), width, height, now: now() }).catch(
    async (error: unknown) => {
      await desk.store.remove(pendingKey(name))
      throw error
    },
  )
  if (isRefusal(stored) || !stored.isNew) await desk.store.remove(pendingKey(name))
  return isRefusal(stored) ? stored : stored.photo
}

/** A repeated file is a retry, and answered like the first one. */
async function findRoom(db: Db, reviewId: number, hash: string): Promise<ReceivedReviewPhoto | Refusal | 'free'> {
  const photos = await db
    .selectFrom('review_photo')
    .select(['id', 'width', 'height', 'sent_hash'])
    .where('guest_review_id', '=', reviewId)
    .execute()
  const same = photos.find(({ sent_hash }) => sent_hash === hash)
  if (same) return { id: same.id, width: same.width, height: same.height }
  // Refused ones count as well, so that staff look at four photos of a stay at most.
  return photos.length < maxReviewPhotos ? 'free' : tooManyPhotos
}

type NewPhoto = {
  readonly token: string
  readonly hash: string
  readonly alt: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly now: Date
}

/** Locks the review: of several photos sent at once, four are stored. */
function keepPhoto(
  db: Db,
  { token, hash, alt, url, width, height, now }: NewPhoto,
): Promise<{ readonly photo: ReceivedReviewPhoto; readonly isNew: boolean } | Refusal> {
  return db.transaction().execute(async (trx) => {
    const review = await findSentReview(trx, { token, now, lock: true })
    if (!review) return unknownReview
    const room = await findRoom(trx, review.id, hash)
    if (room !== 'free') return isRefusal(room) ? room : { photo: room, isNew: false }
    const { id } = await trx
      .insertInto('review_photo')
      .values({ guest_review_id: review.id, image_url: url, alt, width, height, sent_hash: hash, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { photo: { id, width, height }, isNew: true }
  })
}

const unknownReview = refuse(404, 'unknown-invitation', 'No review was written with this link, or it has ended.')
const tooManyPhotos = refuse(409, 'too-many-photos', `A review has at most ${maxReviewPhotos} photos.`)

function invalid(problems: readonly ReviewPhotoProblem[]): Refusal {
  const status = problems.includes('too-many-bytes') ? 413 : 422
  return refuse(status, 'form-invalid', `Please look at: ${problems.join(', ')}.`, { data: { problems } })
}
