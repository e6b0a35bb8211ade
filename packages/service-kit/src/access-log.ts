import type { MiddlewareHandler } from 'hono'
import type { Log } from './logging.ts'
import { routePattern } from './metrics.ts'

/** One line per request, without query string and address: both may be personal data, and a reset link is a secret. */
export function accessLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { status } = c.res
    // An in-process call is part of a request that is logged already.
    const isOutside = c.env?.incoming !== undefined
    const level = status >= 500 ? 'warn' : isOutside ? 'info' : 'debug'
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log[level]({ method: c.req.method, path: withoutTokens(c.req.path), route: routePattern(c), status, ms }, 'request')
  }
}

/** Some pages are accessible by their address alone, so the token must not be logged. */
export function withoutTokens(path: string): string {
  return path.replaceAll(/(?<=\/)[\da-f]{32}(?=\/|$)/gi, ':token')
}
