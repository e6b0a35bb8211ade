import * as desk from '@marram/contract/desk/audit'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { type Facts, staffQuery } from '@marram/database/command/staff-command'
import type { AuditEntryTable } from '@marram/database/schema.generated'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { userTypeIds } from '@marram/domain/user-type'
import { refuse } from '@marram/service-kit/envelope'
import { type Selectable, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'

/** Ids are in the order of time. */
const at = { by: sql`id`, kind: 'number' } as const

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Copenhagen'`

/**
 * Ids grow with time, apart from moments between concurrent transactions. The bound on them keeps a search from reading
 * on behind the first day, which it would do in the order of ids.
 */
function since(day: string | undefined) {
  if (day === undefined) return sql<boolean>`true`
  return sql<boolean>`(at >= ${startOf(day)} and id >= (
    select id from audit_entry where at >= ${startOf(day)} - interval '1 hour' order by at limit 1))`
}

type Context = Pick<AuthContext, 'db' | 'now'>

export const listAudit = staffQuery<Context>()(desk.listAudit, (input, { db, now }) => {
  const { filters, search, ...asked } = input
  const { actor, command, subject, until, user } = filters
  const isSearch = search !== '' && subject === undefined
  const from = filters.from ?? (isSearch ? addDays(until ?? copenhagenDay(now()), -desk.auditSearchDays) : undefined)
  const rows = db
    .selectFrom('audit_entry')
    .where(equals(sql`subject`, subject))
    .where(equals(sql`command`, command))
    .where(equals(sql`lower(actor)`, actor?.toLowerCase()))
    .where(user === desk.commandLine ? sql<boolean>`user_id is null` : equals(sql`user_id`, user))
    .where(since(from))
    .where(until === undefined ? sql<boolean>`true` : sql<boolean>`at < ${startOf(addDays(until, 1))}`)
    .where(matchesWords(search, [sql`actor`, sql`command`, sql`subject`, sql`coalesce(reason, '')`]))
    .select([...columns, subjectName])
  return listPage(db, rows, { ...{ asked, sorts: { at }, id: at }, present })
})

const columns = [
  ...(['id', 'at', 'user_id', 'actor', 'came_from', 'command'] as const),
  ...(['subject', 'before', 'after', 'reason'] as const),
]

const staffTypes = [userTypeIds.internal, userTypeIds['old-internal']]
const fullName = sql<string>`coalesce(nullif(trim(firstname || ' ' || lastname), ''), email)`

/** Guests have no name here: the log outlives their data. */
const subjectName = sql<string | null>`(
  select ${fullName} from user_account
  where id = case when subject ~ '^user \\d{1,9}$' then substr(subject, 6)::int end and type = any(${staffTypes}))`.as(
  'subject_name',
)

type Row = Pick<Selectable<AuditEntryTable>, (typeof columns)[number]> & { readonly subject_name: string | null }

function present(row: Row): desk.AuditEntry {
  const { id, actor, command, subject, reason, before, after } = row
  return {
    ...{ id, at: row.at.toISOString(), userId: row.user_id, actor, cameFrom: row.came_from, command },
    // Only `executeCommand` writes these columns.
    ...{ subject, subjectName: row.subject_name, before: before as Facts, after: after as Facts, reason },
  }
}

export const showAudit = staffQuery<Context>()(desk.showAudit, async ({ entry }, { db }) => {
  const query = db
    .selectFrom('audit_entry')
    .where('id', '=', entry)
    .select([...columns, subjectName])
  const row = await query.executeTakeFirst()
  return row ? present(row) : refuse(404, 'unknown-entry', `There is no entry ${entry} in the log.`)
})

export const listActors = staffQuery<Context>()(desk.listActors, async (_, { db }) =>
  db
    .selectFrom('user_account')
    .where('type', 'in', staffTypes)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit_entry').whereRef('user_id', '=', 'user_account.id').select('audit_entry.id')),
    )
    .select(['id as user', fullName.as('name')])
    .orderBy(['name', 'id'])
    .execute(),
)
