import type { Task, TaskPayload } from '@marram/contract/task'
import { inSpan } from '@marram/service-kit/tracing'
import type { JobHelpers } from 'graphile-worker'
import { parse } from 'valibot'

export type JobContext = {
  jobId: string
  /** 1 on the first try. */
  attempt: number
  /** Aborts shortly before the worker stops. */
  signal: AbortSignal
}
export type ImplementedTask = {
  name: string
  /** Its schedule; see `Schedule`. */
  cron: string | null
  run(payload: unknown, helpers: JobHelpers): Promise<void>
}

export type Schedule = {
  /**
   * Five crontab fields, in UTC: `7,37 * * * *`. Runs once for each time, however many nodes there are; times without a
   * running worker are skipped. The payload is empty.
   */
  cron: string
}

/**
 * The handler of a task. It may run again after a crash, so it must be idempotent; if it throws, it is retried later.
 */
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
      const attributes = { 'marram.job.attempt': job.attempts }
      await inSpan(`job ${task.name}`, { isRoot: true, attributes }, () =>
        handler(parse(task.schema, withoutCronMark(payload)), context),
      )
    },
  }
}

/** graphile-worker adds `_cron` to the payload of a scheduled job, which a strict schema would reject. */
function withoutCronMark(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload
  const { _cron, ...userPayload } = payload
  return userPayload
}
