/** What to do after a failed attempt. `log` is there when the failure belongs in the log. */
export type RetryDecision = { kind: 'retry'; afterMs: number } | { kind: 'fail'; log: string | null }

export const retryDelayMs = 1000
export const searchRequestsInAll = 3
export const routeDataRetries = 3

// Each engine has its own sentence for the same broken connection: Chromium, Firefox, Safari, Node.
const networkFailures = ['failed to fetch', 'networkerror', 'load failed', 'fetch failed']

export function isNetworkFailure(message: string): boolean {
  const text = message.toLowerCase()
  return networkFailures.some((sentence) => text.startsWith(sentence))
}

/** A lost connection is worth another try, an answer is not. `requestsMade` counts the one that just failed. */
export function afterFailedSearch(message: string, requestsMade: number): RetryDecision {
  if (!isNetworkFailure(message)) return { kind: 'fail', log: null }
  if (requestsMade < searchRequestsInAll) return { kind: 'retry', afterMs: retryDelayMs }
  return { kind: 'fail', log: `failed ${searchRequestsInAll} attempts` }
}

/** Route data is tried once and then three times more, whatever the failure. */
export function afterFailedRouteData(requestsMade: number): RetryDecision {
  if (requestsMade <= routeDataRetries) return { kind: 'retry', afterMs: retryDelayMs }
  return { kind: 'fail', log: null }
}

export function searchHttpError(status: number, statusText: string): string {
  return `HTTP Error: ${status} - ${statusText}`
}
