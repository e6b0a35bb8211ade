import type { ViewedLodging } from './shapes.ts'

type SendBeacon = (url: string, body: Blob) => boolean

/**
 * Says that somebody looks at a house. Plain text, because a beacon of JSON would be preceded by a question whether it
 * may be sent where the service has a host of its own.
 */
export function recordView(view: ViewedLodging, sendBeacon: SendBeacon, baseUrl = '/services/booking'): boolean {
  return sendBeacon(`${baseUrl}/views/`, new Blob([JSON.stringify(view)], { type: 'text/plain' }))
}
