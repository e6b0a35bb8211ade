import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import { ownServerUrl, publishTestServer } from './config.ts'
import { withDatabase } from './database-address.ts'
import { startTestServer } from './test-server.ts'

let stop = async () => {}

/** One server and one migrated template per run; every test file copies the template. */
export async function setup(): Promise<void> {
  const own = ownServerUrl()
  const server = own ? null : await startTestServer()
  const admin = own ?? server?.url ?? ''
  const template = `marram_template_${randomBytes(6).toString('hex')}`
  await run(admin, `create database ${template}`)
  const templateUrl = withDatabase(admin, template)
  await migrate({ url: templateUrl })
  publishTestServer(templateUrl)
  stop = async () => {
    if (!server) return run(admin, `drop database ${template}`)
    await server.stop()
    rmSync(server.dataFolder, { recursive: true, force: true })
  }
}

export const teardown = (): Promise<void> => stop()

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
