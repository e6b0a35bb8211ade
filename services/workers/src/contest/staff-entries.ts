import { discardPictures, findPictureName, pendingKey, shownKey } from '@marram/contract/workers/pictures'
import { inTransaction } from '@marram/database/in-transaction'
import { addJob } from '@marram/database/jobs/add-job'
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

type EntryState = 'pending' | 'approved' | 'rejected'

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
 * Moves the file in the transaction: if that fails, the picture is public only under its unguessable name, and can be
 * approved again.
 */
export function approveEntry({ db, store, origins, now }: Deps, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const entry = await decide(trx, id, ['pending'], { state: 'approved', decided_at: now })
    const { contestId, title, year, sender, url } = entry
    if (sender) {
      const { edition, email, ...person } = sender
      const letter = writeApprovedLetter(edition, { ...person, title, link: contestLink(edition, origins, year) })
      await queueMail(trx, { key: `contest-approved ${id}`, to: email, letter })
    }
    await tellPages(trx, contestId)
    const name = findPictureName(url)
    if (name !== null) await publishPicture(store, name)
  })
}

/** Rejects a pending or approved picture and removes it from pages; a job deletes the file once that is committed. */
export function rejectEntry({ db, now }: Omit<Deps, 'store' | 'origins'>, id: number, reason: RejectionReason) {
  return inTransaction(db, async (trx) => {
    const state = { state: 'rejected', reason, place: null, decided_at: now } as const
    const { contestId, title, sender, url } = await decide(trx, id, ['pending', 'approved'], state)
    if (sender) {
      const letter = writeRejectedLetter(sender.edition, { ...sender, title, reason })
      await queueMail(trx, { key: `contest-rejected ${id}`, to: sender.email, letter })
    }
    await tellPages(trx, contestId)
    await discardPicture(trx, url)
  })
}

/** Deletes the file of a picture after the transaction. */
export async function discardPicture(trx: Db, url: string): Promise<void> {
  const name = findPictureName(url)
  if (name !== null) await addJob(trx, discardPictures, { names: [name] })
}

export async function removePicture(store: ObjectStore, name: string): Promise<void> {
  await Promise.all([store.remove(pendingKey(name)), store.remove(shownKey(name))])
}

export async function publishPicture(store: ObjectStore, name: string): Promise<void> {
  const bytes = await store.get(pendingKey(name))
  if (bytes) await store.put(shownKey(name), bytes, typeOf(name))
  else if (!(await store.has(shownKey(name)))) throw new OperatorError(`The file of this picture is missing: ${name}.`)
  await store.remove(pendingKey(name))
}

const typeOf = (name: string): string => (name.endsWith('.webp') ? 'image/webp' : 'image/jpeg')

/** For the eyes of staff; null if there is no file. */
export async function loadDataUrl(store: ObjectStore, { url }: { readonly url: string }): Promise<string | null> {
  const bytes = await findEntryPicture(store, { url })
  return bytes && `data:${typeOf(url)};base64,${Buffer.from(bytes).toString('base64')}`
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
  const { contestId, title, year, url, email, name, languageId } = await getEntry(db, id)
  const edition = findEditionByLanguage(languageId)?.key ?? 'en'
  return { contestId, title, year, url, sender: email !== null && name !== null ? { edition, email, name } : null }
}

export function selectEntries(db: Db) {
  return db
    .selectFrom('contest_image')
    .innerJoin('contest', 'contest.id', 'contest_image.contest_id')
    .leftJoin('contest_sender', 'contest_sender.contest_image_id', 'contest_image.id')
    .select(['contest_image.id', 'contest.year', 'contest.id as contestId', 'state', 'place', 'reason'])
    .select(['image_title as title', 'image_text as text', 'image_url as url', 'width', 'height'])
    .select(['contest_image.created_at as sentAt', 'email', 'name', 'language_id as languageId'])
}
