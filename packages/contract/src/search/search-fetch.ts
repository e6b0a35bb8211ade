import { searchHttpError } from '@marram/domain/search-retry'
import { isErrorNamed } from '../error-name.ts'
import type { Fetch } from '../service-client.ts'

/** A reply with an error status; the message is the one of the error catalogue. */
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

/** Keeps the status line of an error reply, which parsing would lose. */
export function searchFetch(fetch: Fetch): Fetch {
  return async (url, init) => {
    const reply = await fetch(url, init)
    if (!reply.ok) throw new SearchHttpError(reply.status, reply.statusText)
    return reply
  }
}
