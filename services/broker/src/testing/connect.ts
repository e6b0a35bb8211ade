import { createBrokerClient, rememberHeader } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import type { TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import * as v from 'valibot'
import { type BrokerDeps, createBroker } from '../server.ts'

type BrokerOverrides = Partial<
  Pick<BrokerDeps, 'now' | 'random' | 'openQueries' | 'activeYears' | 'staffKey' | 'siteHosts' | 'cards'>
>

const reply = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

/** The broker behind its typed client; records tags and SQL statements. */
export function connectBroker({ db }: TestDatabase, overrides: BrokerOverrides = {}) {
  const tags = new Set<string>()
  const statements: string[] = []
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const log = createLog({ name: 'test', level: 'silent' })
  const now = () => new Date('2027-02-01T08:00:00Z')
  const handler = createBroker({
    db: counted,
    log,
    publicKeys: ['key'],
    now,
    openQueries: true,
    staffKey: 'staff',
    ...overrides,
  })
  const service = createServiceClient({
    name: 'broker',
    baseUrl: 'http://broker',
    publicKey: 'key',
    bearer: () => 'staff',
    ...(overrides.cards && { headers: () => ({ [rememberHeader]: '1' }) }),
    fetch: inProcessFetch(handler),
    onTags: (found) => found.forEach((tag) => void tags.add(tag)),
  })
  const store = createGraphqlErrorStore()
  const graphql = createGraphqlClient({ client: 'test', service, operations: brokerOperations, errors: store })
  /** The value of a field outside the site's documents. */
  const read = async (field: string): Promise<unknown> => {
    const { data, errors } = await service.read('graphql', { body: { query: `{ ${field} }` }, reply })
    if (errors[0]) throw new Error(errors[0].message)
    return Object.values(data ?? {})[0]
  }
  return { handler, tags, statements, broker: createBrokerClient(graphql), ask: asker(handler), read }
}

/** Sends an arbitrary query. */
function asker(handler: (request: Request) => Promise<Response>) {
  return (query: string, bearer = '') =>
    handler(
      new Request('http://broker/graphql', {
        method: 'POST',
        headers: { 'x-public-key': 'key', 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query }),
      }),
    )
}
