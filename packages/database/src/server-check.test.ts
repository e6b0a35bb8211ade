import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { checkServer } from './server-check.ts'

test('a slow machine has more time for the first connection', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : address
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let problem = ''
  const checked = checkServer(`postgresql://agency@127.0.0.1:${port}/agency`, 3).catch((error: Error) => {
    problem = error.message
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(problem).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await checked
  expect(problem).toMatch(/cannot be used \(timeout expired\)/)
  vi.useRealTimers()
  silent.close()
})
