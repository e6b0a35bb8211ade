import type { MiddlewareHandler } from 'hono'
import { withoutTokens } from './access-log.ts'
import { knownMethod, routePattern } from './metrics.ts'
import { inSpan, isTracing } from './tracing.ts'

/** A span per request, named by its route. Null if tracing is off. */
export function traceRequests(service: string, kind: 'server' | 'client' = 'server'): MiddlewareHandler | null {
  if (!isTracing()) return null
  return async (c, next) => {
    const method = knownMethod(c.req.method)
    const attributes = { 'marram.service': service, 'http.request.method': method }
    await inSpan(`${service} ${method}`, { kind, isRoot: true, attributes }, async (span) => {
      await next()
      const [route, { status }] = [routePattern(c), c.res]
      span.rename(`${service} ${method} ${route}`)
      span.describe({
        'http.response.status_code': status,
        ...(route === 'unmatched' ? { 'url.path': withoutTokens(c.req.path) } : { 'http.route': route }),
      })
      if (status >= 500) span.fail(String(status))
    })
  }
}
