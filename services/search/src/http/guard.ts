import { dataStatusIndex } from '@marram/domain/search-index'
import { findBearer, isSameSecret } from '@marram/service-kit/keys'
import type { Context, MiddlewareHandler } from 'hono'
import { SearchError } from './search-error.ts'

export type SearchKeys = Readonly<{ searchKey: string; adminKey: string | undefined }>

/** Applies to browsers, which only read; callers with write access are not limited. */
export type Role = 'reader' | 'admin'

/** Tells the engine who asks. Only set by this service, whatever a caller sends. */
export const roleHeader = 'x-marram-role'

const open = new Set(['/health'])
const readingPosts = /^\/(?:multi-search|indexes\/[^/]+\/(?:search|facet-search|choices|points|documents\/fetch))$/

/** Null when the key is none of ours. */
export function roleOf(keys: SearchKeys, c: Context): Role | null {
  return roleOfHeader(keys, c.req.header('authorization'))
}

export function roleOfHeader({ searchKey, adminKey }: SearchKeys, authorization: string | undefined): Role | null {
  const key = findBearer(authorization) ?? ''
  if (adminKey !== undefined && isSameSecret(key, adminKey)) return 'admin'
  return isSameSecret(key, searchKey) ? 'reader' : null
}

/** The search key may only read; everything that writes needs the other one, which browsers never get. */
export function guard(keys: SearchKeys): MiddlewareHandler {
  return async (c, next) => {
    if (open.has(c.req.path)) return next()
    if (c.req.header('authorization') === undefined) {
      throw new SearchError(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
        'auth',
      )
    }
    const role = roleOf(keys, c)
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD' || readingPosts.test(c.req.path)
    if (role === 'admin' || (role === 'reader' && isReading)) return next()
    throw invalidKey()
  }
}

/** What is missing in which house is the staff's business, and paused houses are there too. */
const staffIndexes: readonly string[] = [dataStatusIndex]

export function isForStaff(uid: string): boolean {
  return staffIndexes.includes(uid)
}

/** For the half that answers, which knows the caller by the header. */
export function isHidden(uid: string, { headers }: Request): boolean {
  return headers.get(roleHeader) !== 'admin' && isForStaff(uid)
}

export function checkAccess(uid: string, request: Request): void {
  if (isHidden(uid, request)) throw invalidKey()
}

function invalidKey(): SearchError {
  return new SearchError(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth')
}
