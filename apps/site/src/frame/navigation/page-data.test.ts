import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writePayload } from './carried-queries.server.ts'
import { fillQueries, leaveOutTimes, writeBlock } from './page-data.tsx'

test('a browser has the data that the loaders of a page found, and repeats failed queries itself', async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  server.setQueryData(['house', 'de'], { name: 'Klitten', area: null })
  await server.prefetchQuery({ queryKey: ['weather'], queryFn: () => Promise.reject(new Error('away')) })
  const browser = new QueryClient()
  fillQueries(browser, JSON.parse(writeBlock(server)), 77)
  expect(browser.getQueryData(['house', 'de'])).toEqual({ name: 'Klitten', area: null })
  expect(browser.getQueryState(['house', 'de'])?.dataUpdatedAt).toBe(77)
  expect(browser.getQueryState(['weather'])).toBeUndefined()
  browser.clear()
})

test('a text cannot end the data block that it is written into', () => {
  const server = new QueryClient()
  server.setQueryData(['review'], { text: '</script><script>alert(1)</script><!--' })
  const json = writeBlock(server)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)[0].data.text).toBe('</script><script>alert(1)</script><!--')
  server.clear()
})

test('a page that is rendered a minute later has the same data', () => {
  const write = (updatedAt: number) => {
    const server = new QueryClient()
    server.setQueryData(['house'], { name: 'Klitten' }, { updatedAt })
    const json = writeBlock(server)
    server.clear()
    return json
  }
  expect(write(60_000)).toBe(write(120_000))
})

/** Relies on hooks that the router does not document (docs/hydration.md). */
test('the router writes the same a minute later, if its times are left out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const write = async (now: number, prepare: (router: AnyRouter) => void) => {
    vi.setSystemTime(now)
    const history = createMemoryHistory({ initialEntries: ['/'] })
    const router: AnyRouter = createRouter({
      routeTree: createRootRoute({ loader: () => 'x' }),
      history,
      isServer: true,
    })
    prepare(router)
    attachRouterServerSsrUtils({ router, manifest: undefined })
    await router.load()
    await router.serverSsr?.dehydrate()
    return JSON.stringify(router.serverSsr?.takeInitialHydrationScriptTags())
  }
  const [early, late] = [60_000_000, 60_060_000]
  expect(await write(early, leaveOutTimes)).toBe(await write(late, leaveOutTimes))
  expect(await write(early, () => {})).not.toBe(await write(late, () => {}))
})

test("a client-side navigation gets the same data, with the payload's metadata", () => {
  const server = new QueryClient()
  server.setQueryData(['house', 'de'], { name: '<b>' })
  const about = { path: '/', buildId: 'b', renderedAt: '2026-11-16T20:00:00.000Z' }
  const queries = [{ key: ['house', 'de'], data: { name: '<b>' } }]
  expect(writePayload(about, server)).toBe(JSON.stringify({ ...about, queries }))
  server.clear()
})
