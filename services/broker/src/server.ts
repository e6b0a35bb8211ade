import { rememberHeader } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { brokerSchema } from '@marram/contract/broker/schema'
import type { FindStaff } from '@marram/database/command/find-staff'
import { mountDesk } from '@marram/database/command/mount-desk'
import { type Reads, readPrimary } from '@marram/database/read-replica'
import type { Database } from '@marram/database/schema.generated'
import type { ActiveYears } from '@marram/domain/season-horizon'
import { answerGraphql, replyGraphql } from '@marram/service-kit/direct-graphql'
import { createDocumentCache } from '@marram/service-kit/document-cache'
import { findBearer, isSameSecret, requirePublicKey } from '@marram/service-kit/keys'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService, type DirectHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import { createSchema, createYoga } from 'graphql-yoga'
import type { Kysely } from 'kysely'
import { answerFeed, feedPath } from './catalogue/calendar/feed.ts'
import type { BrokerContext } from './context.ts'
import { type CardMemory, noMemory } from './lodging/card-memory.ts'
import { guardOperations } from './operation-guard.ts'
import { limitQuerySize } from './query-size.ts'
import { resolvers } from './resolvers.ts'
import { deskAnswers } from './staff/desk-answers.ts'

export type BrokerDeps = Pick<ServiceOptions, 'health' | 'trustProxy'> & {
  readonly db: Kysely<Database>
  /** Chooses the database of a request's reads; by default `db`. */
  readonly reads?: Reads
  readonly log: Log
  readonly publicKeys: readonly string[]
  readonly metrics?: Metrics
  /** Without it the desk is not answered. */
  readonly findStaff?: FindStaff
  readonly now?: () => Date
  readonly random?: () => number
  /** Years whose nights are sold; by default last, this and next year. */
  readonly activeYears?: ActiveYears | undefined
  /** Allows documents other than the site's registered ones; off by default. */
  readonly openQueries?: boolean
  /** Hosts that the agency's own reviews rate. */
  readonly siteHosts?: readonly string[]
  /** Card cache for callers that send `x-marram-remember`. Its owner must drop cards on notices. */
  readonly cards?: CardMemory
  /** The bearer key for staff queries; without it they are disabled. */
  readonly staffKey?: string | undefined
}

const schema = createSchema<BrokerContext>({ typeDefs: brokerSchema, resolvers })

/** Per network: unregistered documents (if allowed), and all requests. */
const unregisteredLimit = { burst: 60, perMinute: 120 }
const requestLimit = { burst: 1200, perMinute: 2400 }

/** Calendars of other portals are files. */
const maxDeskBytes = 4_194_304

/** Serves lodgings, places, options, prices, reviews, weather and redirects as GraphQL at `/graphql`. */
export function createBroker({ db, log, now = () => new Date(), ...deps }: BrokerDeps): DirectHandler {
  const {
    random = Math.random,
    openQueries = false,
    siteHosts = null,
    cards: cardMemory = noMemory,
    staffKey,
    findStaff,
    publicKeys,
    activeYears,
    reads = readPrimary({ db }),
    ...options
  } = deps
  const yoga = createYoga<BrokerContext>({
    schema,
    // Yoga's default would allow every origin with credentials.
    cors: false,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...parts) => log.warn({ service: 'broker', parts }, 'graphql'),
      error: (error) => log.error({ service: 'broker', err: error }, 'a query failed'),
    },
    batching: false,
    parserAndValidationCache: createDocumentCache(brokerOperations),
    plugins: [guardOperations({ openQueries }), limitQuerySize(schema, createCallerBuckets(unregisteredLimit))],
  })
  const app = createService({
    name: 'broker',
    log,
    ...options,
    publicKeys: null,
    rateLimit: requestLimit,
    body: { maxBytes: (path) => (path.startsWith('/desk/') ? maxDeskBytes : 65_536) },
  })
  const needsKey = requirePublicKey(publicKeys)
  // Other portals fetch calendars without headers.
  app.use((c, next) => (feedPath.test(c.req.path) ? next() : needsKey(c, next)))
  app.get('/ical/:file', (c) => {
    const name = feedPath.exec(c.req.path)?.[1]
    return name === undefined ? c.notFound() : answerFeed(c.req.raw, name, { db, now })
  })
  if (findStaff) mountDesk(app, deskAnswers, { db, now }, findStaff)
  /** Creates the context of one request and the set of its tags. */
  const open = async (usesMemory: boolean, isStaff: boolean) => {
    const tags = new Set<string>()
    const tag = (...found: string[]): void => {
      for (const one of found) tags.add(one)
    }
    const cards = usesMemory ? cardMemory : noMemory
    return { tags, context: { db: await reads(), now, activeYears, isStaff, siteHosts, cards, random, tag } }
  }
  app.on(['GET', 'POST'], '/graphql', async (c) => {
    const url = new URL(c.req.url)
    url.pathname = '/graphql'
    const request = new Request(url, c.req.raw)
    // With any other media type the protocol answers 200 to a query that does not parse.
    request.headers.set('accept', 'application/graphql-response+json')
    const bearer = findBearer(c.req.header('authorization'))
    const isStaff = staffKey !== undefined && bearer !== null && isSameSecret(bearer, staffKey)
    const { tags, context } = await open(c.req.header(rememberHeader) !== undefined, isStaff)
    const reply = await yoga.fetch(request, context)
    return replyGraphql(reply, [...tags])
  })
  const answer = answerGraphql({
    service: 'broker',
    yoga,
    metrics: options.metrics,
    open: async (headers) => {
      const { tags, context } = await open(headers[rememberHeader] !== undefined, false)
      return { context, tags: () => tags }
    },
  })
  return Object.assign(toFetchHandler(app), { answer })
}
