import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../kit/content-security.ts'
import { createPageCache } from './page-cache.ts'
import { createPageServer, type RenderedPage } from './page-server.ts'

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  text: `<p>${text}</p><script>${text}</script>`,
  tags: ['lodging:1'],
  isComplete: true,
  hasRouteData: true,
  scripts: [text],
})
const noon = Date.parse('2027-01-10T14:00:00Z')

function setUp(renders: (() => Promise<RenderedPage>)[], options: { readonly isTemplate?: boolean } = {}) {
  const cache = createPageCache(1_000_000)
  const outcomes: string[] = []
  const errors: unknown[] = []
  const clock = { now: noon }
  let rendered = 0
  const server = createPageServer({
    ...options,
    cache,
    lifetimeOf: () => ({ maxAgeMs: 60_000, cutOffHour: 13 }),
    now: () => clock.now,
    headers: {},
    policy: contentSecurityPolicy,
    render: () => renders[Math.min(rendered++, renders.length - 1)]?.() ?? Promise.reject(new Error('no render')),
    onError: (error) => errors.push(error),
    count: (outcome) => outcomes.push(outcome),
  })
  return { cache, server, clock, outcomes, errors, rendered: () => rendered }
}
const textOf = (response: { variants: { identity: { body: Buffer } } }) => response.variants.identity.body.toString()

test('concurrent visitors share one render', async () => {
  const { server, rendered } = setUp([async () => page('one')])
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.get('de', '/')))
  expect(rendered()).toBe(1)
  expect(new Set(answers.map(textOf)).size).toBe(1)
})

test('a stored page is sent without a render and carries the hash of its script', async () => {
  const { server, rendered } = setUp([async () => page('one')])
  await server.get('de', '/')
  const ready = server.findReady('de', '/')
  expect(rendered()).toBe(1)
  expect(ready?.variants.br.headers.join(' ')).toMatch(/script-src 'self' 'sha256-[^']+'/)
})

test('a template is not compressed; an error in its place is', async () => {
  const { server } = setUp([async () => page('one'), async () => page('broken', 500)], { isTemplate: true })
  const [template, error] = [await server.get('de', '!missing'), await server.get('de', '!malformed')]
  expect(template.variants.br).toBe(template.variants.identity)
  expect(error.variants.br.headers).toContain('Content-Encoding')
})

test('a failed page is retried soon and not cached', async () => {
  const { server } = setUp([async () => page('broken', 500)])
  const { headers } = (await server.get('de', '/')).variants.identity
  expect(headers.join(' ')).toContain('Retry-After 30')
  expect(headers.join(' ')).toContain('Cache-Control no-store')
  const whole = await setUp([async () => page('one')]).server.get('de', '/')
  expect(whole.variants.identity.headers).not.toContain('Retry-After')
  expect(whole.variants.identity.headers.join(' ')).toContain('Cache-Control no-cache')
})

test('editions and addresses do not share pages', async () => {
  const { server } = setUp([async () => page('one')])
  await server.get('de', '/')
  expect(server.findReady('da', '/')).toBeUndefined()
  expect(server.findReady('de', '/x/')).toBeUndefined()
})

test('a stale page is sent while one request renders it again', async () => {
  const { server, clock, rendered } = setUp([async () => page('old'), async () => page('new')])
  await server.get('de', '/')
  clock.now += 61_000
  expect(textOf(server.findReady('de', '/') ?? (await server.get('de', '/')))).toContain('old')
  server.findReady('de', '/')
  await server.get('de', '/')
  expect(rendered()).toBe(2)
  expect(textOf(server.findReady('de', '/') ?? (await server.get('de', '/')))).toContain('new')
})

test('an unchanged stale page is not compressed again, unless its script hashes changed', async () => {
  const [same, other] = [page('one'), { ...page('one'), scripts: [] }]
  const { server, clock } = setUp([async () => same, async () => same, async () => other])
  const first = await server.get('de', '/')
  clock.now += 61_000
  expect(await server.get('de', '/')).toBe(first)
  expect(server.findReady('de', '/')).toBe(first)
  clock.now += 61_000
  expect((await server.get('de', '/')).variants.identity.headers.join(' ')).not.toContain('sha256-')
})

describe('when rendering fails', () => {
  const broken = () => Promise.reject(new Error('broker away'))
  test('an expired copy is sent instead of an error', async () => {
    const { server, clock, outcomes, errors } = setUp([async () => page('old'), broken])
    await server.get('de', '/')
    clock.now += 24 * 3_600_000
    expect(server.findReady('de', '/')).toBeUndefined()
    expect(textOf(await server.get('de', '/'))).toContain('old')
    expect(outcomes).toContain('rescued')
    expect(errors).toHaveLength(1)
  })
  test('a copy whose house has changed is never sent', async () => {
    const { server, cache } = setUp([async () => page('old'), broken])
    await server.get('de', '/')
    cache.drop(['lodging:1'])
    await expect(server.get('de', '/')).rejects.toThrow('broker away')
  })
})

describe('a page with a missing part', () => {
  const incomplete = async () => ({ ...page('without houses'), isComplete: false })
  test('is shown but not stored', async () => {
    const { server, rendered } = setUp([incomplete, async () => page('whole')])
    expect(textOf(await server.get('de', '/'))).toContain('without houses')
    expect(server.findReady('de', '/')).toBeUndefined()
    expect(textOf(await server.get('de', '/'))).toContain('whole')
    expect(rendered()).toBe(2)
  })
  test('does not replace a complete stale one', async () => {
    const { server, clock } = setUp([async () => page('whole'), incomplete])
    await server.get('de', '/')
    clock.now += 24 * 3_600_000
    expect(textOf(await server.get('de', '/'))).toContain('whole')
  })
})

test.each([404, 500])('a page with status %i is never stored', async (status) => {
  const { server, rendered } = setUp([async () => page('x', status)])
  const answer = await server.get('de', '/x/')
  expect(answer.status).toBe(status)
  expect(answer.variants.identity.headers).toContain('no-store')
  expect(server.findReady('de', '/x/')).toBeUndefined()
  await server.get('de', '/x/')
  expect(rendered()).toBe(2)
})

test('a redirect keeps its target and is not stored', async () => {
  const moved = { ...page('x', 301), headers: new Headers({ location: '/neu/' }) }
  const { server } = setUp([async () => moved])
  const answer = await server.get('de', '/alt/')
  expect(answer.variants.identity.headers).toEqual(expect.arrayContaining(['Location', '/neu/']))
  expect(server.findReady('de', '/alt/')).toBeUndefined()
})

test('bypassing the cache neither reads nor stores', async () => {
  const { server } = setUp([async () => page('one'), async () => page('three')])
  await server.get('de', '/')
  const past = await server.getUncached(Promise.resolve(page('two')))
  expect(textOf(past)).toContain('two')
  expect(past.variants.identity.headers).toEqual(expect.arrayContaining(['no-store', 'noindex']))
  expect(textOf(server.findReady('de', '/') ?? (await server.get('de', '/')))).toContain('one')
})
