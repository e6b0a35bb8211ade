import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashesOf } from '../kit/content-security.ts'
import { type StoredResponse, storeResponse } from '../kit/stored-response.ts'
import { createErrorPages, insertPath, renderTemplate } from './error-pages.ts'
import type { RenderedPage } from './page-server.ts'

const script = 'start("/marram-missing-page/")'
const template = [
  `<link rel="modulepreload" href="/a.js"><a href="?next=%2Fmarram-missing-page%2F">marram-missing-page</a>`,
  `<script type="module">${script}</script><script>injected()</script><p>Ende</p>`,
].join('')

async function setUp(status = 200, isReady = false) {
  const asked: string[] = []
  const headers = { 'Content-Security-Policy': contentSecurityPolicy({ scriptSources: hashesOf([script]) }) }
  const stored = await storeResponse(status, headers, Buffer.from(template), { quality: null })
  const pages = createErrorPages({
    templates: {
      findReady: (edition, target) => {
        asked.push(`ready ${edition} ${target}`)
        return isReady ? stored : undefined
      },
      get: async (edition, target) => {
        asked.push(`${edition} ${target}`)
        return stored
      },
      getUncached: () => Promise.reject(new Error('unexpected call')),
    },
    headers: { 'X-Content-Type-Options': 'nosniff' },
    policy: contentSecurityPolicy,
  })
  return { asked, pages, stored }
}
const bodyOf = (page: StoredResponse | null) => page?.variants.identity.body.toString()
const headersOf = (page: StoredResponse | null) => page?.variants.identity.headers.join('\n') ?? ''

test('a missing page has its address in links, texts and scripts, and its scripts may run', async () => {
  const { asked, pages } = await setUp()
  const page = await pages.missing('de', '/ferien/haus/')
  expect([page?.status, asked]).toEqual([404, ['ready de !missing', 'de !missing']])
  expect(bodyOf(page)).toBe(
    template
      .replace('%2Fmarram-missing-page%2F', '%2Fferien%2Fhaus%2F')
      .replaceAll('marram-missing-page', 'ferien/haus'),
  )
  const [own = ''] = hashesOf(['start("/ferien/haus/")'])
  expect(headersOf(page)).toContain(own)
  for (const other of hashesOf(['injected()', script])) expect(headersOf(page)).not.toContain(other)
  expect(headersOf(page)).toContain('X-Content-Type-Options\nnosniff')
  expect(headersOf(page)).toContain('Cache-Control\nno-store')
  expect(headersOf(page)).toContain('Content-Type\ntext/html; charset=utf-8')
})

test('one template serves every address', async () => {
  const { asked, pages } = await setUp(200, true)
  expect(bodyOf(await pages.missing('de', '/a/'))).toContain('>a</a>')
  expect(bodyOf(await pages.missing('de', '/b/'))).toContain('>b</a>')
  expect(asked).toEqual(['ready de !missing', 'ready de !missing'])
})

test.each(['/a"/', '/<b>/', '/a b/', '/A/', '/a', 'a/', `/${'a'.repeat(201)}/`, '/%C3%B8/', '/a?b/', "/a'/", '/a/\n'])(
  'no page is made for %j, which would need escaping',
  async (path) => {
    const { asked, pages } = await setUp()
    expect([await pages.missing('de', path), asked]).toEqual([null, []])
  },
)

test('the longest supported address has 200 characters between its slashes', async () => {
  const { pages } = await setUp()
  expect(await pages.missing('de', `/${'a'.repeat(200)}/`)).not.toBeNull()
})

test('a malformed address gets a page without scripts', async () => {
  const { asked, pages } = await setUp()
  const page = await pages.malformed('da')
  expect([page.status, asked]).toEqual([400, ['ready da !malformed', 'da !malformed']])
  expect(bodyOf(page)).toBe('<a href="?next=%2Fmarram-missing-page%2F">marram-missing-page</a><p>Ende</p>')
})

test('a failed template is sent as a failure', async () => {
  const { pages, stored } = await setUp(500)
  expect(await pages.missing('de', '/a/')).toBe(stored)
  expect(await pages.malformed('de')).toBe(stored)
})

test('an address is inserted literally, without replacement patterns', () => {
  expect(insertPath('marram-missing-page %2Fmarram-missing-page%2F', '/$&/')).toBe('$& %2F%24%26%2F')
})

test('a template is stored only if it rendered the requested error with all of its data', async () => {
  const page = { status: 404, hasRouteData: true, text: 'x' }
  const drawn: unknown[][] = []
  const render = (own: object, failure: object = own) =>
    renderTemplate(
      Object({
        page: async (...args: unknown[]) => {
          drawn.push(args)
          return { ...page, ...own }
        },
        failure: async (...args: unknown[]) => {
          drawn.push(args)
          return { ...page, status: 500, ...failure }
        },
      }),
    )
  const statusOf = async (rendered: Promise<RenderedPage>) => (await rendered).status
  expect(await statusOf(render({})('de', '!missing'))).toBe(200)
  expect(await statusOf(render({})('de', '!malformed'))).toBe(200)
  expect(drawn).toEqual([
    ['de', '/marram-missing-page/'],
    ['de', 'This address is not well-formed.'],
  ])
  expect(await statusOf(render({ hasRouteData: false })('de', '!missing'))).toBe(404)
  expect(await statusOf(render({ status: 500 })('de', '!missing'))).toBe(500)
  expect(await statusOf(render({}, { status: 404 })('de', '!malformed'))).toBe(404)
})
