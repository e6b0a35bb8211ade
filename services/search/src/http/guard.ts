import { dataStatusIndex } from '@marram/domain/search-index'
import { findBearer, isSameSecret } from '@marram/service-kit/keys'
import type { Context, MiddlewareHandler } from 'hono'
import { SearchError } from './search-error.ts'

export type SearchKeys = Readonly<{ searchKey: string; staffKey: string | undefined }>

/** Readers are browsers, whose key is public. Staff have no limits, and may read the data status. */
export type Role = 'reader' | 'staff'

/** Passes the caller's role to the engine. This service overwrites the header of incoming requests. */
export const roleHeader = 'x-marram-role'

const open = new Set(['/health'])

/** Null for an unknown key. */
export function roleOf(keys: SearchKeys, c: Context): Role | null {
  return roleOfHeader(keys, c.req.header('authorization'))
}

export function roleOfHeader({ searchKey, staffKey }: SearchKeys, authorization: string | undefined): Role | null {
  const key = findBearer(authorization) ?? ''
  if (staffKey !== undefined && isSameSecret(key, staffKey)) return 'staff'
  return isSameSecret(key, searchKey) ? 'reader' : null
}

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
    if (roleOf(keys, c) === null) throw invalidKey()
    return next()
  }
}

/** The data status lists what is missing about each house, including paused ones. */
function isForStaff(uid: string): boolean {
  return uid === dataStatusIndex
}

/** Runs on the engine's thread, where the header names the role. */
export function checkAccess(uid: string, { headers }: Request): void {
  if (isForStaff(uid) && headers.get(roleHeader) !== 'staff') throw invalidKey()
}

function invalidKey(): SearchError {
  return new SearchError(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth')
}
