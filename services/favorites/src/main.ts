import { createServiceClient } from '@marram/contract/service-client'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { parseConfig } from '@marram/service-kit/config'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { favoritesProcessSettings } from './config.ts'
import { createFindOwner } from './find-owner.ts'
import { createFavorites } from './server.ts'

const { host, port, publicKeys, trustProxy, databaseUrl, authUrl } = parseConfig(favoritesProcessSettings, process.env)
const log = createLog({ name: 'favorites' })
const tracing = await startTracing('favorites', tracingConfig(process.env))
const database = connect({ url: databaseUrl, applicationName: 'marram favorites' })
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.db))) throw new Error('The database does not answer.')
    },
  },
  log,
  onDrain: () => favorites.drain(),
})
const shared = { name: 'auth', baseUrl: authUrl, publicKey: publicKeys[0] ?? '', fetch, headers: outgoingHeaders }
const findOwner = createFindOwner((token) => createServiceClient({ ...shared, bearer: () => token }))
const favorites = await createFavorites({ database, log, publicKeys, health, trustProxy, findOwner })
const worker = await startWorker(database, favorites.tasks, { log: (line) => log.debug(line) })
const server = await serve({ fetch: favorites.handle, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await worker.stop()
  await favorites.close()
  await database.close()
  await tracing.stop()
})
