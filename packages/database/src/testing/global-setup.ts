import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import { ownServerUrl, publishTestServer } from './config.ts'
import { withDatabase } from './database-address.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let stop = async () => {}

/** One server and one migrated template per run; every test file copies the template. */
export async function setup(): Promise<void> {
  const own = ownServerUrl()
  if (own) await useServer(own)
  else await useEmbedded()
}

export const teardown = (): Promise<void> => stop()

async function useServer(url: string): Promise<void> {
  const template = `marram_template_${randomBytes(6).toString('hex')}`
  await prepareTemplate(url, template)
  stop = async () => {
    const { rows } = await query(url, 'select datname from pg_database where starts_with(datname, $1)', [template])
    for (const { datname } of rows) await query(url, `drop database ${datname} with (force)`)
  }
}

async function useEmbedded(): Promise<void> {
  const server = await startPublishedServer()
  stop = async () => {
    const left = await query(server.url, "select datname from pg_database where starts_with(datname, 'marram_test_')")
    for (const { datname } of left.rows) await query(server.url, `drop database ${datname} with (force)`)
    await server.stop()
    server.keep()
    rmSync(server.dataFolder, { recursive: true, force: true })
  }
}

/** Starts a server for all test databases of this process and its children. */
export async function startPublishedServer(): Promise<TestServer> {
  const server = await startTestServer()
  if (server.isKept) publishTestServer(withDatabase(server.url, 'marram_template'))
  else await prepareTemplate(server.url, 'marram_template')
  return server
}

/** Publishes a server with a new, migrated template. */
export async function prepareTemplate(url: string, name: string): Promise<void> {
  await query(url, `create database ${name}`)
  await migrate({ url: withDatabase(url, name) })
  publishTestServer(withDatabase(url, name))
}

async function query(url: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<{ datname: string }>(statement, values)
  } finally {
    await client.end()
  }
}
