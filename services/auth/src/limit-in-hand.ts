import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import type { MiddlewareHandler } from 'hono'

/** Beyond so many at once it is kinder to say so than to let everybody wait until time runs out. */
export function limitInHand(max: number): MiddlewareHandler {
  let inHand = 0
  return async (_c, next) => {
    if (inHand >= max) {
      const headers = { 'retry-after': '5' }
      return replyRefusal(refuse(503, 'busy', 'Too many people are logging in. Please try again.', { headers }))
    }
    inHand += 1
    try {
      await next()
    } finally {
      inHand -= 1
    }
    return undefined
  }
}
