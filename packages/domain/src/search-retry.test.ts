import { describe, expect, test } from 'vitest'
import { afterFailedRouteData, afterFailedSearch, type RetryDecision, searchHttpError } from './search-retry.ts'

function requestsUntilFailure(decide: (requestsMade: number) => RetryDecision): { requests: number; waitedMs: number } {
  let waitedMs = 0
  for (let requests = 1; requests < 100; requests += 1) {
    const decision = decide(requests)
    if (decision.kind === 'fail') return { requests, waitedMs }
    waitedMs += decision.afterMs
  }
  throw new Error('never gave up')
}

describe('a search', () => {
  // spec: error search network failure; constant search retries
  test('without a connection is sent three times in total, a second apart', () => {
    expect(requestsUntilFailure((made) => afterFailedSearch('Failed to fetch', made))).toEqual({
      requests: 3,
      waitedMs: 2000,
    })
  })

  // spec: error search network failure
  test('that never succeeds is logged', () => {
    expect(afterFailedSearch('Failed to fetch', 3)).toEqual({ kind: 'fail', log: 'failed 3 attempts' })
  })

  test.each(['TypeError: Failed', 'HTTP Error: 503 - Service Unavailable', 'The operation was aborted', ''])(
    'that failed with %j is not retried',
    (message) => {
      expect(afterFailedSearch(message, 1)).toEqual({ kind: 'fail', log: null })
    },
  )

  test.each(['NetworkError when attempting to fetch resource.', 'Load failed', 'fetch failed'])(
    "is retried for the same failure in another browser's wording: %s",
    (message) => {
      expect(afterFailedSearch(message, 1)).toEqual({ kind: 'retry', afterMs: 1000 })
    },
  )
})

test('route data is requested once and retried three times, a second apart', () => {
  expect(requestsUntilFailure(afterFailedRouteData)).toEqual({ requests: 4, waitedMs: 3000 })
})

test('a rejected search has its status in the error', () => {
  expect(searchHttpError(400, 'Bad Request')).toBe('HTTP Error: 400 - Bad Request')
})
