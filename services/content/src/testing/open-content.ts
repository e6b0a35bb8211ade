import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient, type Fetch } from '@marram/contract/service-client'
import type { TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { createContent } from '../server.ts'

type ContentOverrides = { previewKey?: string; contentOpenQueries?: boolean }

/** The service with a test database, its client, and the tags of the last replies. */
export function openContent({ db }: Pick<TestDatabase, 'db'>, { previewKey, ...overrides }: ContentOverrides = {}) {
  const log = createLog({ name: 'test', level: 'silent' })
  const handler = createContent({ previewKey: 'secret', ...overrides }, { db, log, publicKeys: ['key'] })
  const tags = new Set<string>()
  const service = createServiceClient({
    name: 'content',
    baseUrl: 'http://content',
    publicKey: 'key',
    fetch: askedBothWays(handler),
    headers: () => (previewKey === undefined ? {} : { 'x-preview-key': previewKey }),
    onTags: (found) => found.forEach((tag) => void tags.add(tag)),
  })
  const errors = createGraphqlErrorStore()
  const graphql = createGraphqlClient({ client: 'test', service, operations: contentOperations, errors })
  const content = createContentClient(graphql, { isPreview: previewKey !== undefined })
  return { handler, content, tags, ask: (query: string, variables: unknown = {}) => ask(handler, query, variables) }
}

/** Compares the in-process reply with the one over HTTP. */
function askedBothWays(handler: ReturnType<typeof createContent>): Fetch {
  return async (url, init) => {
    const reply = await handler(new Request(url, init))
    const headers = Object.fromEntries(new Headers(init.headers))
    const direct = await handler.answer({ path: 'graphql', body: JSON.parse(String(init.body)), headers })
    if (!direct) return reply
    const written = { text: JSON.stringify(direct.body), tags: direct.tags.join(' ') }
    const asked = { text: await reply.clone().text(), tags: reply.headers.get('x-marram-tags') ?? '' }
    if (written.text === asked.text && written.tags === asked.tags) return reply
    throw new Error(`Answered directly with ${JSON.stringify(written)}, to a request with ${JSON.stringify(asked)}.`)
  }
}

/** Sends an arbitrary document. */
async function ask(handler: ReturnType<typeof createContent>, query: string, variables: unknown) {
  const response = await handler(
    new Request('http://content/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': 'key' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const body: { data?: Record<string, unknown>; errors?: { message: string }[] } = await response.json()
  return { status: response.status, ...body }
}
