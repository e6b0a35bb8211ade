import type { Connection } from '@marram/database/connection'
import { toRemote } from '@marram/search/config'
import { createSearch, type SearchDeps } from '@marram/search/server'
import { startSearchThread } from '@marram/search/thread/search-thread'
import type { FetchHandler } from '@marram/service-kit/service'
import type { Config } from './config.ts'

export type OpenSearchOptions = {
  readonly config: Config
  readonly database: Connection
  readonly content: FetchHandler
  readonly deps: Pick<SearchDeps, 'log' | 'metrics' | 'trustProxy'>
}

/** The search on a thread of its own, with its index, which is built while the rest of the program starts. */
export function openSearch({ config, database, content: serveContent, deps }: OpenSearchOptions) {
  const { searchKey, searchAdminKey: adminKey, publicKeys, activeYears } = config
  const [publicKey = ''] = publicKeys
  const content = { url: null, publicKey }
  const data = { databaseUrl: database.url, content, remote: toRemote(config), activeYears }
  const engine = startSearchThread(data, { log: deps.log, content: (request) => serveContent(request) })
  const handle = createSearch({ ...deps, keys: { searchKey, adminKey }, api: engine.fetch })
  return { handle, isReady: engine.isReady, close: engine.stop }
}
