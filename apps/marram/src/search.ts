import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import type { Connection } from '@marram/database/connection'
import { toRemote } from '@marram/search/config'
import { startIndexer } from '@marram/search/indexer/indexer'
import { createMirror } from '@marram/search/remote/mirror'
import { createSearch, type SearchDeps } from '@marram/search/server'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import type { FetchHandler } from '@marram/service-kit/service'
import type { Config } from './config.ts'

export type OpenSearchOptions = {
  readonly config: Config
  readonly database: Connection
  readonly content: FetchHandler
  readonly deps: Omit<SearchDeps, 'keys' | 'live'>
}

/** The search with its index, which is built while the rest of the program starts. */
export async function openSearch({ config, database, content, deps }: OpenSearchOptions) {
  const { searchKey, searchAdminKey: adminKey } = config
  const remote = toRemote(config)
  const now = () => new Date()
  const indexer = await startIndexer({
    db: database.db,
    url: database.url,
    content: contentClient(content, config, deps),
    log: deps.log,
    now,
    mirror: remote && createMirror(remote, deps.log, now),
  })
  const handle = createSearch({ ...deps, keys: { searchKey, adminKey }, live: indexer, remote })
  return { handle, generation: indexer.generation, isReady: () => indexer.catalogue() !== null, close: indexer.stop }
}

function contentClient(
  content: FetchHandler,
  { publicKeys: [publicKey = ''] }: Config,
  { log, metrics }: Pick<SearchDeps, 'log' | 'metrics'>,
) {
  const fetch = inProcessFetch(content)
  const service = createServiceClient({ name: 'content', baseUrl: 'http://content.internal', publicKey, fetch })
  const errors = createGraphqlErrorStore({ onError: reportGraphqlErrors(log, metrics) })
  return createContentClient(createGraphqlClient({ client: 'content', service, operations: contentOperations, errors }))
}
