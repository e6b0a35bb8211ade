import { findClientNetwork } from '@marram/service-kit/request-context'
import type { Context, MiddlewareHandler } from 'hono'
import { createRecentCache } from '../store/recent-cache.ts'
import type { Role } from './guard.ts'
import { SearchError } from './search-error.ts'

/** Limits for one network using the public key. */
export type ShareLimits = Readonly<{
  /** Maximum concurrent queries. */
  atOnce: number
  requests: Readonly<{ burst: number; perSecond: number }>
  /** Microseconds of engine time. */
  cost: Readonly<{ burst: number; perSecond: number }>
}>

export const readerShare: ShareLimits = {
  atOnce: 24,
  requests: { burst: 300, perSecond: 20 },
  cost: { burst: 4_000_000, perSecond: 300_000 },
}

type Account = { underWay: number; requests: number; cost: number; filledAt: number }
type Taken = Readonly<{ end: (cost: number) => void }>
export type Shares = (caller: string) => Taken

const maxAccounts = 50_000

/**
 * Charges a query afterwards for the time it took: an account may go negative once, and then has to wait. Throws if the
 * caller has used up its share.
 */
export function createShares(limits: ShareLimits, now: () => number = Date.now): Shares {
  const accounts = createRecentCache<Account>(maxAccounts)
  const { atOnce, requests, cost } = limits
  return (caller) => {
    const at = now()
    const account = accounts.get(caller) ?? { underWay: 0, requests: requests.burst, cost: cost.burst, filledAt: at }
    accounts.set(caller, account)
    const seconds = Math.max(0, at - account.filledAt) / 1000
    account.requests = Math.min(requests.burst, account.requests + seconds * requests.perSecond)
    account.cost = Math.min(cost.burst, account.cost + seconds * cost.perSecond)
    account.filledAt = at
    if (account.underWay >= atOnce) throw tooMany(1)
    if (account.requests < 1) throw tooMany((1 - account.requests) / requests.perSecond)
    if (account.cost <= 0) throw tooMany((1 - account.cost) / cost.perSecond)
    account.requests -= 1
    account.underWay += 1
    return {
      end: (spent) => {
        account.underWay -= 1
        account.cost -= spent
      },
    }
  }
}

/** `spent`: microseconds of the engine's threads for a request. */
export type SearchEnv = { Variables: { spent: number } }

/** Carries the cost of a query from the engine; this service removes the header. */
export const costHeader = 'x-marram-cost'

/** Exempts staff, and calls of the program itself, which have no address. */
export function shareFairly(roleOf: (c: Context) => Role | null, take: Shares): MiddlewareHandler {
  return async (c, next) => {
    const network = findClientNetwork()
    const taken = network === undefined || roleOf(c) === 'staff' ? null : take(network)
    try {
      await next()
    } finally {
      taken?.end(Number(c.res.headers.get(costHeader) ?? 0))
      c.res.headers.delete(costHeader)
    }
  }
}

function tooMany(seconds: number): SearchError {
  const message = 'Too many search requests were made from your network. Please wait a moment.'
  return new SearchError(429, 'too_many_search_requests', message, 'system', Math.max(1, Math.ceil(seconds)))
}
