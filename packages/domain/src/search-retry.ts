/** The next step after a failed attempt. `log` is set if the failure should be logged. */
export type RetryDecision = { kind: 'retry'; afterMs: number } | { kind: 'fail'; log: string | null }

export const retryDelayMs = 1000
export const searchRequestsInAll = 3
export const routeDataRetries = 3

// Each engine words a broken connection differently: Chromium, Firefox, Safari, Node.
const networkFailures = ['failed to fetch', 'networkerror', 'load failed', 'fetch failed']

export function isNetworkFailure(message: string): boolean {
  const text = message.toLowerCase()
  return networkFailures.some((sentence) => text.startsWith(sentence))
}

/** Retries a lost connection, but not an error response. `requestsMade` includes the one that just failed. */
export function afterFailedSearch(message: string, requestsMade: number): RetryDecision {
  if (!isNetworkFailure(message)) return { kind: 'fail', log: null }
  if (requestsMade < searchRequestsInAll) return { kind: 'retry', afterMs: retryDelayMs }
  return { kind: 'fail', log: `failed ${searchRequestsInAll} attempts` }
}

/** Retries route data three times, whatever the failure. */
export function afterFailedRouteData(requestsMade: number): RetryDecision {
  if (requestsMade <= routeDataRetries) return { kind: 'retry', afterMs: retryDelayMs }
  return { kind: 'fail', log: null }
}

export function searchHttpError(status: number, statusText: string): string {
  return `HTTP Error: ${status} - ${statusText}`
}
