import { rememberHeader } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { brokerSchema } from '@marram/contract/broker/schema'
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

export type BrokerDeps = Pick<ServiceOptions, 'health' | 'trustProxy'> & {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly publicKeys: readonly string[]
  readonly metrics?: Metrics
  readonly now?: () => Date
  readonly random?: () => number
  /** Whose nights are sold; last, this and next year unless said otherwise. */
  readonly activeYears?: ActiveYears | undefined
  /** Whether callers may ask more than the site's registered documents; off unless said otherwise. */
  readonly openQueries?: boolean
  /** Hosts of the site; the agency's own reviews rate no other. */
  readonly siteHosts?: readonly string[]
  /** Cards for callers who name `x-marram-remember`. Whoever gives it must drop what a notice names. */
  readonly cards?: CardMemory
  /** The bearer key for staff queries; without it they are disabled. */
  readonly staffKey?: string | undefined
}

const schema = createSchema<BrokerContext>({ typeDefs: brokerSchema, resolvers })

/** Questions of strangers, where they may ask any, and all questions of one network. */
const ownQueries = { burst: 60, perMinute: 120 }
const allQueries = { burst: 1200, perMinute: 2400 }

/** Lodgings, places, options, prices, reviews, weather and old addresses as GraphQL at `/graphql`. */
export function createBroker({ db, log, now = () => new Date(), ...deps }: BrokerDeps): DirectHandler {
  const {
    random = Math.random,
    openQueries = false,
    siteHosts = null,
    cards: remembered = noMemory,
    staffKey,
    publicKeys,
    activeYears,
    ...options
  } = deps
  const yoga = createYoga<BrokerContext>({
    schema,
    // A browser of another site has no business here, and by default every origin is let in with its cookies.
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
    plugins: [guardOperations({ openQueries }), limitQuerySize(schema, createCallerBuckets(ownQueries))],
  })
  const app = createService({
    name: 'broker',
    log,
    ...options,
    publicKeys: null,
    rateLimit: allQueries,
    body: { maxBytes: 65_536 },
  })
  const needsKey = requirePublicKey(publicKeys)
  // Other portals fetch calendars and cannot send a header.
  app.use((c, next) => (feedPath.test(c.req.path) ? next() : needsKey(c, next)))
  app.get('/ical/:file', (c) => {
    const name = feedPath.exec(c.req.path)?.[1]
    return name === undefined ? c.notFound() : answerFeed(c.req.raw, name, { db, now })
  })
  /** The context of one question, with the tags that it names. */
  const open = (isRemembering: boolean, isStaff: boolean) => {
    const tags = new Set<string>()
    const tag = (...found: string[]): void => {
      for (const one of found) tags.add(one)
    }
    const cards = isRemembering ? remembered : noMemory
    return { tags, context: { db, now, activeYears, isStaff, siteHosts, cards, random, tag } }
  }
  app.on(['GET', 'POST'], '/graphql', async (c) => {
    const url = new URL(c.req.url)
    url.pathname = '/graphql'
    const request = new Request(url, c.req.raw)
    // With any other media type the protocol answers 200 to a query that does not even parse.
    request.headers.set('accept', 'application/graphql-response+json')
    const bearer = findBearer(c.req.header('authorization'))
    const isStaff = staffKey !== undefined && bearer !== null && isSameSecret(bearer, staffKey)
    const { tags, context } = open(c.req.header(rememberHeader) !== undefined, isStaff)
    const reply = await yoga.fetch(request, context)
    return replyGraphql(reply, [...tags])
  })
  const answer = answerGraphql({
    service: 'broker',
    yoga,
    metrics: options.metrics,
    open: (headers) => {
      const { tags, context } = open(headers[rememberHeader] !== undefined, false)
      return { context, tags: () => tags }
    },
  })
  return Object.assign(toFetchHandler(app), { answer })
}
