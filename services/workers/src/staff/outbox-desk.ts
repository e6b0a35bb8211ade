import * as desk from '@marram/contract/desk/outbox'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { htmlWithPictures } from '@marram/i18n/mail/letter'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { type Message, retryMessage } from '../outbox/retry-message.ts'
import type { StaffContext } from './staff-context.ts'

type Context = Pick<StaffContext, 'db' | 'now'>

export const retry = staffCommand<Context>()(desk.retryMessage, async (message, { db, now }) => {
  const before = await retryMessage(db, message, now())
  if (isRefusal(before)) return before
  const after = { state: 'waiting' } as const
  return { output: after, subject: `${message.way} ${message.id}`, before, after }
})

const sorts = { created: { by: sql`created_at`, kind: 'instant' } } as const

export const list = staffQuery<Context>()(desk.listMessages, ({ filters, search, ...asked }, { db }) => {
  const { way, state, recipient } = filters
  const rows = select(db, way)
    .where('recipient', '<>', '')
    .where(equals(sql`state`, state))
    .where(equals(sql`lower(recipient)`, recipient?.toLowerCase()))
    .where(matchesWords(search, [sql`recipient`, way === 'mail' ? sql`subject` : sql`body`]))
  const id = { by: sql`id`, kind: 'uuid' } as const
  return listPage(db, rows, { asked, sorts, id, present: (row) => present(row, way) })
})

export const show = staffQuery<Context>()(desk.showMessage, async ({ way, id }, { db }) => {
  const row = await select(db, way)
    .where('id', '=', id)
    .select((way === 'mail' ? sql<string>`text_body` : sql<string>`body`).as('text'))
    .select((way === 'mail' ? sql<string | null>`html_body` : sql<string | null>`null`).as('html'))
    .executeTakeFirst()
  if (!row) return refuse(404, 'unknown-message', 'There is no such message.')
  const pictures = await db
    .selectFrom('mail_picture')
    .where('mail_id', '=', id)
    .select(['content_id as contentId', 'png'])
    .execute()
  return { ...present(row, way), text: row.text, html: row.html && htmlWithPictures({ html: row.html, pictures }) }
})

const maxAbout = 60

function select(db: Kysely<Database>, way: Message['way']) {
  const about = way === 'mail' ? sql<string>`subject` : sql<string>`left(body, ${sql.lit(maxAbout)})`
  return db.selectFrom(way).select(['id', 'state', 'recipient', 'last_error', 'created_at']).select(about.as('about'))
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function present({ id, state, recipient, about, last_error, created_at }: Row, way: Message['way']) {
  return { id, way, state, recipient, about, lastError: last_error, createdAt: created_at.toISOString() }
}
