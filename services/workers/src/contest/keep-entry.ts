import type { ReceivedContestEntry } from '@marram/contract/workers/contest-entry'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { type EditionKey, editionByKey } from '@marram/domain/edition'
import { mailboxKey } from '@marram/domain/mailbox'
import { slug } from '@marram/domain/slug'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { writeReceivedLetter } from './entry-letters.ts'

/** Limit per sender and contest, which also limits mails to an address that a stranger entered. */
export const maxEntries = 3

export type SentEntry = {
  readonly contestId: number
  readonly edition: EditionKey
  readonly userEmail: string
  readonly userName: string
  readonly imageTitle: string
  readonly imageText: string
  /** Hash of the file as received. */
  readonly hash: string
}

/** Finds the same file: from the same sender it is a retry, from another one a refused copy. */
export async function findSentBefore(
  db: Kysely<Database>,
  { contestId, hash, userEmail }: SentEntry,
): Promise<ReceivedContestEntry | Refusal | null> {
  const before = await db
    .selectFrom('contest_image')
    .leftJoin('contest_sender', 'contest_sender.contest_image_id', 'contest_image.id')
    .select(['id', 'state', 'image_title as imageTitle', 'width', 'height', 'email'])
    .where('contest_id', '=', contestId)
    .where('sent_hash', '=', hash)
    .executeTakeFirst()
  if (!before) return null
  const { email, state, ...entry } = before
  if (email === userEmail && state === 'pending') return { ...entry, contestId, status: 'pending' }
  return refuse(409, 'picture-sent-before', 'This picture has been sent to the contest before.')
}

type NewEntry = SentEntry & { readonly url: string; readonly width: number; readonly height: number }

/** Stores picture, sender and mail in one transaction. */
export function keepEntry(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date },
  entry: NewEntry,
): Promise<number | Refusal> {
  const { contestId, edition, userEmail: email, imageTitle } = entry
  const mailbox = mailboxKey(email)
  return db.transaction().execute(async (trx): Promise<number | Refusal> => {
    await sql`select pg_advisory_xact_lock(hashtext(${`contest ${contestId} ${mailbox}`}))`.execute(trx)
    if ((await countEntries(trx, contestId, mailbox)) >= maxEntries) {
      return refuse(429, 'too-many-entries', `A sender can submit ${maxEntries} pictures to a contest.`, {
        data: { limit: maxEntries },
      })
    }
    const stored = await trx
      .insertInto('contest_image')
      .values({
        contest_id: contestId,
        image_title: imageTitle,
        // An unguessable suffix, because two entries may have the same title.
        image_slug: `${slug(imageTitle)}-${entry.hash.slice(0, 8)}`,
        image_text: entry.imageText,
        image_url: entry.url,
        width: entry.width,
        height: entry.height,
        sent_hash: entry.hash,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return refuse(409, 'picture-sent-before', 'This picture has been sent to the contest before.')
    await trx
      .insertInto('contest_sender')
      .values({
        contest_image_id: stored.id,
        email,
        mailbox,
        name: entry.userName,
        language_id: editionByKey(edition).languageId,
        created_at: now(),
      })
      .execute()
    const letter = writeReceivedLetter(edition)
    await queueMail(trx, { key: `contest-received ${stored.id}`, to: email, letter })
    return stored.id
  })
}

async function countEntries(db: Kysely<Database>, contestId: number, mailbox: string): Promise<number> {
  const { count } = await db
    .selectFrom('contest_sender')
    .innerJoin('contest_image', 'contest_image.id', 'contest_sender.contest_image_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contest_id', '=', contestId)
    .where('mailbox', '=', mailbox)
    .executeTakeFirstOrThrow()
  return count
}
