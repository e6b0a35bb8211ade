import { everyTag, notifyTagsOn } from '@marram/database/changes'
import type { ClientBase } from 'pg'

/** Beyond this, one wide notice is kinder to every node than thousands of narrow ones. */
const maxNamed = 500

/** Tells every node what has changed, once the import is committed. `isShared`: places, seasons or items did. */
export async function notifyChanged(client: ClientBase, isShared: boolean): Promise<void> {
  const { rows } = await client.query<{ lodging_id: number }>(
    `select distinct lodging_id from import_changed order by lodging_id limit ${maxNamed + 1}`,
  )
  if (isShared || rows.length > maxNamed) return notifyTagsOn(client, [everyTag])
  const reviews = await client.query('select from import_review limit 1')
  const houses = rows.length === 0 ? [] : ['lodgings', ...rows.map(({ lodging_id: id }) => `lodging:${id}`)]
  await notifyTagsOn(client, [...houses, ...(reviews.rowCount === 0 ? [] : ['reviews'])])
}
