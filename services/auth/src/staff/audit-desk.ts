import * as desk from '@marram/contract/desk/audit'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { type Facts, staffQuery } from '@marram/database/command/staff-command'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { AuthContext } from '../deps.ts'

/** Ids are in the order of time. */
const at = { by: sql`id`, kind: 'number' } as const

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Copenhagen'`

/** Words are looked for row by row, so that all years would take seconds. */
const searchedDays = 90

/**
 * Ids grow with time, apart from moments between concurrent transactions. The bound on them keeps a search from reading
 * on behind the first day, which it would do in the order of ids.
 */
function since(day: string | undefined) {
  if (day === undefined) return sql<boolean>`true`
  return sql<boolean>`(at >= ${startOf(day)} and id >= (
    select id from audit_entry where at >= ${startOf(day)} - interval '1 hour' order by at limit 1))`
}

export const listAudit = staffQuery<Pick<AuthContext, 'db' | 'now'>>()(desk.listAudit, (input, { db, now }) => {
  const { filters, search, ...asked } = input
  const { actor, command, subject, until } = filters
  const isSearch = search !== '' && subject === undefined
  const from = filters.from ?? (isSearch ? addDays(until ?? copenhagenDay(now()), -searchedDays) : undefined)
  const rows = db
    .selectFrom('audit_entry')
    .where(equals(sql`subject`, subject))
    .where(equals(sql`command`, command))
    .where(equals(sql`lower(actor)`, actor?.toLowerCase()))
    .where(since(from))
    .where(until === undefined ? sql<boolean>`true` : sql<boolean>`at < ${startOf(addDays(until, 1))}`)
    .where(matchesWords(search, [sql`actor`, sql`command`, sql`subject`, sql`coalesce(reason, '')`]))
    .select(['id', 'at', 'actor', 'came_from', 'command', 'subject', 'before', 'after', 'reason'])
  return listPage(db, rows, {
    ...{ asked, sorts: { at }, id: at },
    present: ({ came_from: cameFrom, before, after, ...row }) => {
      // Only `executeCommand` writes these columns.
      return { ...row, at: row.at.toISOString(), cameFrom, before: before as Facts, after: after as Facts }
    },
  })
})
