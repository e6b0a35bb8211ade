import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { contentProcessSettings } from './config.ts'
import { createContent } from './server.ts'

const config = parseConfig(contentProcessSettings, process.env)
const { host, port, publicKeys, trustProxy } = config
const log = createLog({ name: 'content' })
const { db, close } = connect({ url: config.databaseUrl, applicationName: 'marram content' })
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(db))) throw new Error('The database does not answer.')
    },
  },
  log,
})
const server = await serve({
  fetch: createContent(config, { db, log, publicKeys, health, trustProxy }),
  host,
  port,
  log,
  health,
})
stopOnSignals(async () => {
  await server.stop()
  await close()
})
