import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { parseConfig } from '@marram/service-kit/config'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { searchProcessSettings, toRemote } from './config.ts'
import { startIndexer } from './indexer/indexer.ts'
import { createMirror } from './remote/mirror.ts'
import { createSearch } from './server.ts'

const config = parseConfig(searchProcessSettings, process.env)
const { host, port, trustProxy, databaseUrl, contentUrl, publicKey } = config
const log = createLog({ name: 'search' })
const database = connect({ url: databaseUrl, applicationName: 'marram search' })
const service =
  contentUrl === undefined ? null : createServiceClient({ name: 'content', baseUrl: contentUrl, publicKey, fetch })
const errors = createGraphqlErrorStore({ onError: reportGraphqlErrors(log) })
const content =
  service &&
  createContentClient(createGraphqlClient({ client: 'content', service, operations: contentOperations, errors }))
const remote = toRemote(config)
const now = () => new Date()
const mirror = remote && createMirror(remote, log, now)
const indexer = await startIndexer({ db: database.db, url: databaseUrl, content, log, now, mirror })
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.pool))) throw new Error('The database does not answer.')
    },
    index: async () => {
      if (indexer.catalogue() === null) throw new Error('The index is being built.')
    },
  },
  log,
})
const keys = { searchKey: config.searchKey, adminKey: config.searchAdminKey }
const search = createSearch({ keys, live: indexer, remote, log, health, trustProxy })
const server = await serve({ fetch: search, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await indexer.stop()
  await database.close()
})
