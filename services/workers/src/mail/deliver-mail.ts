import type { Database } from '@marram/database/schema.generated'
import type { Log } from '@marram/service-kit/logging'
import { type Kysely, sql } from 'kysely'
import { MailRefusedError, MailUnconfirmedError, type Postman } from './postman.ts'

type State = Database['mail']['state']['__select__']
type Deps = { readonly db: Kysely<Database>; readonly postman: Postman | null; readonly log: Log }

/**
 * The handler of `mail.send`. It may run again after a crash, or twice concurrently if a live worker was taken for dead: only
 * the run with the latest attempt number may send the mail, and a mail that may have been sent is never retried.
 */
export async function deliverMail(mailId: string, deps: Deps): Promise<void> {
  const { db, postman, log } = deps
  if (!postman) return void (await move(db, mailId, ['waiting'], 'kept'))

  if (await move(db, mailId, ['handing-over'], 'unconfirmed')) {
    return log.error({ mailId }, 'a mail was being handed over when its worker ended; it is not sent again')
  }
  const mail = await claim(db, mailId)
  if (!mail) return
  const mayHandOver = () => move(db, mailId, ['sending'], 'handing-over', mail.attempt)
  try {
    await postman.send(mail, mayHandOver)
    await move(db, mailId, ['handing-over'], 'sent', mail.attempt)
  } catch (error) {
    await recordFailure(mailId, mail.attempt, error, deps)
  }
}

async function recordFailure(mailId: string, attempt: number, error: unknown, { db, log }: Deps): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const state =
    error instanceof MailRefusedError ? 'refused' : error instanceof MailUnconfirmedError ? 'unconfirmed' : null
  await move(db, mailId, ['sending', 'handing-over'], state ?? 'waiting', attempt, reason)
  if (state === null) throw error
  log.error({ mailId, state, reason }, 'a mail could not be sent')
}

async function claim(db: Kysely<Database>, id: string) {
  const row = await db
    .updateTable('mail')
    .set({ state: 'sending', attempt: sql`attempt + 1`, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returning(['attempt', 'recipient', 'reply_to', 'subject', 'text_body', 'html_body', 'unsubscribe_url'])
    .executeTakeFirst()
  if (!row) return null
  const { attempt, subject } = row
  const files = await db
    .selectFrom('form_file')
    .select(['name', 'content_type as contentType', 'bytes'])
    .where('mail_id', '=', id)
    .orderBy('id')
    .execute()
  const pictures = await db
    .selectFrom('mail_picture')
    .select(['content_id as contentId', 'png'])
    .where('mail_id', '=', id)
    .execute()
  return {
    ...{ id, attempt, subject, files, pictures, to: row.recipient },
    ...{ replyTo: row.reply_to, text: row.text_body, html: row.html_body, unsubscribe: row.unsubscribe_url },
  }
}

/** Moves the mail from one of these states; returns false for another state or attempt. */
async function move(
  db: Kysely<Database>,
  id: string,
  from: readonly State[],
  to: State,
  attempt?: number,
  lastError?: string,
): Promise<boolean> {
  let update = db
    .updateTable('mail')
    .set({ state: to, changed_at: sql`now()`, last_error: lastError?.slice(0, 500) ?? null })
    .where('id', '=', id)
    .where('state', 'in', from)
  if (attempt !== undefined) update = update.where('attempt', '=', attempt)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}
