import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing'
import { readConfig } from '@marram/program/config'
import { fillDemo } from '@marram/program/demo-agency'
import { startProgram } from '@marram/program/program'
import { openBuiltSite } from '@marram/program/site-bundle'
import { createLog } from '@marram/service-kit/logging'

export type Agency = {
  readonly port: number
  readonly database: TestDatabase
  stop(): Promise<void>
}

export type AgencyOptions = {
  readonly lodgings?: number
  readonly env?: Readonly<Record<string, string>>
  /** Receives every log line, for tests that look at them. */
  readonly onLog?: (line: string) => void
}

/** The whole stack in one process on a database of its own, with a small demo catalogue. Needs a built site. */
export async function startAgency({ lodgings = 60, env = {}, onLog }: AgencyOptions = {}): Promise<Agency> {
  const database = await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'marram-agency-'))
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true })
  try {
    await fillDemo(database, lodgings)
    const port = await findFreePort()
    const config = readConfig({ PORT: String(port), MARRAM_DATA: dataFolder, COMPONENT_GALLERY: '1', ...env })
    const log = createLog({ name: 'marram', level: onLog ? 'info' : 'silent', ...(onLog && { write: onLog }) })
    const connection = { ...database, close: async () => {} }
    const program = await startProgram({ config, database: connection, log, source: await openBuiltSite() })
    return {
      port: program.port,
      database,
      async stop() {
        await program.stop()
        await database.drop()
        await removeFolder()
      },
    }
  } catch (error) {
    await database.drop()
    await removeFolder()
    throw error
  }
}

/** The site must know its port before it listens, because links between editions carry it. */
async function findFreePort(): Promise<number> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', reject)
  probe.listen(0, '127.0.0.1', resolve)
  await promise
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}
