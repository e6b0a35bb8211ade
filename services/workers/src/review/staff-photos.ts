import { findPictureName } from '@marram/contract/workers/pictures'
import { notifyTags } from '@marram/database/changes'
import { inTransaction } from '@marram/database/in-transaction'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import type { ObjectStore } from '@marram/service-kit/object-store'
import type { Kysely } from 'kysely'
import { discardPicture, publishPicture } from '../contest/staff-entries.ts'

type Db = Kysely<Database>
type Deps = { readonly db: Db; readonly store: ObjectStore; readonly now: Date }

type PhotoState = 'waiting' | 'public' | 'refused'

export async function getPhoto(db: Db, id: number) {
  const photo = await selectPhotos(db).where('review_photo.id', '=', id).executeTakeFirst()
  if (!photo) throw new OperatorError(`There is no photo ${id}.`)
  return photo
}

/**
 * Publishes a photo of a published review. Moves the file in the transaction: if that fails, the photo is public only
 * under its unguessable name, and can be approved again.
 */
export function approvePhoto({ db, store, now }: Deps, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { url, state, review, reviewState } = await getPhoto(trx, id)
    if (state !== 'waiting') throw new OperatorError(`Photo ${id} is decided already.`)
    if (reviewState !== 'public') throw new OperatorError(`Approve review ${review} first, then its photos.`)
    await decide(trx, id, ['waiting'], { state: 'public', decided_at: now })
    const name = findPictureName(url)
    if (name !== null) await publishPicture(store, name)
  })
}

/** Refuses a waiting or public photo and removes it from pages; a job deletes the file once that is committed. */
export function refusePhoto({ db, now }: Omit<Deps, 'store'>, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { url } = await getPhoto(trx, id)
    await decide(trx, id, ['waiting', 'public'], { state: 'refused', decided_at: now })
    await discardPicture(trx, url)
  })
}

type Decision = { readonly state: 'public' | 'refused'; readonly decided_at: Date }

async function decide(db: Db, id: number, from: readonly PhotoState[], decision: Decision): Promise<void> {
  const changed = await db
    .updateTable('review_photo')
    .set(decision)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new OperatorError(`Photo ${id} is decided already.`)
  const { lodgingId } = await getPhoto(db, id)
  await notifyTags(db, [`lodging:${lodgingId}`, 'reviews'])
}

export function selectPhotos(db: Db) {
  return db
    .selectFrom('review_photo')
    .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .select(['review_photo.id', 'review_photo.state', 'image_url as url', 'alt', 'width', 'height'])
    .select(['review_photo.created_at as sentAt', 'guest_review.id as review', 'guest_review.state as reviewState'])
    .select(['guest_review.name', 'lodging.name as house', 'lodging.id as lodgingId'])
}
