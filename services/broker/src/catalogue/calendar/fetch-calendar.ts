import { createPublicFetch } from '@marram/service-kit/fetch-public'

export type FetchedCalendar =
  | { readonly kind: 'fetched'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

/** The port to other portals' calendars. */
export type CalendarPort = (url: string, known?: { readonly etag?: string | null }) => Promise<FetchedCalendar>

export type CalendarPortOptions = {
  /** Allows private networks, which URLs from owners otherwise must not reach. */
  readonly allowPrivate?: boolean
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

export function createCalendarPort(options: CalendarPortOptions = {}): CalendarPort {
  const fetchPublic = createPublicFetch({
    timeoutMs: 10_000,
    maxBytes: 2_000_000,
    accept: 'text/calendar, text/plain;q=0.5',
    userAgent: 'Marram calendar reader',
    perHost: 4,
    ...options,
  })
  return async (url, { etag = null } = {}) => {
    const file = await fetchPublic(url, { etag })
    if (file.kind === 'failed') return { kind: 'failed', reason: `The calendar cannot be fetched: ${file.reason}.` }
    return file.kind === 'fetched' ? { kind: 'fetched', text: file.bytes.toString('utf8'), etag: file.etag } : file
  }
}
