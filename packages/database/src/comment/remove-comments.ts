import type { Kysely } from 'kysely'
import { notifyTags } from '../changes.ts'
import type { Database } from '../schema.generated.ts'

/** The tag of all stored pages about this subject. */
export function commentsTag({ parent_type, parent_id }: { parent_type: string; parent_id: string }): string {
  return `comments:${parent_type}:${parent_id}`
}

/** Deletes text, name and address; the row stays as long as it has replies by others. */
export async function removeComments(db: Kysely<Database>, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('comment_author').where('comment_id', 'in', ids).execute()
  await db.deleteFrom('comment_report').where('comment_id', 'in', ids).execute()
  const removed = await db
    .updateTable('comment')
    .set({ state: 'removed', comment: '', author_name: '', held_for: [], decided_at: now })
    .where('id', 'in', ids)
    .returning(['parent_type', 'parent_id'])
    .execute()
  await notifyTags(db, [...new Set(removed.map(commentsTag))])
}
