import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Connection } from '../connection.ts'
import type { LastingClient } from '../lasting-client.ts'
import type { Log } from '../operator-error.ts'
import type { ImplementedTask } from './implement-task.ts'
import { jobLogger } from './job-log.ts'
import { showPresence } from './presence.ts'
import { rescueJobs } from './rescue.ts'

export type WorkerOptions = { concurrency?: number; log?: Log }
export type Worker = {
  /** Accepts no more jobs and waits for the running ones. */
  stop(): Promise<void>
}

type Database = Pick<Connection, 'pool' | 'url'>
type Shift = { runner: Runner; presence: LastingClient }

const POLL_MS = 2_000
const BACK_OFF_MS = 1_000

/**
 * With batches, graphile-worker (0.18) stops without waiting for finished jobs to be recorded, and they would run
 * again.
 */
const RECORDED_BEFORE_STOP = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Runs jobs until stopped; resumes after an outage of the database. The pool needs `concurrency` + 2 connections. */
export async function startWorker(
  database: Database,
  tasks: readonly ImplementedTask[],
  { concurrency = 2, log = () => {} }: WorkerOptions = {},
): Promise<Worker> {
  const stopping = new AbortController()
  const { signal } = stopping
  let shift: Shift | null = await startShift(database, tasks, concurrency, log)
  const work = async () => {
    while (shift) {
      await endOf(shift, log)
      shift = signal.aborted ? null : await startAgain(() => startShift(database, tasks, concurrency, log), signal)
    }
  }
  const working = work()
  const rescuing = rescueJobs(database.pool, log, signal)
  return {
    stop: async () => {
      stopping.abort()
      await shift?.runner.stop().catch(() => {})
      await Promise.all([working, rescuing])
    },
  }
}

async function startAgain(start: () => Promise<Shift>, signal: AbortSignal): Promise<Shift | null> {
  while (!signal.aborted) {
    await sleep(BACK_OFF_MS, undefined, { signal }).catch(() => {})
    const shift = signal.aborted ? null : await start().catch(() => null)
    if (shift && signal.aborted) await shift.runner.stop()
    if (shift) return shift
  }
  return null
}

async function startShift(
  { pool, url }: Database,
  tasks: readonly ImplementedTask[],
  concurrency: number,
  log: Log,
): Promise<Shift> {
  const events: WorkerEvents = new EventEmitter()
  const { promise: workerId, resolve } = Promise.withResolvers<string>()
  events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    preset: RECORDED_BEFORE_STOP,
    logger: jobLogger(log),
    taskList: Object.fromEntries(tasks.map((task) => [task.name, task.run])),
    parsedCronItems: parseCronItems(cronItemsOf(tasks)),
  })
  try {
    return { runner, presence: await showPresence(url, await workerId) }
  } catch (error) {
    await runner.stop()
    throw error
  }
}

/** With a key, so that failing scheduled jobs do not accumulate. */
function cronItemsOf(tasks: readonly ImplementedTask[]) {
  return tasks.flatMap(({ name, cron }) =>
    cron === null ? [] : [{ task: name, match: cron, identifier: name, options: { jobKey: name } }],
  )
}

/** graphile-worker's runner gives up after several failures to reach the database. */
async function endOf({ runner, presence }: Shift, log: Log): Promise<void> {
  await runner.promise.catch((error: unknown) => log(`Jobs: paused: ${error instanceof Error ? error.message : error}`))
  await presence.close()
}
