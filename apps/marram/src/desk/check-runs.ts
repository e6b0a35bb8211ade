import type { CheckState } from '@marram/contract/desk/health'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'

type Db = Kysely<Database>

export type RunRules = {
  /** One that takes longer was broken off. */
  readonly limitMs: number
  /** Not again within this time of the last start. */
  readonly pauseMs: number
}

type Claim = RunRules & { readonly subject: string; readonly node: string; readonly now: Date }

/** Plans a run for this node, one at a time for all nodes; it begins after the commit. */
export async function planRun(
  trx: Db,
  { subject, node, now, limitMs, pauseMs }: Claim,
): Promise<{ startedAt: string } | Refusal> {
  const begun = { node, started_at: now, finished_at: null, results: null }
  const claimed = await trx
    .insertInto('program_check')
    .values({ subject, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(begun)
        .where('program_check.started_at', '<=', new Date(now.getTime() - pauseMs))
        .where(({ eb, or }) =>
          or([
            eb('program_check.finished_at', 'is not', null),
            eb('program_check.started_at', '<=', new Date(now.getTime() - limitMs)),
          ]),
        ),
    )
    .returning('subject')
    .executeTakeFirst()
  if (!claimed) return refuse(409, 'checked-just-now', 'This was checked just now, or is being checked.')
  return { startedAt: now.toISOString() }
}

/** The planned runs of this node; each is returned once. */
export async function takePlannedRuns(db: Db, node: string): Promise<string[]> {
  const taken = await db
    .updateTable('program_check')
    .set({ results: JSON.stringify({}) })
    .where('node', '=', node)
    .where('results', 'is', null)
    .returning('subject')
    .execute()
  return taken.map(({ subject }) => subject)
}

export async function addResults(db: Db, subject: string, results: object): Promise<void> {
  await db
    .updateTable('program_check')
    .set({ results: sql`results || ${JSON.stringify(results)}::jsonb` })
    .where('subject', '=', subject)
    .execute()
}

export async function finishRun(db: Db, subject: string, now: Date): Promise<void> {
  await db.updateTable('program_check').set({ finished_at: now }).where('subject', '=', subject).execute()
}

type Run = { readonly started_at: Date; readonly finished_at: Date | null }

export function stateOfRun({ started_at, finished_at }: Run, { limitMs }: RunRules, now: Date): CheckState {
  if (finished_at !== null) return 'done'
  return now.getTime() - started_at.getTime() < limitMs ? 'running' : 'broken-off'
}
