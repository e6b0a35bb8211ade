import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'

const common = { service: 'program', needs: 'system.write' } as const
const one = v.object({ job: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, 'is the number of a job')) })

export const jobStates = ['waiting', 'running', 'failed'] as const
const state = v.picklist(jobStates)
export type JobState = v.InferOutput<typeof state>

/** Jobs of the queue, without what they carry. One that succeeds leaves it. `failed` will not be tried again. */
export const listJobs = deskQuery({
  ...common,
  name: 'jobs.list',
  input: listInput({ filters: { state: v.optional(state) }, sorts: ['due'] }),
  output: listOutput(
    v.object({
      id: v.string(),
      /** Of its task, such as `mail.send`. */
      name: v.string(),
      state,
      attempts: v.number(),
      maxAttempts: v.number(),
      dueAt: v.string(),
      addedAt: v.string(),
      startedAt: v.nullable(v.string()),
      /** Of the last attempt, without personal data. */
      error: v.nullable(v.string()),
    }),
  ),
})

/** Tasks that run by the clock. */
export const listSchedules = deskQuery({
  ...common,
  name: 'jobs.schedules',
  input: v.object({}),
  output: v.array(v.object({ name: v.string(), lastAt: v.nullable(v.string()) })),
})

/** Runs a job at once whose last attempt failed, with all its attempts. */
export const retryJob = deskCommand({
  ...common,
  name: 'jobs.retry',
  input: one,
  output: v.object({ state: v.literal('waiting') }),
})

/** Gives a job up that failed for good. */
export const deleteJob = deskCommand({
  ...common,
  name: 'jobs.delete',
  input: one,
  output: v.object({ state: v.literal('deleted') }),
})
