import { notifyTags } from '@marram/database/changes'
import { commentsTag, removeComments } from '@marram/database/comment/remove-comments'
import { inTransaction } from '@marram/database/in-transaction'
import { queueMail } from '@marram/database/mail/queue-mail'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import { type EditionKey, findEditionByLanguage } from '@marram/domain/edition'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import type { Kysely } from 'kysely'
import { ownMailsAddress } from '../mail/mail-to-reader.ts'
import { makeCommentMailsToken } from '../newsletter/tokens.ts'

type Db = Kysely<Database>

export type Deciding = {
  readonly now: Date
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
}

/** Publishes a comment. Authors with an address get one mail. */
export function approveComment(db: Db, id: number, { now, origins }: Deciding): Promise<void> {
  return inTransaction(db, async (trx) => {
    const comment = await lock(trx, id)
    if (comment.state === 'shown') throw new OperatorError(`Comment ${id} is public already.`)
    await trx
      .updateTable('comment')
      .set({ state: 'shown', held_for: [], decided_at: now })
      .set({ is_cleared: comment.is_cleared || comment.held_for.includes('reported') })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('comment_report').where('comment_id', '=', id).execute()
    await notifyTags(trx, [commentsTag(comment)])
    // No mail if the comment was public before a report.
    if (comment.state !== 'held' || comment.held_for.includes('reported')) return
    const author = await trx
      .selectFrom('comment_author')
      .select(['email', 'page'])
      .where('comment_id', '=', id)
      .executeTakeFirst()
    if (!author?.email) return
    const edition = findEditionByLanguage(comment.language_id)?.key ?? 'en'
    const href = `${origins[edition]}${author.page}#comment-${id}`
    const token = makeCommentMailsToken(await createSecrets(trx)('unsubscribe'), id)
    const letter = writeCommentLetter(edition, href, ownMailsAddress(origins[edition], token))
    await queueMail(trx, { key: `comment ${id}`, to: author.email, letter })
  })
}

/** Rejects a comment; its text stays for a while, for the author or an authority. */
export function rejectComment(db: Db, id: number, { now }: { now: Date }): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { state } = await lock(trx, id)
    if (state !== 'held') throw new OperatorError(`Comment ${id} is not held: ${state}.`)
    await trx.updateTable('comment').set({ state: 'rejected', decided_at: now }).where('id', '=', id).execute()
  })
}

/** Deletes the text from pages and database. */
export function removeComment(db: Db, id: number, { now }: { now: Date }): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lock(trx, id)
    await removeComments(trx, [id], now)
  })
}

async function lock(trx: Db, id: number) {
  const comment = await trx.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!comment || comment.state === 'removed') throw new OperatorError(`There is no comment ${id}.`)
  return comment
}

/** Omits the text, so that it cannot carry a message to a stranger's address. */
export function writeCommentLetter(edition: EditionKey, href: string, unsubscribe: string): RenderedLetter {
  const { subject, heading, text, button, mistake, stop } = mailMessages(edition).comment
  return renderLetter(edition, {
    subject,
    heading,
    reader: null,
    paragraphs: [text],
    button: { label: button, href },
    closing: [mistake],
    unsubscribe: { href: unsubscribe, label: stop },
  })
}
