import { findBearer, isSameSecret } from '@marram/service-kit/keys'
import type { MiddlewareHandler } from 'hono'
import { presentError, SearchError } from './search-error.ts'

export type SearchKeys = Readonly<{ searchKey: string; adminKey: string | undefined }>

const open = new Set(['/health'])
const readingPosts = /^\/(?:multi-search|indexes\/[^/]+\/(?:search|choices|points|documents\/fetch))$/

/** The search key may only read; everything that writes needs the other one, which browsers never get. */
export function guard({ searchKey, adminKey }: SearchKeys): MiddlewareHandler {
  return async (c, next) => {
    if (open.has(c.req.path)) return next()
    const header = c.req.header('authorization')
    if (header === undefined) {
      throw new SearchError(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
        'auth',
      )
    }
    const key = findBearer(header) ?? ''
    const isAdmin = adminKey !== undefined && isSameSecret(key, adminKey)
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD' || readingPosts.test(c.req.path)
    if (!isAdmin && !(isReading && isSameSecret(key, searchKey))) {
      throw new SearchError(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth')
    }
    return next()
  }
}

export function replyError(error: SearchError): Response {
  return Response.json(presentError(error), { status: error.status, headers: { 'cache-control': 'no-store' } })
}
