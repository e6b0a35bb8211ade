import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'

const common = { service: 'program', needs: 'system.write' } as const
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'is the fingerprint of an error'))

const error = v.object({
  id: v.string(),
  /** The class, such as `TypeError`. */
  kind: v.string(),
  message: v.string(),
  count: v.number(),
  firstAt: v.string(),
  lastAt: v.string(),
  isDone: v.boolean(),
})

/** Errors that the program logged in the last 30 days, equal ones as one, without personal data. */
export const listErrors = deskQuery({
  ...common,
  name: 'errors.list',
  input: listInput({ filters: { isDone: v.optional(v.boolean(), false) }, sorts: ['last'], descending: true }),
  output: listOutput(error),
})

export const showError = deskQuery({
  ...common,
  name: 'errors.show',
  input: v.object({ id }),
  output: v.object({
    ...error.entries,
    stack: v.string(),
    /** Of the last time. */
    node: v.string(),
    version: v.string(),
    /** Finds it in the log of that node. */
    requestId: v.nullable(v.string()),
  }),
})

/** Hides an error until it happens again. */
export const finishError = deskCommand({
  ...common,
  name: 'errors.finish',
  input: v.object({ id }),
  output: v.object({ isDone: v.literal(true) }),
})
