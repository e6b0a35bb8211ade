import { FilterError } from '../filter/filter-error.ts'

export type ErrorType = 'invalid_request' | 'auth' | 'internal' | 'system'

/** An error reply in Meilisearch's format and with its codes. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503
  readonly code: string
  readonly type: ErrorType
  /** Seconds until a retry can succeed; null if a retry would not help. */
  readonly retryAfter: number | null

  constructor(
    status: SearchError['status'],
    code: string,
    message: string,
    type: ErrorType = 'invalid_request',
    retryAfter: number | null = null,
  ) {
    super(message)
    this.retryAfter = retryAfter
    this.status = status
    this.code = code
    this.type = type
  }
}

export function presentError({ message, code, type }: Pick<SearchError, 'message' | 'code' | 'type'>) {
  return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }
}

/** Null for a bug. */
export function knownError(error: unknown): SearchError | null {
  if (error instanceof SearchError) return error
  return error instanceof FilterError ? new SearchError(400, 'invalid_search_filter', error.message) : null
}

export function unavailable(message: string): SearchError {
  return new SearchError(503, 'unavailable', message, 'system', 2)
}

export function replyError(error: SearchError): Response {
  const { status, retryAfter } = error
  const headers = { 'cache-control': 'no-store', ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) }
  return Response.json(presentError(error), { status, headers })
}
