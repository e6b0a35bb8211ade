import type { MiddlewareHandler } from 'hono'
import { refuse, replyRefusal } from './envelope.ts'
import { findRequestContext, runInRequestContext } from './request-context.ts'

/**
 * Answers 503 when the handler takes longer, and aborts the request context's signal, which also aborts
 * when the caller hangs up. The handler itself runs on until it notices.
 */
export function timeLimit({ ms }: { ms: number }): MiddlewareHandler {
  return async (c, next) => {
    const expiry = new AbortController()
    const signal = AbortSignal.any([c.req.raw.signal, expiry.signal])
    const outer = findRequestContext()
    const work = outer ? runInRequestContext({ ...outer, signal }, next) : next()
    const expired = Promise.withResolvers<'expired'>()
    const timer = setTimeout(() => {
      expired.resolve('expired')
      expiry.abort(new DOMException(`The request took longer than ${ms} ms.`, 'TimeoutError'))
    }, ms)
    try {
      const outcome = await Promise.race([work.then(() => 'done'), expired.promise])
      if (outcome === 'done') return
      work.catch(() => {})
    } finally {
      clearTimeout(timer)
    }
    c.res = undefined
    c.res = replyRefusal(
      refuse(503, 'timed-out', 'This took too long. Please try again.', { headers: { 'retry-after': '5' } }),
    )
  }
}
