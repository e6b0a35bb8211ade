import { type Figure, messageFigures } from '@marram/contract/desk/today'
import { staffQuery } from '@marram/database/command/staff-command'
import { loadQueue } from '@marram/database/jobs/queue-state'
import type { Database } from '@marram/database/schema.generated'
import { mayRead } from '@marram/domain/desk/figure'
import { type Kysely, sql } from 'kysely'
import type { StaffContext } from './staff-context.ts'

type Row = Pick<Figure, 'key' | 'count'> & { readonly since: Date | null }

export const figures = staffQuery<Pick<StaffContext, 'db' | 'now'>>()(
  messageFigures,
  async (_, { db }, { permissions }) => {
    const rows = [...(await loadFigures(db)), ...(await failedJobs(db))]
    return rows
      .filter(({ key }) => mayRead(key, permissions))
      .map(({ key, count, since }) => ({ key, count, since: since?.toISOString() ?? null, amounts: [] }))
  },
)

async function loadFigures(db: Kysely<Database>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'comments-held' as key, count(*)::int as count, min(created_at) as since from comment where state = 'held'
    union all
    select 'review-photos-waiting', count(*)::int, min(created_at) from review_photo where state = 'waiting'
    union all
    select 'pictures-waiting', count(*)::int, min(created_at) from contest_image where state = 'pending'
    union all
    select 'forms-held', count(*)::int, min(created_at) from form_submission
      where state = 'held' and not exists (select from form_decision where submission_id = form_submission.id)
    union all
    select 'mails-refused', count(*)::int, min(changed_at) from mail where state = 'refused'
    union all
    select 'texts-refused', count(*)::int, min(changed_at) from sms where state = 'refused'`.execute(db)
  return rows
}

async function failedJobs(db: Kysely<Database>): Promise<Row[]> {
  const failed = (await loadQueue(db)).filter(({ hasFailed }) => hasFailed)
  const since = failed.map(({ runAt }) => runAt).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
  return [{ key: 'jobs-failed', count: failed.length, since }]
}
