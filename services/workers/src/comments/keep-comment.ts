import { createHash, createHmac } from 'node:crypto'
import type { commentRequest, PlacedComment } from '@marram/contract/workers/comment'
import { notifyTags } from '@marram/database/changes'
import { commentsTag } from '@marram/database/comment/remove-comments'
import type { Database } from '@marram/database/schema.generated'
import { commentsADay, floodMs, judgeComment } from '@marram/domain/comment'
import { findEditionByLocale, type LanguageId, type Locale } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findClientNetwork } from '@marram/service-kit/request-context'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'

type Db = Kysely<Database>

/** A cleaned and validated comment. */
export type Written = {
  readonly name: string
  readonly email: string | null
  readonly text: string
  readonly hasCaptcha: boolean
}

export type KeepCommentDeps = {
  readonly db: Db
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
}

/** Serialises by network, so that concurrent comments count each other. */
export async function keepComment(
  request: InferOutput<typeof commentRequest>,
  written: Written,
  { db, secret, now }: KeepCommentDeps,
): Promise<PlacedComment | Refusal> {
  const { parentType: parent_type, parentId: parent_id, replyTo, locale, page, stamp } = request
  const { name, email, text, hasCaptcha } = written
  const network_hash = networkHash(await secret('comments'))
  const created_at = now()
  const occasion = stamp ?? copenhagenDay(created_at)
  const fingerprint = fingerprintOf([parent_type, parent_id, locale, replyTo, name, text, occasion])
  return db.transaction().execute(async (trx): Promise<PlacedComment | Refusal> => {
    await sql`select pg_advisory_xact_lock(hashtext(${`comments ${network_hash}`}))`.execute(trx)
    const earlier = await findEarlier(trx, fingerprint)
    if (earlier) return earlier
    const { recent, today } = await countFrom(trx, network_hash, created_at)
    if (today >= commentsADay) return refuse(429, 'too-many-comments', 'Too many comments today.')
    const isKnown = email !== null && (await isApproved(trx, email))
    const verdict = judgeComment({ text, authorName: name, hasCaptcha, isKnown, recent })
    const isShown = verdict.kind === 'show'
    const { id } = await trx
      .insertInto('comment')
      .values({
        ...{ parent_type, parent_id, language_id: languageOf(locale), reply_to: replyTo },
        ...{ comment: text, author_name: name, created_at },
        ...{ state: isShown ? 'shown' : 'held', held_for: isShown ? [] : [...verdict.reasons] },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('comment_author')
      .values({ comment_id: id, email, network_hash, page, fingerprint, created_at })
      .execute()
    if (isShown) await notifyTags(trx, [commentsTag({ parent_type, parent_id })])
    return isShown ? { status: 'shown', id } : { status: 'held' }
  })
}

/** Finds an equal earlier comment, for retries after a lost reply. */
async function findEarlier(db: Db, fingerprint: string): Promise<PlacedComment | null> {
  const earlier = await db
    .selectFrom('comment_author')
    .innerJoin('comment', 'comment.id', 'comment_id')
    .where('fingerprint', '=', fingerprint)
    .select(['comment.id', 'state'])
    .executeTakeFirst()
  if (!earlier) return null
  return earlier.state === 'shown' ? { status: 'shown', id: earlier.id } : { status: 'held' }
}

/** Internal calls have no network and do not count. */
async function countFrom(db: Db, network: string | null, now: Date): Promise<{ recent: number; today: number }> {
  if (network === null) return { recent: 0, today: 0 }
  const since = (ms: number) => new Date(now.getTime() - ms)
  return db
    .selectFrom('comment_author')
    .where('network_hash', '=', network)
    .where('created_at', '>', since(86_400_000))
    .select(sql<number>`count(*)`.as('today'))
    .select(sql<number>`count(*) filter (where created_at > ${since(floodMs)})`.as('recent'))
    .executeTakeFirstOrThrow()
}

/** True if staff have approved a comment under this address, and rejected none. */
async function isApproved(db: Db, email: string): Promise<boolean> {
  const { shown, rejected } = await db
    .selectFrom('comment_author')
    .innerJoin('comment', 'comment.id', 'comment_id')
    .where('email', '=', email)
    .where('decided_at', 'is not', null)
    .select(sql<number>`count(*) filter (where state = 'shown')`.as('shown'))
    .select(sql<number>`count(*) filter (where state = 'rejected')`.as('rejected'))
    .executeTakeFirstOrThrow()
  return shown > 0 && rejected === 0
}

/** A keyed hash of the network, for counting only. Null for internal calls. */
export function networkHash(key: Buffer): string | null {
  const network = findClientNetwork()
  return network === undefined ? null : createHmac('sha256', key).update(`comments ${network}`).digest('hex')
}

export function languageOf(locale: Locale): LanguageId {
  const edition = findEditionByLocale(locale)
  if (!edition) throw new Error(`There is no edition in ${locale}.`)
  return edition.languageId
}

function fingerprintOf(words: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
