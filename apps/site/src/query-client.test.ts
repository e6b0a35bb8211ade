import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a failed request in a browser is not retried', async () => {
  vi.stubGlobal('window', {})
  const ask = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['any'], queryFn: ask })).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(1)
})
