import { replyLevels } from '@marram/contract/broker/comment/shapes'
import type { LanguageId } from '@marram/domain/edition'
import { sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

type Context = Pick<BrokerContext, 'db'>
export type Subject = { readonly parentType: string; readonly parentId: string; readonly languageId: LanguageId }
export type CommentRow = Awaited<ReturnType<typeof loadThreads>>[number]

const repliesEach = 50
/** Fifty below each of fifty, four levels deep, would be millions: whoever fills a page with replies sees the upper ones. */
const repliesInAll = 2000

function shownThreads({ db }: Context, { parentType, parentId, languageId }: Subject) {
  return db
    .selectFrom('comment')
    .where('parent_type', '=', parentType)
    .where('parent_id', '=', parentId)
    .where('language_id', '=', languageId)
    .where('reply_to', 'is', null)
    .where('state', '=', 'shown')
}

export async function countThreads(context: Context, subject: Subject): Promise<number> {
  const counted = shownThreads(context, subject).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The newest first. */
export function loadThreads(context: Context, subject: Subject, { limit, skip }: Slice) {
  return shownThreads(context, subject).selectAll().orderBy('id', 'desc').limit(limit).offset(skip).execute()
}

/** One statement for each level, however many comments it has. */
export async function loadReplies({ db }: Context, threads: readonly CommentRow[]): Promise<CommentRow[]> {
  const found: CommentRow[] = []
  let above = threads
  for (let level = 0; level < replyLevels && above.length > 0; level++) {
    above = await loadLevel(db, above, repliesInAll - found.length)
    found.push(...above)
  }
  return found
}

function loadLevel(db: Context['db'], above: readonly CommentRow[], limit: number) {
  return db
    .with('ranked', (query) =>
      query
        .selectFrom('comment')
        .where('state', '=', 'shown')
        .where(sql<boolean>`reply_to = any(${above.map(({ id }) => id)}::bigint[])`)
        .selectAll()
        .select(sql<number>`row_number() over (partition by reply_to order by id)`.as('rank')),
    )
    .selectFrom('ranked')
    .where('rank', '<=', repliesEach)
    .select([
      'id',
      'parent_type',
      'parent_id',
      'language_id',
      'reply_to',
      'state',
      'comment',
      'author_name',
      'created_at',
    ])
    .orderBy('rank')
    .orderBy('id')
    .limit(limit)
    .execute()
}
