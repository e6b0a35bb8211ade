import { expect, test, vi } from 'vitest'
import { createStore } from '../../kit/store.ts'
import type { SiteVersion } from './site-version.ts'
import { checkVersion, startVersionCheck } from './version-check.ts'

function check(answer: () => Promise<Response>) {
  const version = createStore<SiteVersion>({ hasChanged: false })
  const warnings: string[] = []
  const calls: { url: string; body: unknown }[] = []
  const options = {
    token: 'build-1',
    version,
    warn: (message: string) => void warnings.push(message),
    fetch: (url: string, init: RequestInit) => {
      calls.push({ url, body: JSON.parse(String(init.body)) })
      return answer()
    },
  }
  return { options, version, warnings, calls }
}

// spec: call POST /api/version/
test('the page sends its build id to the server', async () => {
  const { options, calls } = check(async () => Response.json({ engine: { instanceId: 'build-1' } }))
  await checkVersion(options)
  expect(calls).toEqual([{ url: '/api/version/', body: { token: 'build-1' } }])
})

test('the same build changes nothing', async () => {
  const { options, version, warnings } = check(async () => Response.json({ engine: { instanceId: 'build-1' } }))
  await checkVersion(options)
  expect(version.get().hasChanged).toBe(false)
  expect(warnings).toEqual([])
})

// spec: entity Site version state
test('another build is noticed without a warning', async () => {
  const { options, version, warnings } = check(async () => Response.json({ engine: { instanceId: 'build-2' } }))
  await checkVersion(options)
  expect(version.get().hasChanged).toBe(true)
  expect(warnings).toEqual([])
})

// spec: error version check failure
test.each([
  ['the network is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('', { status: 500 })],
  ['the reply makes no sense', async () => Response.json({})],
])('when %s, the check warns and counts as changed', async (_, answer) => {
  const { options, version, warnings } = check(answer)
  await checkVersion(options)
  expect(version.get().hasChanged).toBe(true)
  expect(warnings).toHaveLength(1)
})

// spec: constant version check interval
test('the check repeats every five minutes until it is stopped', () => {
  vi.useFakeTimers()
  const { options, calls } = check(async () => Response.json({ engine: { instanceId: 'build-1' } }))
  const stop = startVersionCheck(options)
  vi.advanceTimersByTime(15 * 60_000)
  stop()
  vi.advanceTimersByTime(15 * 60_000)
  vi.useRealTimers()
  expect(calls).toHaveLength(3)
})
