import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse, replyRefusal } from './envelope.ts'
import { findBearer, isSameSecret } from './keys.ts'

export type Metrics = {
  /** For a service's own counters; one registry serves the whole program. */
  registry: Registry
  requests: Counter<'service' | 'method' | 'route' | 'status'>
  durations: Histogram<'service' | 'method' | 'route'>
  inFlight: Gauge<'service'>
  graphqlErrors: Counter<'client' | 'type' | 'name' | 'status'>
  /** Requests that the program refused because it was behind. */
  refused: Counter<'importance'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests.',
      labelNames: ['service', 'method', 'route', 'status'],
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to reply.',
      labelNames: ['service', 'method', 'route'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
      registers: [registry],
    }),
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress.',
      labelNames: ['service'],
      registers: [registry],
    }),
    graphqlErrors: new Counter({
      name: 'marram_graphql_errors_total',
      help: 'Failed requests to a GraphQL service; status none without a reply.',
      labelNames: ['client', 'type', 'name', 'status'],
      registers: [registry],
    }),
    refused: new Counter({
      name: 'marram_refused_total',
      help: 'Requests refused with 503 because the program was behind.',
      labelNames: ['importance'],
      registers: [registry],
    }),
  }
}

/** Counts by route pattern, never by path: a crawler must not be able to invent label values. */
export function measureRequests(metrics: Metrics, service: string): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    metrics.inFlight.inc({ service })
    try {
      await next()
    } finally {
      metrics.inFlight.dec({ service })
      const route = routePattern(c)
      const method = knownMethod(c.req.method)
      metrics.requests.inc({ service, method, route, status: String(c.res.status) })
      metrics.durations.observe({ service, method, route }, (performance.now() - startedAt) / 1000)
    }
  }
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function knownMethod(method: string): string {
  return knownMethods.has(method) ? method : 'other'
}

/** The pattern of the handler that answered, or would have; `unmatched` for the site's pages, files and unknown paths. */
export function routePattern(c: Context): string {
  return [routePath(c), routePath(c, -1)].find((pattern) => !isCatchAll.test(pattern)) ?? 'unmatched'
}

const isCatchAll = /^\/?\*?$/

/** `token` is null if the handler is on a separate port that only operators can reach. */
export function metricsHandler(metrics: Metrics, { token }: { token: string | null }) {
  return async (request: Request): Promise<Response> => {
    const bearer = findBearer(request.headers.get('authorization') ?? undefined)
    if (token !== null && (bearer === null || !isSameSecret(bearer, token))) {
      const headers = { 'www-authenticate': 'Bearer' }
      return replyRefusal(refuse(401, 'token-missing', 'The metrics require their token.', { headers }))
    }
    const headers = { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }
    return new Response(await metrics.registry.metrics(), { headers })
  }
}
