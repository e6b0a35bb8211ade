import { expect, test } from 'vitest'
import { SearchHttpError, searchFetch } from './search-fetch.ts'

const answering = (status: number, statusText: string) =>
  searchFetch(async () => new Response('{}', { status, statusText }))

// spec: error search HTTP failure
test('a failed search rejects with its status line', async () => {
  const reply = answering(503, 'Service Unavailable')('/indexes/x/search/', {})
  await expect(reply).rejects.toThrow(new SearchHttpError(503, 'Service Unavailable'))
  await expect(reply).rejects.toThrow('HTTP Error: 503 - Service Unavailable')
})

test('a successful reply passes through', async () => {
  expect((await answering(200, 'OK')('/indexes/x/search/', {})).status).toBe(200)
})
