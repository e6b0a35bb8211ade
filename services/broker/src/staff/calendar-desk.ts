import { refreshCalendarsTask } from '@marram/contract/broker/tasks'
import * as desk from '@marram/contract/desk/calendars'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { CalendarOf } from '../catalogue/calendar/apply-calendar.ts'
import { findLodging, importCalendar, subscribe, unsubscribe } from '../catalogue/calendar/subscriptions.ts'

export type StaffContext = { readonly db: Kysely<Database>; readonly now: () => Date }
type Db = Kysely<Database>

const noHouse = (house: string) => refuse(404, 'unknown-house', `There is no house called ${house}.`)
const subjectOf = (house: string) => `house ${house.toUpperCase()}`

export const readOnce = staffCommand<StaffContext>()(desk.importCalendar, async (input, { db, now }) => {
  const { house, source, text } = input
  const lodgingId = await findLodging(db, house)
  if (lodgingId === null) return noHouse(house)
  const before = await factsOf(db, { lodgingId, source })
  const read = await importCalendar(db, { lodgingId, source }, text, now()).catch((error: unknown) => {
    if (isOverlap(error)) return { kind: 'overtaken' as const }
    throw error
  })
  if (read.kind === 'refused') return refuse(422, 'invalid-calendar', read.reason)
  if (read.kind === 'overtaken') {
    return refuse(409, 'overtaken', `${house} was booked while the calendar was read. Please import it again.`)
  }
  const { added, removed, kept, conflicts, windows } = read
  const output = { added, removed, kept, conflicts: [...conflicts], windows: [...windows] }
  const after = { ...(await factsOf(db, { lodgingId, source })), added, removed, conflicts: conflicts.length }
  return { output, subject: subjectOf(house), before, after }
})

/** Two claims on one night; inside a transaction it can only be repeated as a whole. */
const isOverlap = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23P01'

export const follow = staffCommand<StaffContext>()(desk.subscribeCalendar, async ({ house, source, url }, { db }) => {
  const lodgingId = await findLodging(db, house)
  if (lodgingId === null) return noHouse(house)
  const before = await factsOf(db, { lodgingId, source })
  await subscribe(db, { lodgingId, source }, url)
  await fetchSoon(db, { lodgingId, source })
  const after = await factsOf(db, { lodgingId, source })
  return { output: { isNew: !('source' in before) }, subject: subjectOf(house), before, after }
})

export const forget = staffCommand<StaffContext>()(desk.unsubscribeCalendar, async ({ house, source }, { db }) => {
  const lodgingId = await findLodging(db, house)
  if (lodgingId === null) return noHouse(house)
  const before = await factsOf(db, { lodgingId, source })
  const isGone = await unsubscribe(db, { lodgingId, source })
  if (!isGone) return refuse(404, 'unknown-calendar', `${house} has no calendar called ${source}.`)
  return { output: { freed: before.blocks }, subject: subjectOf(house), before, after: { blocks: 0 } }
})

export const refresh = staffCommand<StaffContext>()(desk.refreshCalendar, async ({ house, source }, { db }) => {
  const lodgingId = await findLodging(db, house)
  if (lodgingId === null) return noHouse(house)
  const before = await factsOf(db, { lodgingId, source })
  if (!(await fetchSoon(db, { lodgingId, source }))) {
    return refuse(404, 'unknown-calendar', `${house} has no subscription called ${source}.`)
  }
  return { output: { source }, subject: subjectOf(house), before, after: before }
})

/** False if it is no subscription. */
async function fetchSoon(db: Db, { lodgingId, source }: CalendarOf): Promise<boolean> {
  const due = await db
    .updateTable('lodging_calendar')
    .set({ tried_at: null })
    .where('lodging_id', '=', lodgingId)
    .where('source', '=', source)
    .where('url', 'is not', null)
    .returning('source')
    .executeTakeFirst()
  if (due) await addJob(db, refreshCalendarsTask, {}, { key: 'calendars of staff' })
  return due !== undefined
}

/** Without the address, which is a secret of the owner. */
async function factsOf(db: Db, { lodgingId, source }: CalendarOf) {
  const calendar = await db
    .selectFrom('lodging_calendar')
    .where('lodging_id', '=', lodgingId)
    .where('source', '=', source)
    .select(['source', 'url'])
    .forUpdate()
    .executeTakeFirst()
  const { blocks } = await db
    .selectFrom('stay')
    .where('lodging_id', '=', lodgingId)
    .where('source', '=', source)
    .select(({ fn }) => fn.countAll<number>().as('blocks'))
    .executeTakeFirstOrThrow()
  return { blocks, ...(calendar && { source, host: hostOf(calendar.url) }) }
}

const hostOf = (url: string | null): string | null => (url === null ? null : new URL(url).host)

const sorts = { house: { by: sql`lodging.name`, kind: 'text' } } as const

export const list = staffQuery<StaffContext>()(desk.listCalendars, ({ filters, search, ...asked }, { db }) => {
  const { house, hasProblem } = filters
  const rows = db
    .selectFrom('lodging_calendar')
    .innerJoin('lodging', 'lodging.id', 'lodging_calendar.lodging_id')
    .select(['lodging.name as house', 'source', 'url', 'read_at', 'tried_at', 'problem'])
    .where(equals(sql`lower(lodging.name)`, house?.toLowerCase()))
    .where(equals(sql`(problem is not null)`, hasProblem))
    .where(matchesWords(search, [sql`lodging.name`, sql`source`, sql`coalesce(problem, '')`]))
  return listPage(db, rows, {
    ...{ asked, sorts, id: { by: sql`source`, kind: 'text' } },
    present: ({ house: name, source, url, read_at, tried_at, problem }) => {
      const isQueued = url !== null && tried_at === null
      return { house: name, source, host: hostOf(url), readAt: read_at?.toISOString() ?? null, isQueued, problem }
    },
  })
})
