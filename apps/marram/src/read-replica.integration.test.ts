import { publishEntry, saveDraft } from '@marram/content/publish'
import { type Connection, connect } from '@marram/database/connection'
import { publishTestServer, testServerUrl } from '@marram/database/testing/config'
import { databaseOf } from '@marram/database/testing/database-address'
import { prepareTemplate } from '@marram/database/testing/global-setup'
import { type ReplicatedServer, startReplicatedServer } from '@marram/database/testing/replicated-server'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: ReplicatedServer
let agency: Agency
let replica: Connection
const shared = testServerUrl()

beforeAll(async () => {
  server = await startReplicatedServer()
  await prepareTemplate(server.urlOf('postgres'), 'marram_template')
  agency = await startAgency({
    lodgings: 20,
    prepare: async ({ url }) => ({ DATABASE_READ_URL: server.replicaUrlOf(databaseOf(url)) }),
  })
  replica = connect({ url: server.replicaUrlOf(databaseOf(agency.database.url)) })
}, 180_000)
afterAll(async () => {
  await replica?.close()
  await agency?.stop()
  await server?.stop()
  publishTestServer(shared)
})

const fields = (title: string) => ({
  title: { 'de-DE': title },
  layout: { 'de-DE': 'page' },
  template: { 'de-DE': 'standard' },
  slug: { 'de-DE': 'sturm-und-tee', 'da-DK': null, en: null },
})
async function publish(title: string): Promise<void> {
  await saveDraft(agency.database.db, { id: 'storm-and-tea', type: 'page', fields: fields(title) })
  await publishEntry(agency.database.db, 'storm-and-tea')
}
async function readTitle(query = ''): Promise<string | undefined> {
  const { text } = await visit(agency.port, `/sturm-und-tee/${query}`)
  return /<h1[^>]*>([^<]*)</.exec(text)?.[1]
}
/** Queries that pages have sent to the replica since it has this connection. */
async function countReads(): Promise<number> {
  const { rows } = await replica.pool.query(
    "select from pg_stat_activity where application_name = 'marram reads' and query like '%content_entry%'",
  )
  return rows.length
}

test('pages read from the replica', async () => {
  await publish('Sturm und Tee')
  await vi.waitFor(async () => {
    expect(await readTitle('?ePassCache=1')).toBe('Sturm und Tee')
    expect(await countReads()).toBeGreaterThan(0)
  })
})

test('a page that is rendered while the replica lags has the change, and is stored with it', async () => {
  await vi.waitFor(async () => expect(await readTitle()).toBe('Sturm und Tee'))
  await replica.pool.query('select pg_wal_replay_pause()')
  try {
    await publish('Tee und Sturm')
    await vi.waitFor(async () => expect(await readTitle()).toBe('Tee und Sturm'), { timeout: 10_000, interval: 20 })
  } finally {
    await replica.pool.query('select pg_wal_replay_resume()')
  }
  expect(await readTitle()).toBe('Tee und Sturm')
})

test('without the replica pages are as before', async () => {
  await server.stopReplica()
  await publish('Nur noch Tee')
  await vi.waitFor(async () => expect(await readTitle()).toBe('Nur noch Tee'))
  expect((await visit(agency.port, '/ferienhaus-suche/')).text).toContain('card--lodging')
})
