import * as desk from '@marram/contract/desk/comments'
import { listPage } from '@marram/database/command/list-page'
import { matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { holdReasons } from '@marram/domain/comment'
import { findEditionByLanguage } from '@marram/domain/edition'
import { type Kysely, sql } from 'kysely'
import { approveComment, rejectComment, removeComment } from '../comments/staff-comments.ts'
import type { StaffContext } from './staff-context.ts'

type Context = Pick<StaffContext, 'db' | 'now' | 'origins'>

export const approve = staffCommand<Context>()(desk.approveComment, async ({ comment }, { db, now, origins }) => {
  const before = await factsOf(db, comment)
  await approveComment(db, comment, { now: now(), origins })
  return done(comment, before, { state: 'shown' as const })
})

export const reject = staffCommand<Context>()(desk.rejectComment, async ({ comment }, { db, now }) => {
  const before = await factsOf(db, comment)
  await rejectComment(db, comment, { now: now() })
  return done(comment, before, { state: 'rejected' as const })
})

export const remove = staffCommand<Context>()(desk.removeComment, async ({ comment }, { db, now }) => {
  const before = await factsOf(db, comment)
  await removeComment(db, comment, { now: now() })
  return done(comment, before, { state: 'removed' as const })
})

type Before = Awaited<ReturnType<typeof factsOf>>

function done<After extends { readonly state: string }>(comment: number, before: Before, after: After) {
  return { output: after, subject: `comment ${comment}`, before, after }
}

/** Locks the comment, so that the state before is the one that changes. */
async function factsOf(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('comment')
    .where('id', '=', id)
    .select(['state', 'held_for'])
    .forUpdate()
    .executeTakeFirst()
  return row ? { state: row.state, heldFor: row.held_for } : {}
}

const sorts = { written: { by: sql`comment.created_at`, kind: 'instant' } } as const

export const list = staffQuery<Context>()(desk.listComments, ({ filters: { state }, search, ...asked }, { db }) => {
  const rows = db
    .selectFrom('comment')
    .leftJoin('comment_author', 'comment_author.comment_id', 'comment.id')
    .where('state', 'in', state === undefined ? ['held', 'shown', 'rejected'] : [state])
    .where(matchesWords(search, [sql`comment`, sql`author_name`, sql`coalesce(email, '')`, sql`coalesce(page, '')`]))
    .select(['comment.id', 'state', 'parent_type', 'parent_id', 'reply_to', 'language_id', 'comment as text'])
    .select(['author_name', 'held_for', 'comment.created_at', 'email', 'page'])
    .select(sql<number>`(select count(*) from comment_report where comment_id = comment.id)`.as('reports'))
    .$narrowType<{ state: 'held' | 'shown' | 'rejected' }>()
  return listPage(db, rows, {
    ...{ asked, sorts, id: { by: sql`comment.id`, kind: 'number' } },
    present: ({ id, email, page, text, reports, ...row }) => ({
      ...{ id, email, page, text, reports, state: row.state, author: row.author_name },
      language: findEditionByLanguage(row.language_id)?.key ?? null,
      subject: `${row.parent_type} ${row.parent_id}`,
      replyTo: row.reply_to,
      heldFor: holdReasons.filter((reason) => row.held_for.includes(reason)),
      writtenAt: row.created_at.toISOString(),
    }),
  })
})
