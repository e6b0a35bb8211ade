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
export type ImplementedTask = {
  name: string
  /** When it runs without being asked for; see `Schedule`. */
  cron: string | null
  run(payload: unknown, helpers: JobHelpers): Promise<void>
}

export type Schedule = {
  /**
   * Five fields as in a crontab, in UTC: `7,37 * * * *`. However many nodes there are, it runs once for each moment; one
   * that passed while no worker was there is left out. The payload is empty.
   */
  cron: string
}

/** The handler of a task. It may run again after a crash, so it must be idempotent; what it throws is retried later. */
export function implementTask<T extends Task>(
  task: T,
  handler: (payload: TaskPayload<T>, context: JobContext) => Promise<void>,
  schedule?: Schedule,
): ImplementedTask {
  return {
    name: task.name,
    cron: schedule?.cron ?? null,
    run: async (payload, { job, abortSignal }) => {
      const context = { jobId: String(job.id), attempt: job.attempts, signal: abortSignal }
      await handler(parse(task.schema, withoutCronMark(payload)), context)
    },
  }
}

/** graphile-worker puts `_cron` into the payload of a scheduled job, which a strict schema would refuse. */
function withoutCronMark(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload
  const { _cron, ...own } = payload
  return own
}
