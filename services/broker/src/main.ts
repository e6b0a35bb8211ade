import { createServiceClient } from '@marram/contract/service-client'
import { followAgency } from '@marram/database/agency/follow-agency'
import { createFindStaff } from '@marram/database/command/find-staff'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { openReadReplica } from '@marram/database/read-replica'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { brokerProblems, brokerProcessSettings, createCalendars, createWeather } from './config.ts'
import { createBrokerTasks, planBrokerJobs } from './jobs.ts'
import { createBroker } from './server.ts'

const config = parseConfig(brokerProcessSettings, process.env, brokerProblems)
const { host, port, publicKeys, trustProxy, activeYears, brokerOpenQueries: openQueries } = config
const staffKey = config.brokerStaffKey
const siteHosts = config.siteHosts.length > 0 ? { siteHosts: config.siteHosts } : {}
const log = createLog({ name: 'broker' })
const tracing = await startTracing('broker', tracingConfig(process.env))
const database = connect({ url: config.databaseUrl, applicationName: 'marram broker' })
const { db } = database
const replica =
  config.readUrl === undefined
    ? null
    : openReadReplica(database, { url: config.readUrl, log: (line) => log.warn(line) })
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.db))) throw new Error('The database does not answer.')
    },
  },
  log,
})
// Sets the rules by which it sells.
const agency = await followAgency(
  database,
  () => {},
  (error) => log.error({ err: error }, 'the terms could not be read again'),
)
await planBrokerJobs(db)
const tasks = createBrokerTasks({ db, log, weather: createWeather(config, log), calendars: createCalendars(config) })
const worker = await startWorker(database, tasks, { log: (line) => log.debug(line) })
const { authUrl } = config
const findStaff =
  authUrl &&
  createFindStaff((token) =>
    createServiceClient({
      name: 'auth',
      baseUrl: authUrl,
      publicKey: publicKeys[0] ?? '',
      fetch,
      headers: outgoingHeaders,
      bearer: () => token,
    }),
  )
const handle = createBroker({
  db,
  ...(findStaff && { findStaff }),
  ...(replica && { reads: replica.reads }),
  log,
  publicKeys,
  openQueries,
  staffKey,
  activeYears,
  health,
  trustProxy,
  ...siteHosts,
})
const server = await serve({ fetch: handle, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await worker.stop()
  await agency.close()
  await replica?.close()
  await database.close()
  await tracing.stop()
})
