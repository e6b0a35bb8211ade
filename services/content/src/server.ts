import { contentOperations } from '@marram/contract/content/documents'
import type { FindStaff } from '@marram/database/command/find-staff'
import { mountDesk } from '@marram/database/command/mount-desk'
import { type Reads, readPrimary } from '@marram/database/read-replica'
import type { Database } from '@marram/database/schema.generated'
import { answerGraphql, replyGraphql } from '@marram/service-kit/direct-graphql'
import { createDocumentCache } from '@marram/service-kit/document-cache'
import { isSameSecret, requirePublicKey } from '@marram/service-kit/keys'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService, type DirectHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import { createYoga } from 'graphql-yoga'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { ContentConfig } from './config.ts'
import type { ContentContext } from './context.ts'
import { DeliveryError } from './delivery/delivery-error.ts'
import { deliveryPath, mountDelivery, stageOf } from './delivery/delivery-routes.ts'
import { createLoads } from './entry/load-entries.ts'
import { createContentSchema } from './graphql/content-schema.ts'
import { queryGuard } from './graphql/query-guard.ts'
import { createTagList } from './graphql/tag-list.ts'
import { deskAnswers } from './staff/desk-answers.ts'

export type ContentDeps = Pick<ServiceOptions, 'health' | 'trustProxy'> & {
  readonly db: Kysely<Database>
  /** Chooses the database of a request's reads; by default `db`. */
  readonly reads?: Reads
  readonly log: Log
  readonly publicKeys: readonly string[]
  readonly metrics?: Metrics
  /** Without it the desk is not answered. */
  readonly findStaff?: FindStaff
}

/** Contentful's GraphQL paths. */
const graphqlPaths = ['/content/v1/spaces/:space', '/content/v1/spaces/:space/environments/:environment']

/** Per network: unregistered documents, and all requests, since an office of guests shares one address. */
const unregisteredLimit = { burst: 60, perMinute: 120 }
const requestLimit = { burst: 1200, perMinute: 2400 }

/** Entries may have long texts. */
const maxDeskBytes = 2_097_152

/** Serves editorial entries, assets and addresses as GraphQL at `/graphql`, in Contentful's conventions. */
export function createContent(
  config: ContentConfig,
  { db, log, publicKeys, reads = readPrimary({ db }), findStaff, ...options }: ContentDeps,
): DirectHandler {
  const { previewKey, contentOpenQueries: openQueries = true } = config
  const schema = createContentSchema()
  const buckets = createCallerBuckets(unregisteredLimit)
  const yoga = createYoga<ContentContext>({
    schema,
    // Yoga's default would allow every origin with credentials.
    cors: false,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    parserAndValidationCache: createDocumentCache(contentOperations),
    plugins: [queryGuard({ openQueries, schema, buckets })],
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...parts) => log.warn({ service: 'content', parts }, 'graphql'),
      error: (error) => log.error({ service: 'content', err: error }, 'a query failed'),
    },
    batching: false,
  })
  const app = createService({
    name: 'content',
    log,
    ...options,
    publicKeys: null,
    rateLimit: requestLimit,
    body: { maxBytes: (path) => (path.startsWith('/desk/') ? maxDeskBytes : 65_536) },
  })
  const needsKey = requirePublicKey(publicKeys)
  // Contentful clients send their key as a bearer, and expect errors in Contentful's format.
  app.use((c, next) => (deliveryPath.test(c.req.path) ? next() : needsKey(c, next)))
  if (findStaff) mountDesk(app, deskAnswers, { db, now: () => new Date() }, findStaff)
  if (openQueries) mountDelivery(app, { db, publicKeys, previewKey, buckets })
  const open = async (canPreview: boolean): Promise<ContentContext> => {
    const source = await reads()
    const loads = { published: createLoads(source, 'published'), draft: createLoads(source, 'draft') }
    return { db: source, canPreview, tags: createTagList(), loads }
  }
  const mayPreview = (key: string | undefined): boolean =>
    key !== undefined && previewKey !== undefined && isSameSecret(key, previewKey)
  const answer = async (c: Context, canPreview: boolean): Promise<Response> => {
    const context = await open(canPreview)
    const reply = await yoga.fetch(toYogaRequest(c.req.raw), context)
    return replyGraphql(reply, context.tags.present())
  }
  app.on(['GET', 'POST'], '/graphql', (c) => answer(c, mayPreview(c.req.header('x-preview-key'))))
  app.on(['GET', 'POST'], graphqlPaths, (c) => {
    try {
      return answer(c, stageOf(c, { publicKeys, previewKey }) === 'draft')
    } catch (error) {
      if (error instanceof DeliveryError) return error.present()
      throw error
    }
  })
  const directly = answerGraphql({
    service: 'content',
    yoga,
    metrics: options.metrics,
    open: async (headers) => {
      const context = await open(mayPreview(headers['x-preview-key']))
      return { context, tags: () => context.tags.present() }
    },
  })
  return Object.assign(toFetchHandler(app), { answer: directly })
}

function toYogaRequest(original: Request): Request {
  const url = new URL(original.url)
  url.pathname = '/graphql'
  const request = new Request(url, original)
  // With any other media type the protocol answers 200 to a query that does not parse.
  request.headers.set('accept', 'application/graphql-response+json')
  return request
}
