import { DeskError } from '@marram/contract/desk/client'
import { QueryClient } from '@tanstack/react-query'

/** Only a lost connection or a service that is away is worth another try. */
const isWorthRetrying = (error: Error): boolean =>
  error instanceof DeskError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Changes are announced (live.ts); without announcements a focus asks again.
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
})
