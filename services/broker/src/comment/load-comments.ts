import { repliesEach, replyLevels } from '@marram/contract/broker/comment/shapes'
import type { LanguageId } from '@marram/domain/edition'
import { sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

type Context = Pick<BrokerContext, 'db'>
export type Subject = { readonly parentType: string; readonly parentId: string; readonly languageId: LanguageId }
export type CommentRow = Awaited<ReturnType<typeof loadThreads>>[number]

/** Limit per page: fifty replies per comment on four levels could be millions. */
const maxReplies = 2000

function shownThreads({ db }: Context, { parentType, parentId, languageId }: Subject) {
  return db
    .selectFrom('comment')
    .where('parent_type', '=', parentType)
    .where('parent_id', '=', parentId)
    .where('language_id', '=', languageId)
    .where('reply_to', 'is', null)
    .where(isReadable)
}

/** A removed comment keeps its place while it has replies. */
const isReadable = sql<boolean>`(state = 'shown' or (state = 'removed' and exists (
  with recursive below as (
    select reply.id, reply.state from comment as reply
    where reply.reply_to = comment.id and reply.state in ('shown', 'removed')
    union all
    select reply.id, reply.state from comment as reply join below on reply.reply_to = below.id
    where reply.state in ('shown', 'removed')
  ) select from below where state = 'shown'
)))`

export type Counted = { readonly total: number; readonly totalWithReplies: number }

/** Counts threads and comments in one recursive query. */
export async function countComments({ db }: Context, { parentType, parentId, languageId }: Subject): Promise<Counted> {
  const counted = await sql<Counted>`
    with recursive readable as (
      select id, state, reply_to from comment
      where parent_type = ${parentType} and parent_id = ${parentId} and language_id = ${languageId}
        and reply_to is null and ${isReadable}
      union all
      select reply.id, reply.state, reply.reply_to from comment as reply join readable on reply.reply_to = readable.id
      where reply.state in ('shown', 'removed')
    )
    select count(*) filter (where reply_to is null) as total,
      count(*) filter (where state = 'shown') as "totalWithReplies"
    from readable`.execute(db)
  return counted.rows[0] ?? { total: 0, totalWithReplies: 0 }
}

const columns = ['id', 'parent_type', 'parent_id', 'reply_to', 'state', 'comment', 'author_name', 'created_at'] as const

/** Newest first. */
export function loadThreads(context: Context, subject: Subject, { limit, skip }: Slice) {
  return shownThreads(context, subject).select(columns).orderBy('id', 'desc').limit(limit).offset(skip).execute()
}

/** Takes one statement per level. */
export async function loadReplies({ db }: Context, threads: readonly CommentRow[]): Promise<CommentRow[]> {
  const found: CommentRow[] = []
  let above = threads
  for (let level = 0; level < replyLevels && above.length > 0; level++) {
    above = await loadLevel(db, above, maxReplies - found.length)
    found.push(...above)
  }
  return found
}

function loadLevel(db: Context['db'], above: readonly CommentRow[], limit: number) {
  return db
    .with('ranked', (query) =>
      query
        .selectFrom('comment')
        .where('state', 'in', ['shown', 'removed'])
        .where(sql<boolean>`reply_to = any(${above.map(({ id }) => id)}::bigint[])`)
        .selectAll()
        .select(sql<number>`row_number() over (partition by reply_to order by id)`.as('rank')),
    )
    .selectFrom('ranked')
    .where('rank', '<=', repliesEach)
    .select(columns)
    .orderBy('rank')
    .orderBy('id')
    .limit(limit)
    .execute()
}
