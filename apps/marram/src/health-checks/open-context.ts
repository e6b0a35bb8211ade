import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readAgency } from '@marram/database/agency/read-agency'
import { findSchemaState } from '@marram/database/migrate'
import { openDatabase } from '@marram/database/open-database'
import { agencyHosts } from '../agency-hosts.ts'
import type { Config } from '../config.ts'
import { explainFailure } from '../explain-failure.ts'
import { freeBytesOf } from '../free-bytes.ts'
import { reflectionSecret } from '../reflection.ts'
import type { CheckContext } from './check.ts'
import { probeHost } from './probe-host.ts'

type Close = () => Promise<void>
export type CheckOverrides = Partial<Pick<CheckContext, 'now' | 'freeBytes' | 'stripeApi'>>

/** For checks of answers that need no database. */
export function bareContext(config: Config, overrides: CheckOverrides = {}): CheckContext {
  return {
    config,
    now: () => new Date(),
    database: null,
    databaseProblem: null,
    hasSchema: false,
    agency: null,
    probes: async () => [],
    freeBytes: freeBytesOf,
    ...overrides,
  }
}

/** Opens what the checks share. Unlike other commands it neither migrates nor creates a database. */
export async function openContext(
  config: Config,
  overrides: CheckOverrides = {},
): Promise<{ readonly context: CheckContext; readonly close: Close }> {
  const { database, problem } = await open(config)
  const hasSchema = database !== null && (await findSchemaState(database.url)) === 'current'
  const agency = hasSchema ? await readAgency(database.db) : null
  const opened = { database, databaseProblem: problem, hasSchema, agency }
  return { context: createContext(config, opened, overrides), close: async () => database?.close() }
}

type Opened = Pick<CheckContext, 'database' | 'databaseProblem' | 'hasSchema' | 'agency'>

/** For a database that is open. */
export function createContext(config: Config, opened: Opened, overrides: CheckOverrides = {}): CheckContext {
  const bare = bareContext(config, overrides)
  const { database, hasSchema, agency } = opened
  const load = async () => {
    if (database === null || !hasSchema || config.mode === 'demo') return []
    const hosts = agencyHosts(config, agency)
    const secret = await database.db
      .selectFrom('worker_secret')
      .where('name', '=', reflectionSecret)
      .select('value')
      .executeTakeFirst()
    const origins = [...new Set(hosts.on.map((edition) => hosts.origins[edition]))]
    return Promise.all(origins.map((origin) => probeHost({ origin, secret: secret?.value ?? null, now: bare.now })))
  }
  let probes: ReturnType<typeof load> | undefined
  return {
    ...bare,
    ...opened,
    probes: () => {
      probes ??= load()
      return probes
    },
  }
}

async function open({ databaseUrl, dataFolder }: Config) {
  const folder = join(dataFolder, 'postgres')
  // The second names the folder of a database that root's program had to put elsewhere.
  if (databaseUrl === undefined && !existsSync(folder) && !existsSync(`${folder}-folder`)) {
    return { database: null, problem: `There is no database in ${dataFolder}: run marram setup, or set MARRAM_DATA.` }
  }
  try {
    const database = await openDatabase(databaseUrl === undefined ? { dataFolder: folder } : { url: databaseUrl })
    // Otherwise closing would stop the server of a running program.
    await database.claim('command')
    return { database, problem: null }
  } catch (error) {
    const sentence = explainFailure(error)
    if (sentence === null) throw error
    return { database: null, problem: sentence }
  }
}
