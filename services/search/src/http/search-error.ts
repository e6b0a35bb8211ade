export type ErrorType = 'invalid_request' | 'auth' | 'internal' | 'system'

/** An answer that says no, in the shape and with the codes of Meilisearch. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503
  readonly code: string
  readonly type: ErrorType

  constructor(status: SearchError['status'], code: string, message: string, type: ErrorType = 'invalid_request') {
    super(message)
    this.status = status
    this.code = code
    this.type = type
  }
}

export function presentError({ message, code, type }: Pick<SearchError, 'message' | 'code' | 'type'>) {
  return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` }
}

export function indexNotFound(uid: string): SearchError {
  return new SearchError(404, 'index_not_found', `Index \`${uid}\` not found.`)
}
