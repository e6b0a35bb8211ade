import { notifyTags } from '@marram/database/changes'
import { commentsTag } from '@marram/database/comment/remove-comments'
import { isHeldByReports } from '@marram/domain/comment'
import { sql } from 'kysely'
import { type KeepCommentDeps, networkHash } from './keep-comment.ts'

/**
 * Counts one report per network. The response reveals neither the existence of the comment nor the number of reports.
 */
export async function reportComment(
  { id }: { id: number },
  { db, secret, now }: KeepCommentDeps,
): Promise<{ status: 'received' }> {
  const network_hash = networkHash(await secret('comments'))
  if (network_hash === null) return { status: 'received' }
  await db.transaction().execute(async (trx) => {
    const comment = await trx
      .selectFrom('comment')
      .where('id', '=', id)
      .where('state', '=', 'shown')
      .select(['is_cleared', 'parent_type', 'parent_id'])
      .forUpdate()
      .executeTakeFirst()
    if (!comment) return
    await trx
      .insertInto('comment_report')
      .values({ comment_id: id, network_hash, created_at: now() })
      .onConflict((conflict) => conflict.columns(['comment_id', 'network_hash']).doNothing())
      .execute()
    const { reports } = await trx
      .selectFrom('comment_report')
      .where('comment_id', '=', id)
      .select(sql<number>`count(*)`.as('reports'))
      .executeTakeFirstOrThrow()
    if (!isHeldByReports({ reports, isCleared: comment.is_cleared })) return
    await trx
      .updateTable('comment')
      .set({ state: 'held', held_for: ['reported'] })
      .where('id', '=', id)
      .execute()
    await notifyTags(trx, [commentsTag(comment)])
  })
  return { status: 'received' }
}
