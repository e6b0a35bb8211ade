import * as desk from '@marram/contract/desk/contest'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { closeContest, decideContest, listContests, openContest, setPlace } from '../contest/staff-contest.ts'
import { approveEntry, loadDataUrl, rejectEntry, selectEntries } from '../contest/staff-entries.ts'
import type { StaffContext } from './staff-context.ts'

const subjectOf = (entry: number) => `contest entry ${entry}`

export const approve = staffCommand<StaffContext>()(desk.approveEntry, async ({ entry }, { now, ...context }) => {
  const before = await factsOf(context.db, entry)
  await approveEntry({ ...context, now: now() }, entry)
  const after = { state: 'approved' } as const
  return { output: after, subject: subjectOf(entry), before, after }
})

export const reject = staffCommand<StaffContext>()(desk.rejectEntry, async ({ entry, why }, { db, now }) => {
  const before = await factsOf(db, entry)
  await rejectEntry({ db, now: now() }, entry, why)
  const after = { state: 'rejected' } as const
  return { output: after, subject: subjectOf(entry), before, after: { ...after, reason: why } }
})

export const place = staffCommand<StaffContext>()(desk.placeEntry, async ({ entry, place: to }, { db }) => {
  const before = await factsOf(db, entry)
  await setPlace(db, entry, to)
  return { output: { place: to }, subject: subjectOf(entry), before, after: { ...before, place: to } }
})

async function factsOf(db: Kysely<Database>, id: number) {
  const query = db.selectFrom('contest_image').where('id', '=', id).select(['state', 'place'])
  return (await query.forUpdate().executeTakeFirst()) ?? {}
}

export const decide = staffCommand<StaffContext>()(desk.decideContest, async ({ year }, { db, now, origins }) => {
  const before = await statusOf(db, year, now())
  const winners = await decideContest(db, year, { now: now(), origins })
  const after = { ...(await statusOf(db, year, now())), winners }
  return { output: { winners }, subject: `contest ${year}`, before, after }
})

export const open = staffCommand<StaffContext>()(desk.openContest, async (contest, { db, now }) => {
  const { year } = contest
  const before = await statusOf(db, year, now())
  await openContest(db, { ...contest, now: now() })
  return { output: { year }, subject: `contest ${year}`, before, after: await statusOf(db, year, now()) }
})

export const close = staffCommand<StaffContext>()(desk.closeContest, async ({ year }, { db, now }) => {
  const before = await statusOf(db, year, now())
  await closeContest(db, year, now())
  return { output: { year }, subject: `contest ${year}`, before, after: await statusOf(db, year, now()) }
})

async function statusOf(db: Kysely<Database>, year: number, now: Date) {
  const contest = (await listContests(db, now)).find((one) => one.year === year)
  return contest ? { status: contest.status, opensOn: contest.opensOn, lastDay: contest.lastDay } : {}
}

export const list = staffQuery<StaffContext>()(desk.listContests, async (_, { db, now }) => {
  const contests = await listContests(db, now())
  return contests.map(({ year, status, opensOn, lastDay, pending, approved }) => {
    return { year, status, opensOn, lastDay, pending, approved }
  })
})

const sorts = { sent: { by: sql`contest_image.id`, kind: 'number' } } as const

export const listEntries = staffQuery<StaffContext>()(desk.listEntries, ({ filters, search, ...asked }, { db }) => {
  const rows = selectEntries(db)
    .where(equals(sql`state`, filters.state))
    .where(equals(sql`contest.year`, filters.year))
    .where(matchesWords(search, [sql`image_title`, sql`image_text`, sql`coalesce(name, '')`, sql`coalesce(email, '')`]))
  return listPage(db, rows, {
    ...{ asked, sorts, id: sorts.sent },
    present: ({ id, year, state, place: won, title, sentAt }) => {
      return { id, year, state, place: won, title, sentAt: sentAt.toISOString() }
    },
  })
})

export const showEntry = staffQuery<StaffContext>()(desk.showEntry, async ({ entry: id }, { db, store }) => {
  const row = await selectEntries(db).where('contest_image.id', '=', id).executeTakeFirst()
  if (!row) return refuse(404, 'unknown-entry', `There is no picture ${id}.`)
  const { year, state, place: won, title, reason, text, width, height, sentAt, name, email } = row
  return {
    ...{ id, year, state, place: won, title, reason, text, width, height, sentAt: sentAt.toISOString() },
    sender: name === null || email === null ? null : { name, email },
    picture: await loadDataUrl(store, row),
  }
})
