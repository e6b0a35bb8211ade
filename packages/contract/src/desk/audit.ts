import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskQuery } from './operation.ts'
import { isoDay, line, rowId } from './shapes.ts'

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])
const facts = v.pipe(
  v.record(v.string(), v.union([scalar, v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly())])),
  v.readonly(),
)
export type AuditFacts = v.InferOutput<typeof facts>

const entry = v.object({
  id: v.number(),
  at: v.string(),
  /** Null at the command line. */
  userId: v.nullable(v.number()),
  actor: v.string(),
  cameFrom: v.string(),
  command: v.string(),
  subject: v.string(),
  /** If the subject is a present or former member of staff. */
  subjectName: v.nullable(v.string()),
  before: facts,
  after: facts,
  reason: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof entry>

const common = { service: 'auth', needs: 'audit.read' } as const
export const commandLine = 'command-line'
/** Words are looked for row by row, so that all years would take seconds. */
export const auditSearchDays = 90

const filters = {
  actor: v.optional(line(200)),
  user: v.optional(v.union([rowId, v.literal(commandLine)])),
  command: v.optional(line(80)),
  /** Such as `booking 123456789`. */
  subject: v.optional(line(200)),
  from: v.optional(isoDay),
  until: v.optional(isoDay),
}
const filtersShape = v.object(filters)
export type AuditFilters = v.InferOutput<typeof filtersShape>

/**
 * The log of what staff did, the newest first. Days are Danish, and the last one is included. Without `from` or a
 * subject, a search is about the `auditSearchDays` before `until`, or before today.
 */
export const listAudit = deskQuery({
  ...common,
  name: 'audit.list',
  input: listInput({ filters, sorts: ['at'], descending: true }),
  output: listOutput(entry),
})

export const showAudit = deskQuery({
  ...common,
  name: 'audit.show',
  input: v.object({ entry: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  output: entry,
})

/** Present and former members of staff with an entry in the log. */
export const listActors = deskQuery({
  ...common,
  name: 'audit.actors',
  input: v.object({}),
  output: v.array(v.object({ user: v.number(), name: v.string() })),
})
