import type { ViewedLodging } from './shapes.ts'

type SendBeacon = (url: string, body: Blob) => boolean

/**
 * Reports a view of a house. Plain text, because a JSON beacon would need a CORS preflight if the service is on another
 * host.
 */
export function recordView(view: ViewedLodging, sendBeacon: SendBeacon, baseUrl = '/services/booking'): boolean {
  return sendBeacon(`${baseUrl}/views/`, new Blob([JSON.stringify(view)], { type: 'text/plain' }))
}
