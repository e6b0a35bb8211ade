import * as desk from '@marram/contract/desk/views'
import { type Staff, staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import type { Inside } from '../booking/context.ts'

/** More than anybody finds again. */
const maxViews = 30

export const listViews = staffQuery<Inside>()(desk.listViews, ({ list }, { db }, { userId }) =>
  db
    .selectFrom('desk_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .select(['name', 'address'])
    .orderBy('name')
    .execute(),
)

export const saveView = staffCommand<Inside>()(desk.saveView, async ({ list, name, address }, { db }, staff) => {
  const userId = ownerOf(staff)
  if (typeof userId !== 'number') return userId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`.execute(db)
  const others = await db
    .selectFrom('desk_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '<>', name)
    .select('name')
    .execute()
  if (others.length >= maxViews) return refuse(409, 'too-many-views', `There are ${maxViews} views already.`)
  await db
    .insertInto('desk_view')
    .values({ user_id: userId, list, name, address })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ address }))
    .execute()
  return { output: { name }, subject: `view of ${list}`, before: {}, after: { userId } }
})

export const deleteView = staffCommand<Inside>()(desk.deleteView, async ({ list, name }, { db }, staff) => {
  const userId = ownerOf(staff)
  if (typeof userId !== 'number') return userId
  const deleted = await db
    .deleteFrom('desk_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst()
  if (!deleted) return refuse(404, 'unknown-view', 'There is no such view.')
  return { output: deleted, subject: `view of ${list}`, before: { userId }, after: {} }
})

/** Views belong to accounts, which the command line has none of. */
function ownerOf({ userId }: Staff): number | Refusal {
  return userId ?? refuse(409, 'no-account', 'Views are saved at the desk.')
}
