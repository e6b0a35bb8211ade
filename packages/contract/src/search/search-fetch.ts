import { searchHttpError } from '@marram/domain/search-retry'
import { isErrorNamed } from '../error-name.ts'
import type { Fetch } from '../service-client.ts'

/** The search answered, but not with success; the message is the one of the error catalogue. */
export class SearchHttpError extends Error {
  override name = 'SearchHttpError'
  readonly status: number

  constructor(status: number, statusText: string) {
    super(searchHttpError(status, statusText))
    this.status = status
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'SearchHttpError')
  }
}

/** For the client of the search: a refusal is told with its status line, which a parsed reply has lost. */
export function searchFetch(fetch: Fetch): Fetch {
  return async (url, init) => {
    const reply = await fetch(url, init)
    if (!reply.ok) throw new SearchHttpError(reply.status, reply.statusText)
    return reply
  }
}
