import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { searchProcessSettings } from './config.ts'
import { createSearch } from './server.ts'
import { launchSearchThread } from './thread/search-thread.ts'

const config = parseConfig(searchProcessSettings, process.env)
const { host, port, trustProxy, databaseUrl, contentUrl, publicKey } = config
const log = createLog({ name: 'search' })
const tracing = await startTracing('search', tracingConfig(process.env))
const database = connect({ url: databaseUrl, applicationName: 'marram search' })
const content = contentUrl === undefined ? null : { url: contentUrl, publicKey }
const engine = launchSearchThread(log).begin({
  databaseUrl,
  content,
  activeYears: config.activeYears,
  warmsUp: true,
})
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.db))) throw new Error('The database does not answer.')
    },
    index: async () => {
      const problem = engine.problem()
      if (problem !== null) throw new Error(problem)
    },
  },
  log,
})
const keys = { searchKey: config.searchKey, staffKey: config.searchStaffKey }
const search = createSearch({ keys, api: engine.fetch, log, health, trustProxy })
const server = await serve({ fetch: search, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await engine.stop()
  await database.close()
  await tracing.stop()
})
