import type { MiddlewareHandler } from 'hono'
import type { Log } from './logging.ts'
import { routePattern } from './metrics.ts'

/** One line per request, without query string and address: both may be personal data, and a reset link is a secret. */
export function accessLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { status } = c.res
    // A call from the same process is part of a request that has its own line.
    const isOutside = c.env?.incoming !== undefined
    const level = status >= 500 ? 'warn' : isOutside ? 'info' : 'debug'
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log[level]({ method: c.req.method, path: withoutTokens(c.req.path), route: routePattern(c), status, ms }, 'request')
  }
}

/** Some pages are opened by their address alone; what opens them is not for whoever reads the log. */
export function withoutTokens(path: string): string {
  return path.replaceAll(/(?<=\/)[\da-f]{32}(?=\/|$)/gi, ':token')
}
