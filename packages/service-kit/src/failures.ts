import type { Context, Env, ErrorHandler, Hono, MiddlewareHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { withoutTokens } from './access-log.ts'
import { type RefusalStatus, refuse, replyFault, replyRefusal } from './envelope.ts'
import type { Log } from './logging.ts'
import { hasOutage, outageRefusal } from './outage.ts'
import { findRequestContext } from './request-context.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A bug becomes a 500 without details and is logged with its stack; an outage is a 503, a client error a 4xx. */
export function handleError(log: Log): ErrorHandler {
  return async (error, c) => {
    if (error instanceof HTTPException && isRefusalStatus(error.status)) {
      return replyRefusal(refuse(error.status, 'refused', error.message || 'The request was refused.'))
    }
    if (error instanceof SyntaxError && (await hasMalformedJson(c))) {
      return replyRefusal(refuse(400, 'malformed-json', 'The request body is not valid JSON.'))
    }
    if (findRequestContext()?.signal?.aborted) {
      log.info({ err: error, path: withoutTokens(c.req.path) }, 'request aborted')
      return replyRefusal(refuse(503, 'given-up', 'The request was aborted.'))
    }
    if (hasOutage()) {
      log.warn({ err: error, path: withoutTokens(c.req.path) }, 'request failed in an outage')
      return replyRefusal(outageRefusal())
    }
    log.error({ err: error, method: c.req.method, path: withoutTokens(c.req.path) }, 'request failed')
    return replyFault()
  }
}

/**
 * A request line may contain an absolute URL. One with credentials passes the HTTP server but cannot become a Request,
 * which would only fail when the body is read.
 */
export const refuseCredentialsInUrl: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url)
  if (username === '' && password === '') return next()
  return replyRefusal(refuse(400, 'malformed-request', 'A URL must not contain a user name.'))
}

/** Returns 404 for an unknown path, and 405 with `Allow` if the path exists for another method. */
export function handleNotFound<E extends Env>(app: Hono<E>): NotFoundHandler<E> {
  return (c) => {
    const allowed = allowedMethods(app, c.req.path)
    if (allowed.length === 0) return replyRefusal(refuse(404, 'unknown-path', `There is nothing at ${c.req.path}.`))
    const headers = { allow: allowed.join(', ') }
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    const sentence = `${c.req.path} does not answer to ${c.req.method}.`
    return replyRefusal(refuse(405, 'wrong-method', sentence, { headers }))
  }
}

function allowedMethods<E extends Env>(app: Hono<E>, path: string): string[] {
  const found: string[] = methods.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  )
  if (found.includes('GET')) found.splice(found.indexOf('GET') + 1, 0, 'HEAD')
  return found
}

async function hasMalformedJson(c: Context): Promise<boolean> {
  try {
    JSON.parse(await c.req.text())
    return false
  } catch {
    return true
  }
}

function isRefusalStatus(status: number): status is RefusalStatus {
  return status >= 400 && status < 500
}
