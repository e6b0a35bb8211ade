import { notifyTags } from '@marram/database/changes'
import { connect } from '@marram/database/connection'
import { seedStay } from '@marram/database/testing/seed-catalogue'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { addDays, copenhagenDay, isoWeekday } from '@marram/domain/iso-day'
import { forwardTo } from '@marram/service-kit/forward'
import { createLog } from '@marram/service-kit/logging'
import type { FetchHandler } from '@marram/service-kit/service'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seedBookableLodging, seedCoast } from './testing/seed.ts'

const log = createLog({ name: 'test', level: 'silent' })
const key = 'nodes-search-key'
const houses = [1, 2, 3, 4, 5]
const saturday = nextSaturday(copenhagenDay(new Date()))
let database: TestDatabase
let nodes: ServiceProcess[] = []
let site: FetchHandler
const closed = new AbortController()

const start = (port = '0') =>
  startProcess(new URL('./main.ts', import.meta.url), { DATABASE_URL: database.url, SEARCH_KEY: key, PORT: port })

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await database.db
    .updateTable('season')
    .set({ starts_on: addDays(saturday, -30), ends_on: addDays(saturday, 60) })
    .execute()
  for (const id of houses) await seedBookableLodging(database.db, { id })
  nodes = await Promise.all([start(), start()])
  await allReady()
  const turns = { restMs: 100, mostRestMs: 100 }
  site = forwardTo({ name: 'search', url: nodes.map(({ origin }) => origin), log, until: closed.signal, turns })
}, 60_000)
afterAll(async () => {
  closed.abort()
  await Promise.all(nodes.map((node) => node.stop()))
  await database.drop()
})

const allReady = () =>
  vi.waitFor(
    async () => {
      const replies = await Promise.all(nodes.map(({ origin }) => fetch(`${origin}/readyz`)))
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
    },
    { timeout: 30_000, interval: 100 },
  )

function question(origin: string): Request {
  const headers = { authorization: `Bearer ${key}` }
  const body = JSON.stringify({ filter: `date = "${saturday}"`, attributesToRetrieve: ['id'] })
  return new Request(`${origin}/indexes/lodgingOptions_duration-7_lan-2/search/`, { method: 'POST', headers, body })
}

async function idsIn(reply: Response): Promise<number[]> {
  const { hits }: { hits: { id: number }[] } = await reply.json()
  return hits.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** The houses that each node offers. */
const offered = () => Promise.all(nodes.map(async ({ origin }) => idsIn(await fetch(question(origin)))))
const offeredOnSite = async () => idsIn(await site(question('http://search.internal')))
const book = (id: number) => seedStay(database.db, id, { arrival: saturday, departure: addDays(saturday, 7) })

/** Existing connections stay. A database refuses this from within itself. */
async function allowConnections(isAllowed: boolean): Promise<void> {
  const url = new URL(database.url)
  const name = sql.id(url.pathname.slice(1))
  url.pathname = '/postgres'
  const server = connect({ url: url.href, maxConnections: 1 })
  await sql`alter database ${name} allow_connections ${sql.raw(String(isAllowed))}`.execute(server.db)
  await server.close()
}

describe('two search nodes', () => {
  test('follow the database', async () => {
    expect(await offered()).toEqual([houses, houses])
    await book(1)
    await notifyTags(database.db, ['lodging:1', 'lodgings'])
    await vi.waitFor(async () => expect(await offered()).toEqual([houses.slice(1), houses.slice(1)]))
  })

  test('find what changed while their connections were broken', async () => {
    await book(2)
    const ended = await sql<{ name: string }>`select application_name as name, pg_terminate_backend(pid)
      from pg_stat_activity where application_name in ('marram changes', 'marram search') and datname = current_database()`.execute(
      database.db,
    )
    expect(ended.rows.filter(({ name }) => name === 'marram changes')).toHaveLength(2)
    await vi.waitFor(async () => expect(await offered()).toEqual([houses.slice(2), houses.slice(2)]), {
      timeout: 10_000,
    })
    await allReady()
  })

  test('find what changed while the database refused them', { timeout: 40_000 }, async () => {
    await allowConnections(false)
    await book(3)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name in ('marram changes', 'marram search') and datname = current_database()`.execute(
      database.db,
    )
    // They still answer, with what they knew.
    expect(await offered()).toEqual([houses.slice(2), houses.slice(2)])
    await allowConnections(true)
    await vi.waitFor(async () => expect(await offered()).toEqual([houses.slice(3), houses.slice(3)]), {
      timeout: 20_000,
    })
    await allReady()
  })
})

describe('a site with both addresses', () => {
  test('is answered while one of them hangs, and asks it again when it is back', { timeout: 40_000 }, async () => {
    nodes[0]?.signal('SIGSTOP')
    for (let turn = 0; turn < 10; turn += 1) expect(await offeredOnSite()).toEqual(houses.slice(3))
    nodes[0]?.signal('SIGCONT')
    nodes[1]?.signal('SIGSTOP')
    await vi.waitFor(async () => expect(await offeredOnSite()).toEqual(houses.slice(3)), { timeout: 20_000 })
    nodes[1]?.signal('SIGCONT')
  })

  test('is answered while one of them is gone, and by a new one alone', { timeout: 60_000 }, async () => {
    const [first, second] = nodes
    await first?.stop()
    for (let turn = 0; turn < 10; turn += 1) expect(await offeredOnSite()).toEqual(houses.slice(3))
    const again = await start(new URL(first?.origin ?? '').port)
    nodes = [again, ...nodes.slice(1)]
    await allReady()
    await second?.stop()
    await vi.waitFor(async () => expect(await offeredOnSite()).toEqual(houses.slice(3)), { timeout: 20_000 })
  })
})

function nextSaturday(today: string): string {
  return addDays(today, 7 + ((6 - isoWeekday(today) + 7) % 7))
}
