import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@marram/database/connection'
import type { ImplementedTask } from '@marram/database/jobs/implement-task'
import type { Worker } from '@marram/database/jobs/worker'
import type { Log } from '@marram/service-kit/logging'

export type Jobs = {
  /** Starts the jobs; idempotent. */
  begin(): Promise<void>
  /** Accepts no more jobs and waits for the running ones. */
  stop(): Promise<void>
}

export type JobsOptions = {
  readonly database: Connection
  readonly tasks: readonly ImplementedTask[]
  readonly log: Log
}

const retryMs = 2000

/**
 * Mails, calendars, pictures and other background work. Started after the program: pending jobs, such as a hundred
 * pictures, took CPU from the first page.
 */
export function createJobs({ database, tasks, log }: JobsOptions): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  let starting: Promise<Worker | null> | null = null
  const start = async (): Promise<Worker | null> => {
    while (!signal.aborted) {
      try {
        const { startWorker } = await import('@marram/database/jobs/worker')
        return await startWorker(database, tasks, { log: (line) => log.debug(line) })
      } catch (error) {
        log.error({ err: error }, 'the jobs could not be started yet')
        await sleep(retryMs, undefined, { signal }).catch(() => {})
      }
    }
    return null
  }
  return {
    async begin() {
      starting ??= start()
      await starting
    },
    async stop() {
      stopping.abort()
      await (await starting)?.stop()
    },
  }
}
