import { findPictureName, pendingKey, shownKey } from '@marram/contract/workers/pictures'
import { queueMail } from '@marram/database/mail/queue-mail'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { ObjectStore, StoredBytes } from '@marram/service-kit/object-store'
import type { Kysely } from 'kysely'
import { type RejectionReason, writeApprovedLetter, writeRejectedLetter } from './entry-letters.ts'
import { contestLink, type Origins, tellPages } from './staff-contest.ts'

type Db = Kysely<Database>
type Deps = { readonly db: Db; readonly store: ObjectStore; readonly origins: Origins; readonly now: Date }

export const entryStates = ['pending', 'approved', 'rejected'] as const
export type EntryState = (typeof entryStates)[number]

/** Oldest first. */
export function listEntries(db: Db, state: EntryState, limit: number) {
  return selectEntries(db).where('state', '=', state).orderBy('contest_image.id').limit(limit).execute()
}

export async function getEntry(db: Db, id: number) {
  const entry = await selectEntries(db).where('contest_image.id', '=', id).executeTakeFirst()
  if (!entry) throw new OperatorError(`There is no picture ${id}.`)
  return entry
}

/** Includes pending pictures, for staff. Null for drawings and rejected pictures. */
export async function findEntryPicture(
  store: ObjectStore,
  { url }: { readonly url: string },
): Promise<StoredBytes | null> {
  const name = findPictureName(url)
  if (name === null) return null
  return (await store.get(pendingKey(name))) ?? (await store.get(shownKey(name)))
}

/**
 * Moves the file first: after an interruption the picture is public only under its unguessable name, and can be approved
 * again.
 */
export async function approveEntry({ db, store, origins, now }: Deps, id: number): Promise<void> {
  const { url } = await getEntry(db, id)
  const name = findPictureName(url)
  if (name !== null) await publishPicture(store, name)
  await db.transaction().execute(async (trx) => {
    const entry = await decide(trx, id, ['pending'], { state: 'approved', decided_at: now })
    const { contestId, title, year, sender } = entry
    if (sender) {
      const { edition, email, ...person } = sender
      const letter = writeApprovedLetter(edition, { ...person, title, link: contestLink(edition, origins, year) })
      await queueMail(trx, { key: `contest-approved ${id}`, to: email, letter })
    }
    await tellPages(trx, contestId)
  })
  if (name !== null) await store.remove(pendingKey(name))
}

/** Rejects a pending or approved picture, removes it from pages and deletes the file. */
export async function rejectEntry({ db, store, now }: Deps, id: number, reason: RejectionReason): Promise<void> {
  const { url } = await getEntry(db, id)
  await db.transaction().execute(async (trx) => {
    const state = { state: 'rejected', reason, place: null, decided_at: now } as const
    const { contestId, title, sender } = await decide(trx, id, ['pending', 'approved'], state)
    if (sender) {
      const letter = writeRejectedLetter(sender.edition, { ...sender, title, reason })
      await queueMail(trx, { key: `contest-rejected ${id}`, to: sender.email, letter })
    }
    await tellPages(trx, contestId)
  })
  const name = findPictureName(url)
  if (name !== null) await removePicture(store, name)
}

export async function removePicture(store: ObjectStore, name: string): Promise<void> {
  await Promise.all([store.remove(pendingKey(name)), store.remove(shownKey(name))])
}

export async function publishPicture(store: ObjectStore, name: string): Promise<void> {
  const bytes = await store.get(pendingKey(name))
  if (bytes) await store.put(shownKey(name), bytes, name.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
  else if (!(await store.has(shownKey(name)))) throw new OperatorError(`The file of this picture is missing: ${name}.`)
}

type Decision = {
  readonly state: 'approved' | 'rejected'
  readonly decided_at: Date
  readonly reason?: RejectionReason
  readonly place?: null
}

async function decide(db: Db, id: number, from: readonly EntryState[], decision: Decision) {
  const changed = await db
    .updateTable('contest_image')
    .set(decision)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new OperatorError(`Picture ${id} is decided already.`)
  const { contestId, title, year, email, name, languageId } = await getEntry(db, id)
  const edition = findEditionByLanguage(languageId)?.key ?? 'en'
  return { contestId, title, year, sender: email !== null && name !== null ? { edition, email, name } : null }
}

function selectEntries(db: Db) {
  return db
    .selectFrom('contest_image')
    .innerJoin('contest', 'contest.id', 'contest_image.contest_id')
    .leftJoin('contest_sender', 'contest_sender.contest_image_id', 'contest_image.id')
    .select(['contest_image.id', 'contest.year', 'contest.id as contestId', 'state', 'place', 'reason'])
    .select(['image_title as title', 'image_text as text', 'image_url as url', 'width', 'height'])
    .select(['contest_image.created_at as sentAt', 'email', 'name', 'language_id as languageId'])
}
