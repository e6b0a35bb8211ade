import { discardPictures, findPictureName } from '@marram/contract/workers/pictures'
import { notifyTags } from '@marram/database/changes'
import { findSentReview } from '@marram/database/find-sent-review'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import type { Inside } from '../booking/context.ts'

type Context = Pick<Inside, 'db' | 'now'>

/** The photos of the review that was sent with this link; null if there is none, or it has ended. */
export async function findSentPhotos(token: string, { db, now }: Context) {
  const review = await findSentReview(db, { token, now: now() })
  if (!review) return null
  return db
    .selectFrom('review_photo')
    .select(['id', 'alt', 'state'])
    .where('guest_review_id', '=', review.id)
    .orderBy('id')
    .execute()
}

/** Takes the photo off the pages, and deletes it. */
export function removePhoto(
  { token, id }: { readonly token: string; readonly id: number },
  { db, now }: Context,
): Promise<{ removed: 'ok' } | Refusal> {
  return db.transaction().execute(async (trx): Promise<{ removed: 'ok' } | Refusal> => {
    const review = await findSentReview(trx, { token, now: now() })
    if (!review) return refuse(404, 'unknown-invitation', 'This link is not one of ours, or it has ended.')
    const removed = await trx
      .deleteFrom('review_photo')
      .where('id', '=', id)
      .where('guest_review_id', '=', review.id)
      // The row of a refused one counts against the limit.
      .where('state', '<>', 'refused')
      .returning('image_url')
      .executeTakeFirst()
    if (removed) {
      await discardFiles(trx, [removed.image_url])
      await notifyTags(trx, [`lodging:${review.lodgingId}`, 'reviews'])
    }
    return { removed: 'ok' }
  })
}

/** Refuses what staff have not looked at, with its review. */
export async function refuseWaitingPhotos(db: Kysely<Database>, reviewId: number, now: Date): Promise<void> {
  const refused = await db
    .updateTable('review_photo')
    .set({ state: 'refused', decided_at: now })
    .where('guest_review_id', '=', reviewId)
    .where('state', '=', 'waiting')
    .returning('image_url')
    .execute()
  await discardFiles(
    db,
    refused.map(({ image_url }) => image_url),
  )
}

async function discardFiles(db: Kysely<Database>, urls: readonly string[]): Promise<void> {
  const names = urls.flatMap((url) => findPictureName(url) ?? [])
  if (names.length > 0) await addJob(db, discardPictures, { names })
}
