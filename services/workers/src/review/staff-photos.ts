import { findPictureName, pendingKey } from '@marram/contract/workers/pictures'
import { notifyTags } from '@marram/database/changes'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import type { ObjectStore } from '@marram/service-kit/object-store'
import type { Kysely } from 'kysely'
import { publishPicture, removePicture } from '../contest/staff-entries.ts'

type Db = Kysely<Database>
type Deps = { readonly db: Db; readonly store: ObjectStore; readonly now: Date }

export const photoStates = ['waiting', 'public', 'refused'] as const
export type PhotoState = (typeof photoStates)[number]

/** Oldest first. */
export function listPhotos(db: Db, state: PhotoState, limit: number) {
  return selectPhotos(db).where('review_photo.state', '=', state).orderBy('review_photo.id').limit(limit).execute()
}

export async function getPhoto(db: Db, id: number) {
  const photo = await selectPhotos(db).where('review_photo.id', '=', id).executeTakeFirst()
  if (!photo) throw new OperatorError(`There is no photo ${id}.`)
  return photo
}

/**
 * Publishes a photo of a published review. Moves the file first: after an interruption the photo is public only under its
 * unguessable name, and can be approved again.
 */
export async function approvePhoto({ db, store, now }: Deps, id: number): Promise<void> {
  const { url, state, review, reviewState } = await getPhoto(db, id)
  if (state !== 'waiting') throw new OperatorError(`Photo ${id} is decided already.`)
  if (reviewState !== 'public') throw new OperatorError(`Approve review ${review} first, then its photos.`)
  const name = findPictureName(url)
  if (name !== null) await publishPicture(store, name)
  await db.transaction().execute((trx) => decide(trx, id, ['waiting'], { state: 'public', decided_at: now }))
  if (name !== null) await store.remove(pendingKey(name))
}

/** Refuses a waiting or public photo, removes it from pages and deletes the file. */
export async function refusePhoto({ db, store, now }: Deps, id: number): Promise<void> {
  const { url } = await getPhoto(db, id)
  await db.transaction().execute((trx) => decide(trx, id, ['waiting', 'public'], { state: 'refused', decided_at: now }))
  const name = findPictureName(url)
  if (name !== null) await removePicture(store, name)
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

function selectPhotos(db: Db) {
  return db
    .selectFrom('review_photo')
    .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .select(['review_photo.id', 'review_photo.state', 'image_url as url', 'alt', 'width', 'height'])
    .select(['review_photo.created_at as sentAt', 'guest_review.id as review', 'guest_review.state as reviewState'])
    .select(['guest_review.name', 'lodging.name as house', 'lodging.id as lodgingId'])
}
