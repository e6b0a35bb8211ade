import * as desk from '@marram/contract/desk/health'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { findSchemaState } from '@marram/database/migrate'
import { isRefusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import * as v from 'valibot'
import { runChecks } from '../health-checks/check.ts'
import { checks } from '../health-checks/checks.ts'
import { createContext } from '../health-checks/open-context.ts'
import { remoteChecks } from '../remote-services.ts'
import { addResults, finishRun, planRun, stateOfRun } from './check-runs.ts'
import { maskPersonal } from './mask-personal.ts'
import type { ProgramContext } from './program-context.ts'
import { loadNodes } from './program-nodes.ts'

const subject = 'health'
/** A single check takes 20 seconds at most. */
const rules = { limitMs: 60_000, pauseMs: 15_000 }

export const check = staffCommand<ProgramContext>()(desk.checkHealth, async (_, { db, node, now }) => {
  const planned = await planRun(db, { ...rules, subject, node: node.name, now: now() })
  if (isRefusal(planned)) return planned
  return { output: planned, subject, before: {}, after: { node: node.name } }
})

/** All at once; each finding is stored as it comes. */
export async function runHealthChecks({ database, config, agency, now }: ProgramContext): Promise<void> {
  const { db } = database
  const hasSchema = (await findSchemaState(database.url)) === 'current'
  const opened = { database, databaseProblem: null, hasSchema, agency: agency() }
  const context = createContext(config, opened, { now })
  await Promise.all(
    checks.map(async (one) => {
      const [found] = await runChecks([one], context)
      if (!found) return
      // Sentences about jobs and mails quote their last errors.
      const finding = { level: found.level, sentence: maskPersonal(found.sentence) }
      await addResults(db, subject, { [one.key]: finding })
    }),
  )
  await finishRun(db, subject, now())
}

const findings = v.record(
  v.string(),
  v.object({ level: v.picklist(['fine', 'warning', 'failed', 'skipped']), sentence: v.string() }),
)

export const show = staffQuery<ProgramContext>()(desk.showHealth, async (_, context) => {
  const { node } = context
  const [parts, last] = await Promise.all([readParts(context), loadLast(context)])
  return { node: node.name, parts, checks: checks.map(({ key }) => key), last }
})

const readiness = v.object({
  data: v.object({ checks: v.record(v.string(), v.picklist(['ok', 'failed', 'timed-out'])) }),
})

/** Empty while the node stops. */
async function readParts({ health, config }: ProgramContext) {
  const answer: unknown = await (await health.ready()).json()
  if (!v.is(readiness, answer)) return []
  const elsewhere = Object.keys(remoteChecks(config))
  return Object.entries(answer.data.checks).map(([name, outcome]) => ({
    ...{ name, outcome },
    isElsewhere: elsewhere.includes(name),
  }))
}

async function loadLast({ db, now }: ProgramContext) {
  const run = await db.selectFrom('program_check').where('subject', '=', subject).selectAll().executeTakeFirst()
  if (!run) return null
  const found = v.parse(findings, run.results ?? {})
  return {
    node: run.node,
    startedAt: run.started_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    state: stateOfRun(run, rules, now()),
    findings: checks.flatMap(({ key }) => (found[key] ? [{ key, ...found[key] }] : [])),
  }
}

export const versions = staffQuery<ProgramContext>()(desk.showVersions, async (_, { db, node, now }) => {
  const { rows } = await sql<{ postgres: string; migration: string }>`
    select current_setting('server_version') as postgres, (select max(name) from kysely_migration) as migration`.execute(
    db,
  )
  const nodes = await loadNodes(db, now())
  return {
    postgres: rows[0]?.postgres ?? '',
    migration: rows[0]?.migration ?? '',
    nodes: nodes.map((one) => ({
      name: one.node,
      isSelf: one.id === node.id,
      ...{ version: one.version, runtime: one.runtime, build: one.build },
      startedAt: one.started_at.toISOString(),
      seenAt: one.seen_at.toISOString(),
    })),
  }
})
