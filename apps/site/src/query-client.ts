import { QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A stored page may be minutes old when it is hydrated; fetching all of it again at once would undo the cache.
        staleTime: 10 * minuteMs,
        // On the server a finite time keeps the client alive by its timer after the visitor is gone.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * minuteMs,
        // The specification retries the search and the data of a route only; those have rules of their own.
        retry: false,
      },
    },
  })
}
