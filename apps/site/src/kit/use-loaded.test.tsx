import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLoaded } from './use-loaded.ts'

const countQuery = queryOptions({ queryKey: ['count', 'de'], queryFn: async () => 1200 })

function Count() {
  const count = useLoaded(countQuery)
  return count === undefined ? 'none' : `${count} houses`
}

test('the server shows the data that a loader found, and nothing of the data that failed', () => {
  const queryClient = new QueryClient()
  const write = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <Count />
      </QueryClientProvider>,
    )
  expect(write()).toBe('none')
  queryClient.setQueryData(countQuery.queryKey, 1200)
  expect(write()).toBe('1200 houses')
  queryClient.clear()
})
