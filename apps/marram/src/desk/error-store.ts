import type { Connection } from '@marram/database/connection'
import { errorLines } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import { type LoggedError, readErrorLine } from './read-error-line.ts'

export type ErrorStore = {
  /** Writes what has been logged so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

type Options = Pick<Connection, 'db'> & {
  readonly node: string
  readonly version: string
  readonly now: () => Date
}

/** A fault that logs thousands of lines a minute costs no more than these. */
const maxLinesPerMinute = 600
const maxErrorsPerMinute = 30
const maxStored = 1000
export const keptDays = 30
const flushMs = 5000
const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Pending = LoggedError & { count: number; readonly firstAt: Date; lastAt: Date }

/**
 * Keeps the errors that this process logs, for the desk. They are written a few seconds later and given up if that
 * fails: an error must never cause another, and the log has them all.
 */
export function keepErrors({ db, node, version, now }: Options): ErrorStore {
  let pending = new Map<string, Pending>()
  let prunedAt = 0
  const admit = createLimit(now)
  const take = (line: unknown): void => {
    try {
      if (!admit.line()) return
      const error = readErrorLine(String(line))
      if (error === null || !admit.error(error.fingerprint)) return
      const known = pending.get(error.fingerprint)
      pending.set(error.fingerprint, {
        ...error,
        count: (known?.count ?? 0) + 1,
        firstAt: known?.firstAt ?? now(),
        lastAt: now(),
      })
    } catch {
      // It is in the log.
    }
  }
  const flush = async (): Promise<void> => {
    const errors = [...pending.values()]
    pending = new Map()
    try {
      if (errors.length > 0) await store({ db, node, version }, errors)
      if (now().getTime() - prunedAt < hourMs) return
      await prune(db, now())
      prunedAt = now().getTime()
    } catch {
      // The database is away.
    }
  }
  errorLines.subscribe(take)
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    flush,
    async close() {
      errorLines.unsubscribe(take)
      clearInterval(timer)
      await flush()
    },
  }
}

function createLimit(now: () => Date) {
  let minute = 0
  let lines = 0
  const errors = new Set<string>()
  return {
    line(): boolean {
      const current = Math.floor(now().getTime() / minuteMs)
      if (current !== minute) {
        minute = current
        lines = 0
        errors.clear()
      }
      lines += 1
      return lines <= maxLinesPerMinute
    },
    error: (fingerprint: string): boolean =>
      errors.has(fingerprint) || (errors.size < maxErrorsPerMinute && errors.add(fingerprint).has(fingerprint)),
  }
}

async function store({ db, node, version }: Omit<Options, 'now'>, errors: readonly Pending[]): Promise<void> {
  const rows = errors.map(({ firstAt, lastAt, requestId, ...error }) => ({
    ...error,
    ...{ first_at: firstAt, last_at: lastAt, node, version, request_id: requestId },
  }))
  await db
    .insertInto('program_error')
    // One order for all nodes, which otherwise could wait for each other's rows.
    .values(rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet(({ ref }) => ({
        count: sql`program_error.count + excluded.count`,
        message: ref('excluded.message'),
        stack: ref('excluded.stack'),
        last_at: ref('excluded.last_at'),
        node: ref('excluded.node'),
        version: ref('excluded.version'),
        request_id: ref('excluded.request_id'),
        done_at: null,
      })),
    )
    .execute()
  await sql`delete from program_error where fingerprint in
    (select fingerprint from program_error order by last_at desc offset ${maxStored})`.execute(db)
}

async function prune(db: Connection['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * hourMs)
  await db.deleteFrom('program_error').where('last_at', '<', before).execute()
}
