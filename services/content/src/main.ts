import { createServiceClient } from '@marram/contract/service-client'
import { createFindStaff } from '@marram/database/command/find-staff'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { openReadReplica } from '@marram/database/read-replica'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { contentProcessSettings } from './config.ts'
import { createContent } from './server.ts'

const config = parseConfig(contentProcessSettings, process.env)
const { host, port, publicKeys, trustProxy } = config
const log = createLog({ name: 'content' })
const tracing = await startTracing('content', tracingConfig(process.env))
const database = connect({ url: config.databaseUrl, applicationName: 'marram content' })
const { db } = database
const replica =
  config.readUrl === undefined
    ? null
    : openReadReplica(database, { url: config.readUrl, log: (line) => log.warn(line) })
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(db))) throw new Error('The database does not answer.')
    },
  },
  log,
})
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
const server = await serve({
  fetch: createContent(config, {
    ...{ db, log, publicKeys, health, trustProxy },
    ...(replica && { reads: replica.reads }),
    ...(findStaff && { findStaff }),
  }),
  host,
  port,
  log,
  health,
})
stopOnSignals(async () => {
  await server.stop()
  await replica?.close()
  await database.close()
  await tracing.stop()
})
