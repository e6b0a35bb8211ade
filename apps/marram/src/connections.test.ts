import { searchFetch } from '@marram/contract/search/search-fetch'
import { expect, test } from 'vitest'
import { createConnections } from './connections.ts'

// spec: error search HTTP failure
test.each([
  [400, 'HTTP Error: 400 - Bad Request'],
  [503, 'HTTP Error: 503 - Service Unavailable'],
])('an in-process search with status %s fails with %j', async (status, message) => {
  const connections = createConnections({ search: async () => Response.json({}, { status }) }, 'key')
  const ask = searchFetch(connections.options('search').fetch)
  await expect(ask('http://search.internal/indexes/x/search/', {})).rejects.toThrow(message)
})
