import { reportPresence } from '@marram/contract/desk/correspondence'
import { staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import type { Inside } from '../booking/context.ts'

/** Two heartbeats of 15 s and some delay. */
const seenMs = 40_000
const forgottenMs = 3_600_000

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Notes who has a page open, in the database because people may be on different nodes. */
export const presence = staffQuery<Inside>()(reportPresence, async ({ place, doing }, { db, now }, staff) => {
  if (staff.userId !== null) await report(db, { place, user_id: staff.userId, name: staff.name }, doing, now())
  const others = await db
    .selectFrom('desk_presence')
    .where('place', '=', place)
    .where('user_id', 'is distinct from', staff.userId)
    .where('seen_at', '>', before(now(), seenMs))
    .select(['user_id as userId', 'name', 'doing'])
    .orderBy('name')
    .execute()
  return others
})

type Person = { readonly place: string; readonly user_id: number; readonly name: string }

async function report(
  db: Kysely<Database>,
  person: Person,
  doing: 'reading' | 'writing' | 'gone',
  now: Date,
): Promise<void> {
  const { place, user_id: userId, name } = person
  if (doing === 'gone') {
    await db.deleteFrom('desk_presence').where('place', '=', place).where('user_id', '=', userId).execute()
    return
  }
  const seen = { name, doing, seen_at: now }
  await db
    .insertInto('desk_presence')
    .values({ ...person, ...seen })
    .onConflict((conflict) => conflict.columns(['place', 'user_id']).doUpdateSet(seen))
    .execute()
  await db.deleteFrom('desk_presence').where('seen_at', '<', before(now, forgottenMs)).execute()
}
