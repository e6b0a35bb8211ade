import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskQuery } from './operation.ts'
import { isoDay, line } from './shapes.ts'

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])
const facts = v.pipe(
  v.record(v.string(), v.union([scalar, v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly())])),
  v.readonly(),
)

/**
 * The log of what staff did, the newest first. Days are Danish, and the last one is included. Without `from` or a
 * subject, a search is about the 90 days before `until`, or before today.
 */
export const listAudit = deskQuery({
  name: 'audit.list',
  service: 'auth',
  needs: 'audit.read',
  input: listInput({
    filters: {
      actor: v.optional(line(200)),
      command: v.optional(line(80)),
      /** Such as `booking 123456789`. */
      subject: v.optional(line(200)),
      from: v.optional(isoDay),
      until: v.optional(isoDay),
    },
    sorts: ['at'],
    descending: true,
  }),
  output: listOutput(
    v.object({
      id: v.number(),
      at: v.string(),
      actor: v.string(),
      cameFrom: v.string(),
      command: v.string(),
      subject: v.string(),
      before: facts,
      after: facts,
      reason: v.nullable(v.string()),
    }),
  ),
})
