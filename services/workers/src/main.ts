import { wordsOf } from '@marram/contract/agency/agency'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { commentablePostQuery, createCommentSource } from '@marram/contract/workers/comment-source'
import { createFormSource, submittableFormQuery } from '@marram/contract/workers/form-source'
import { followAgency } from '@marram/database/agency/follow-agency'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { speakFor } from '@marram/i18n/agency/speak-for'
import { parseConfig } from '@marram/service-kit/config'
import { forwardTo } from '@marram/service-kit/forward'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { senderOf, workersProcessSettings } from './config.ts'
import { uploadPaths } from './routes.ts'
import { createWorkers } from './server.ts'
import { uploadTimeLimitMs } from './uploads/picture-desk.ts'

const config = parseConfig(workersProcessSettings, process.env)
const { host, port, publicKeys, trustProxy, contentUrl, authUrl, bookingUrl } = config
const log = createLog({ name: 'workers' })
const tracing = await startTracing('workers', tracingConfig(process.env))
const database = connect({ url: config.databaseUrl, applicationName: 'marram workers' })
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
const content = createServiceClient({
  name: 'content',
  baseUrl: contentUrl,
  publicKey: publicKeys[0] ?? '',
  fetch,
  headers: outgoingHeaders,
})
const operations = [submittableFormQuery, commentablePostQuery]
const graphql = createGraphqlClient({
  client: 'forms',
  service: content,
  operations,
  errors: createGraphqlErrorStore({ onError: reportGraphqlErrors(log) }),
})
const { db } = database
const forms = createFormSource(graphql)
const posts = createCommentSource(graphql)
const auth = authUrl && forwardTo({ name: 'auth', url: authUrl, log })
const booking = bookingUrl && forwardTo({ name: 'booking', url: bookingUrl, log })
const workers = await createWorkers(
  { ...config, mailFrom: () => senderOf(config, agency.current()) },
  {
    db,
    log,
    publicKeys,
    forms,
    posts,
    health,
    trustProxy,
    ...(auth && { auth }),
    ...(booking && { booking }),
  },
)
const worker = await startWorker(database, workers.tasks, { log: (line) => log.debug(line) })
const slowBodies = { paths: uploadPaths, ms: uploadTimeLimitMs }
const server = await serve({ fetch: workers.handle, host, port, log, health, slowBodies })
stopOnSignals(async () => {
  await server.stop()
  await worker.stop()
  await agency.close()
  await database.close()
  await tracing.stop()
})
