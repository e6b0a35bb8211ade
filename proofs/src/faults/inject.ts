import { setTimeout as sleep } from 'node:timers/promises'
import { pausePostgres } from '@marram/database/testing/pause-postgres'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { vi } from 'vitest'
import { endSessions, inDatabase, nameOf, onServer, openClient } from './database.ts'
import type { LiveFaultId } from './faults.ts'
import type { LineState } from './faulty-line.ts'
import { type Stage, setNamesKnown } from './stage.ts'

/** Ends the fault. */
export type Lift = () => Promise<void>
type Inject = (stage: Stage) => Promise<Lift>

const line =
  (name: keyof Stage['lines'], state: LineState): Inject =>
  async ({ lines }) => {
    await lines[name].set(state)
    return () => lines[name].set('good')
  }

const service =
  (...[name, state]: Parameters<Stage['broken']['set']>): Inject =>
  async ({ broken }) => {
    broken.set(name, state)
    return async () => void broken.delete(name)
  }

const clock =
  (ms: number): Inject =>
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    const began = performance.now()
    const ticking = setInterval(() => vi.setSystemTime(at + performance.now() - began), 20)
    const at = Date.now()
    return async () => {
      clearInterval(ticking)
      vi.useRealTimers()
    }
  }

export const inject: Readonly<Record<LiveFaultId, Inject>> = {
  'database-silent': async ({ agency }) => {
    agency.pause()
    return async () => agency.resume()
  },
  'database-refusing': async ({ agency: { database } }) => {
    await database.allowConnections(false)
    return () => database.allowConnections(true)
  },
  'database-slow': async ({ agency }) => {
    let isOver = false
    const work = async () => {
      while (!isOver) {
        const resume = pausePostgres(agency.pid())
        await sleep(75)
        resume()
        await sleep(25)
      }
    }
    const working = work()
    return () => {
      isOver = true
      return working
    }
  },
  'database-read-only': async ({ agency: { database } }) => {
    const name = nameOf(database)
    await onServer(database, `alter database ${name} set default_transaction_read_only = on`)
    await endSessions(database)
    // The program must meet a standby, not a connection that just ended.
    await vi.waitFor(() => Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(database.db))))
    return () => onServer(database, `alter database ${name} reset default_transaction_read_only`)
  },
  'database-full': async ({ agency: { database } }) => {
    await inDatabase(database, fullDisk.create)
    return () => inDatabase(database, fullDisk.drop)
  },
  'database-connections': async ({ agency: { database } }) => {
    const others: Client[] = []
    const takeAll = async () => {
      for (let client = await openClient(database); client !== null; client = await openClient(database)) {
        others.push(client)
      }
    }
    await takeAll()
    // The program's connections end as idle ones do, and others are faster each time.
    const [first] = others
    for (let left = 1; first && left > 0; ) {
      await first.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'marram test'",
        [nameOf(database)],
      )
      await takeAll()
      const { rows } = await first.query(
        "select from pg_stat_activity where datname = $1 and application_name = 'marram test'",
        [nameOf(database)],
      )
      left = rows.length
    }
    return async () => {
      await Promise.all(others.map((client) => client.end()))
    }
  },
  'database-failover': async ({ agency }) => {
    process.kill(agency.pid(), 'SIGQUIT')
    return async () => {}
  },
  'search-away': service('search', 'away'),
  'search-hanging': service('search', 'hanging'),
  'search-lying': service('search', 'lying'),
  'booking-away': service('booking', 'away'),
  'broker-away': service('broker', 'away'),
  'broker-lying': service('broker', 'lying'),
  'content-away': service('content', 'away'),
  'auth-away': service('auth', 'away'),
  'mail-away': line('mail', 'away'),
  'mail-silent': line('mail', 'silent'),
  'mail-lying': line('mail', 'lying'),
  'mail-slow': line('mail', 'slow'),
  'payment-away': line('payment', 'away'),
  'payment-silent': line('payment', 'silent'),
  'payment-lying': line('payment', 'lying'),
  'payment-slow': line('payment', 'slow'),
  'store-away': line('pictures', 'away'),
  'store-silent': line('pictures', 'silent'),
  'store-lying': line('pictures', 'lying'),
  'store-slow': line('pictures', 'slow'),
  'names-unknown': async ({ lines }) => {
    setNamesKnown(false)
    // Ends open connections, which need no name.
    for (const open of [lines.pictures, lines.payment]) await open.set('good')
    return async () => setNamesKnown(true)
  },
  'clock-ahead': clock(26 * 3_600_000),
  'clock-back': clock(-3_600_000),
}

/** The error of PostgreSQL's own storage, since filling a disk would stop the other databases of this machine too. */
const fullDisk = {
  create: `create function disk_full() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    ${['booking', 'stay', 'payment', 'mail', 'user_session'].map((table) => `create trigger disk_full before insert on ${table} execute function disk_full();`).join('\n')}`,
  drop: 'drop function disk_full cascade',
}
