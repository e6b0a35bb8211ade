import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

export type OutboxEntry = {
  readonly id: string
  readonly way: 'mail' | 'sms'
  readonly state: string
  readonly recipient: string
  /** The subject of a mail, or the beginning of a text message. */
  readonly about: string
  readonly createdAt: Date
}

export type OutboxMessage = OutboxEntry & { readonly body: string; readonly lastError: string | null }

type Db = Kysely<Database>

/** Sent and pending messages, newest first. */
export async function listOutbox(db: Db, way: 'mail' | 'sms', limit: number): Promise<OutboxEntry[]> {
  if (way === 'mail') {
    const mails = await mailRows(db).limit(limit).execute()
    return mails.map(({ subject, created_at: createdAt, ...same }) => ({ ...same, way, about: subject, createdAt }))
  }
  const messages = await smsRows(db).limit(limit).execute()
  return messages.map(({ body, created_at: createdAt, ...same }) => {
    return { ...same, way, about: body.slice(0, 60), createdAt }
  })
}

/** Finds by id or unique prefix; null if none or several match. */
export async function findMessage(db: Db, id: string): Promise<OutboxMessage | null> {
  const [mails, messages] = await Promise.all([
    mailRows(db)
      .select(['text_body', 'last_error'])
      .where((where) => where(where.cast('id', 'text'), 'like', `${id}%`))
      .limit(2)
      .execute(),
    smsRows(db)
      .select('last_error')
      .where((where) => where(where.cast('id', 'text'), 'like', `${id}%`))
      .limit(2)
      .execute(),
  ])
  const matches: OutboxMessage[] = [
    ...mails.map(({ subject, text_body: body, last_error: lastError, created_at: createdAt, ...same }) => {
      return { ...same, way: 'mail' as const, about: subject, body, lastError, createdAt }
    }),
    ...messages.map(({ body, last_error: lastError, created_at: createdAt, ...same }) => {
      return { ...same, way: 'sms' as const, about: body.slice(0, 60), body, lastError, createdAt }
    }),
  ]
  return matches.length === 1 ? (matches[0] ?? null) : null
}

function mailRows(db: Db) {
  const rows = db.selectFrom('mail').select(['id', 'state', 'recipient', 'subject', 'created_at'])
  return rows.orderBy('created_at', 'desc').orderBy('id')
}

function smsRows(db: Db) {
  const rows = db.selectFrom('sms').select(['id', 'state', 'recipient', 'body', 'created_at'])
  return rows.orderBy('created_at', 'desc').orderBy('id')
}
