import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'

const common = { service: 'program', needs: 'system.write' } as const
const nothing = v.object({})

/** `broken-off`: the node ended before it was done. */
export const checkState = v.picklist(['running', 'done', 'broken-off'])
export type CheckState = v.InferOutput<typeof checkState>

/** Begins the checks of `marram doctor` on the node that the request reaches; their findings come in one by one. */
export const checkHealth = deskCommand({
  ...common,
  name: 'health.check',
  input: nothing,
  output: v.object({ startedAt: v.string() }),
})

const finding = v.object({
  key: v.string(),
  level: v.picklist(['fine', 'warning', 'failed', 'skipped']),
  /** English, like everything that the program says to operators. */
  sentence: v.string(),
})
export type HealthFinding = v.InferOutput<typeof finding>

/** The parts of the node that answers, as in `/readyz`, and the last checks of any node. */
export const showHealth = deskQuery({
  ...common,
  name: 'health.show',
  input: nothing,
  output: v.object({
    node: v.string(),
    parts: v.array(
      v.object({ name: v.string(), outcome: v.picklist(['ok', 'failed', 'timed-out']), isElsewhere: v.boolean() }),
    ),
    /** Keys of all checks, in order. */
    checks: v.array(v.string()),
    last: v.nullable(
      v.object({
        node: v.string(),
        startedAt: v.string(),
        finishedAt: v.nullable(v.string()),
        state: checkState,
        findings: v.array(finding),
      }),
    ),
  }),
})

/** Of the node that answers, of the database, and of all nodes that are alive. */
export const showVersions = deskQuery({
  ...common,
  name: 'health.versions',
  input: nothing,
  output: v.object({
    postgres: v.string(),
    migration: v.string(),
    nodes: v.array(
      v.object({
        name: v.string(),
        isSelf: v.boolean(),
        version: v.string(),
        runtime: v.string(),
        build: v.string(),
        startedAt: v.string(),
        seenAt: v.string(),
      }),
    ),
  }),
})
