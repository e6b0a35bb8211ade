import { QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A cached page may be minutes old when it is hydrated; refetching everything at once would defeat the cache.
        staleTime: 10 * minuteMs,
        // On the server a finite time would keep the client alive by its timer after the request.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * minuteMs,
        // The specification only retries the search and the data of a route; those have their own rules.
        retry: false,
      },
    },
  })
}
