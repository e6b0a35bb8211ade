import { MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient, type Fetch } from '@marram/contract/service-client'
import { connect } from '@marram/database/connection'
import type { ActiveYears } from '@marram/domain/season-horizon'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import { createLog, type LogLevel } from '@marram/service-kit/logging'
import { createSearchApi, type SearchApi } from '../http/api.ts'
import type { DirectSearch } from '../http/search-routes.ts'
import { startIndexer } from '../indexer/indexer.ts'
import { createHelpers } from '../schedule/helpers.ts'
import type { ThreadLag, ThreadReady } from './engine-thread.ts'
import { createFetchLink } from './fetch-link.ts'
import { createInbox } from './inbox.ts'

/** The program's settings for the thread; plain data, because nothing else can be sent. */
export type ThreadData = Readonly<{
  databaseUrl: string
  /**
   * Null: free text finds houses and places only. Without a URL, the thread calls the content service through the
   * program.
   */
  content: Readonly<{ url: string | null; publicKey: string }> | null
  activeYears?: ActiveYears | undefined
  warmsUp: boolean
  logLevel: LogLevel
}>

const port = parentPort
if (port === null) throw new Error('The search engine is started as a thread of the program.')
const data: ThreadData = await receiveData()
const log = createLog({ name: 'search', level: data.logLevel })
const now = () => new Date()
const database = connect({ url: data.databaseUrl, applicationName: 'marram search', maxConnections: 4 })
const ready = Promise.withResolvers<SearchApi>()
let api: SearchApi | undefined
const inbox = createInbox(port)
const link = createFetchLink(
  inbox,
  async (request) => (await ready.promise)(request),
  // Only the program sends these, in the format of `createSearch`.
  async (question) => (isQuestion(question) ? ((await api?.answer(question)) ?? null) : null),
)
const indexer = await startIndexer({
  db: database.db,
  url: data.databaseUrl,
  content: contentClient(),
  log,
  now,
  activeYears: data.activeYears,
  warmsUp: data.warmsUp,
  onLag: (since) => port.postMessage({ kind: 'lag', since } satisfies ThreadLag),
})
const helpers = createHelpers({ live: indexer, log })
api = createSearchApi({ live: indexer, now, log, helpers, arrivals: inbox.arrivals })
ready.resolve(api)
void indexer.ready.then(() => port.postMessage({ kind: 'ready' } satisfies ThreadReady))
inbox.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop') void stop()
})

async function receiveData() {
  const { later } = workerData
  if (!(later instanceof MessagePort)) return workerData
  const known = await new Promise<ThreadData>((receive) => later.once('message', receive))
  later.close()
  return known
}

function isQuestion(question: unknown): question is DirectSearch {
  return typeof question === 'object' && question !== null && 'uid' in question && 'requestedAt' in question
}

async function stop(): Promise<void> {
  await helpers.stop()
  await indexer.stop()
  await database.close()
  process.exit(0)
}

function contentClient() {
  if (data.content === null) return null
  const { url, publicKey } = data.content
  const throughProgram: Fetch = (address, init) => link.fetch(new Request(address, init))
  const service = createServiceClient({
    name: 'content',
    baseUrl: url ?? 'http://content.internal',
    publicKey,
    fetch: url === null ? throughProgram : fetch,
  })
  const errors = createGraphqlErrorStore({ onError: reportGraphqlErrors(log) })
  return createContentClient(createGraphqlClient({ client: 'content', service, operations: contentOperations, errors }))
}
