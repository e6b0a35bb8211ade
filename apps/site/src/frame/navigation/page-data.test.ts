import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writePayload } from './carried-queries.server.ts'
import { fillQueries, writeBlock } from './page-data.tsx'

test('a browser has what the loaders of a page found, and asks itself for what failed', async () => {
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

test('a page that is written a minute later carries the same', () => {
  const write = (updatedAt: number) => {
    const server = new QueryClient()
    server.setQueryData(['house'], { name: 'Klitten' }, { updatedAt })
    const json = writeBlock(server)
    server.clear()
    return json
  }
  expect(write(60_000)).toBe(write(120_000))
})

test('a browser that comes by a link gets the same data, with what is said about the page', () => {
  const server = new QueryClient()
  server.setQueryData(['house', 'de'], { name: '<b>' })
  const about = { path: '/', buildId: 'b', renderedAt: '2026-11-16T20:00:00.000Z' }
  const queries = [{ key: ['house', 'de'], data: { name: '<b>' } }]
  expect(writePayload(about, server)).toBe(JSON.stringify({ ...about, queries }))
  server.clear()
})
