import { wordsOf } from '@marram/contract/agency/agency'
import { followAgency } from '@marram/database/agency/follow-agency'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { speakFor } from '@marram/i18n/agency/speak-for'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { authProcessSettings } from './config.ts'
import { createAuth } from './server.ts'

const config = parseConfig(authProcessSettings, process.env)
const { host, port, publicKeys, trustProxy, databaseUrl, origins } = config
const log = createLog({ name: 'auth' })
const tracing = await startTracing('auth', tracingConfig(process.env))
const database = connect({ url: databaseUrl, applicationName: 'marram auth' })
const agency = await followAgency(
  database,
  ({ profile, palette }) => speakFor(palette, (edition) => wordsOf(profile, edition)),
  (error) => log.error({ err: error }, 'the agency could not be read again'),
)
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.db))) throw new Error('The database does not answer.')
    },
  },
  log,
})
const auth = createAuth(
  { origins, admitsDemoUsers: false, requiresSecondFactor: true },
  { db: database.db, log, publicKeys, health, trustProxy },
)
const worker = await startWorker(database, auth.tasks, { log: (line) => log.debug(line) })
const server = await serve({ fetch: auth.handle, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await worker.stop()
  await agency.close()
  await database.close()
  await tracing.stop()
})
