import { sendMail } from '@marram/contract/task'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import type { EditionKey } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import { addJob } from '../jobs/add-job.ts'
import type { Database } from '../schema.generated.ts'
import { findLegalSender, type LegalSender } from './legal-sender.ts'

/** A mail as text and HTML. */
export type MailContent = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A URL of ours at which mail programs unsubscribe by a single POST (RFC 8058). */
  readonly unsubscribe?: string
  /** Pictures referenced in the HTML as `cid:` with their content id; attached to the mail. */
  readonly pictures?: readonly { readonly contentId: string; readonly png: Uint8Array }[]
  /** Its language, and the same mail with the agency as its legal sender. */
  readonly signature?: {
    readonly edition: EditionKey
    readonly by: (sender: LegalSender) => Pick<MailContent, 'text' | 'html'>
  }
}

export type NewMail = {
  /** Idempotency key: at most one mail per key, for ever. */
  readonly key: string
  readonly to: string
  readonly replyTo?: string | undefined
  readonly letter: MailContent
}

/** Adds a mail to the outbox. Inside a transaction it takes effect on commit. Returns the id of a new mail. */
export async function queueMail(db: Kysely<Database>, { key, to, replyTo, letter }: NewMail): Promise<string | null> {
  for (const address of [to, ...(replyTo === undefined ? [] : [replyTo])]) {
    if (!isMailAddress(address)) throw new Error('A mail was addressed to something that is no mail address.')
  }
  const { text, html } = await signed(db, letter)
  const queued = await db
    .insertInto('mail')
    .values({
      key,
      recipient: to,
      reply_to: replyTo ?? null,
      subject: letter.subject,
      text_body: text,
      html_body: html,
      unsubscribe_url: letter.unsubscribe ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!queued) return null
  const pictures = (letter.pictures ?? []).map(({ contentId, png }) => {
    return { mail_id: queued.id, content_id: contentId, png: Buffer.from(png) }
  })
  if (pictures.length > 0) await db.insertInto('mail_picture').values(pictures).execute()
  await addJob(db, sendMail, { mailId: queued.id }, { key: `mail ${queued.id}` })
  return queued.id
}

async function signed(db: Kysely<Database>, letter: MailContent): Promise<Pick<MailContent, 'text' | 'html'>> {
  const sender = letter.signature ? await findLegalSender(db, letter.signature.edition) : null
  return sender && letter.signature ? letter.signature.by(sender) : letter
}

/** True if there is a mail with this key, sent or not. */
export async function isQueued(db: Kysely<Database>, key: string): Promise<boolean> {
  return (await db.selectFrom('mail').where('key', '=', key).select('id').executeTakeFirst()) !== undefined
}
