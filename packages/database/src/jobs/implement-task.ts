import type { Task, TaskPayload } from '@marram/contract/task'
import type { JobHelpers } from 'graphile-worker'
import { parse } from 'valibot'

export type JobContext = {
  jobId: string
  /** 1 at the first try. */
  attempt: number
  /** Aborts when the worker stops and will not wait much longer. */
  signal: AbortSignal
}
export type ImplementedTask = { name: string; run(payload: unknown, helpers: JobHelpers): Promise<void> }

/** The doing half of a task. It may run again after a crash, so it must bear repetition; what it throws is retried later. */
export function implementTask<T extends Task>(
  task: T,
  handler: (payload: TaskPayload<T>, context: JobContext) => Promise<void>,
): ImplementedTask {
  return {
    name: task.name,
    run: async (payload, { job, abortSignal }) => {
      const context = { jobId: String(job.id), attempt: job.attempts, signal: abortSignal }
      await handler(parse(task.schema, payload), context)
    },
  }
}
