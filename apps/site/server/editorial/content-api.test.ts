import { refuse } from '@marram/service-kit/envelope'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { expect, test, vi } from 'vitest'
import { type ContentApiOptions, mountContentApi } from './content-api.ts'

const routeData = vi.fn(async () => null)
const log = createLog({ name: 'test', level: 'silent' })
const app = createService({ name: 'site', log, publicKeys: null })
mountContentApi(app, {
  content: { routeData },
  drafts: { routeData },
  broker: {},
  allowPassCache: () => null,
  maySeeDrafts: () => false,
  origins: { da: '', de: '', en: '' },
  editionOf: () => 'de',
  log,
} as unknown as ContentApiOptions)

const ask = async (body: object) => {
  const response = await app.request('/api/getCompiledRouteData', { method: 'POST', body: JSON.stringify(body) })
  return response.status
}

test.each([{ slug: 'a\u0000b' }, { slug: '\ud800', passCache: true }, { sysId: '\u0000' }])(
  'an address that PostgreSQL cannot store is refused without a lookup: %j',
  async (body) => {
    expect(await ask(body)).toBe(422)
    expect(routeData).not.toHaveBeenCalled()
  },
)

test('an unknown address is not found', async () => {
  expect(await ask({ slug: '/weg/' })).toBe(404)
})

/** The API with houses, posts and contests; records the calls to the services. */
function open(given: Partial<ContentApiOptions> = {}) {
  const asked: unknown[][] = []
  const noting =
    (name: string, answer: unknown) =>
    async (...args: unknown[]) => {
      asked.push([name, ...args])
      return answer
    }
  const site = createService({ name: 'site', log, publicKeys: null })
  const house = { name: 'b2417', updatedAt: '2026-11-02T08:00:00.000Z' }
  mountContentApi(site, {
    content: {
      routeData: noting('published', { entry: { id: 'page-a' } }),
      routes: noting('routes', []),
      blogPosts: noting('posts', { items: [] }),
      settings: noting('settings', {}),
    },
    drafts: { routeData: noting('drafts', { entry: { id: 'page-a' } }) },
    broker: {
      lodgingCount: noting('count', 10_000),
      lodgingNamesByLanguage: noting('names', [house]),
      photoContests: noting('contests', [{ id: 3, year: 2025, updatedAt: '2025-12-30', imageCount: 101 }]),
      contestImages: noting('images', { items: [{ imageSlug: 'die-welle', createdAt: '2025-06-01' }] }),
    },
    allowPassCache: () => null,
    maySeeDrafts: () => true,
    origins: { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' },
    editionOf: () => 'de',
    log,
    ...given,
  } as unknown as ContentApiOptions)
  const post = (body: object) =>
    site.request('/api/getCompiledRouteData', { method: 'POST', body: JSON.stringify(body) })
  return { asked, post, get: (path: string) => site.request(path) }
}

test('content is found by address or entry; editors bypass the cache and see drafts', async () => {
  const { asked, post } = open()
  const response = await post({ slug: '/weg/' })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({ entry: { id: 'page-a' }, data: { entry: { id: 'page-a' } }, meta: {} })
  await post({ sysId: 'page-a', passCache: false })
  await post({ slug: '/weg/', passCache: true })
  expect(asked).toEqual([
    ['published', 'de-DE', { slug: '/weg/' }],
    ['published', 'de-DE', { sysId: 'page-a' }],
    ['drafts', 'de-DE', { slug: '/weg/' }],
  ])
  const visitor = open({ maySeeDrafts: () => false })
  await visitor.post({ slug: '/weg/', passCache: true })
  expect(visitor.asked[0]?.[0]).toBe('published')
  const limited = open({ allowPassCache: () => refuse(429, 'too-many-requests', 'x') })
  expect((await limited.post({ slug: '/weg/', passCache: true })).status).toBe(429)
  expect((await limited.post({ slug: '/weg/' })).status).toBe(200)
})

test('an outage is answered with the specified error', async () => {
  const failing = async () => Promise.reject(new Error('no connection'))
  const { post } = open({ content: { routeData: failing } as unknown as ContentApiOptions['content'] })
  const response = await post({ slug: '/weg/' })
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining('Could not determine compiled route data'),
  ])
})

test('robots.txt lists allowed and disallowed paths', async () => {
  const response = await open().get('/robots.txt')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /booking/',
    'Disallow: /spoerg-om-hus/',
    'Disallow: /frage-zum-haus/',
    'Disallow: /ask-about-house/',
    'Disallow: /services/',
    'Disallow: /api/',
    '',
    'Sitemap: https://de.example/sitemap.xml',
    '',
  ])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('sitemaps list all houses in batches, pages and contests', async () => {
  const { asked, get } = open()
  const index = await get('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(index.headers.get('cache-control')).toBe('public, max-age=3600')
  const parts = [...(await index.text()).matchAll(/sitemaps\/([\w-]+)\.xml/g)].map(([, name]) => name)
  expect(parts).toEqual(['pages', 'contests', 'houses-1', 'houses-2'])
  expect(await (await get('/sitemaps/houses-2.xml')).text()).toContain('https://de.example/ferienhaus-b2417/')
  expect(await (await get('/sitemaps/contests.xml')).text()).toContain('/fotowettbewerb-2025/die-welle/')
  expect(await (await get('/sitemaps/pages.xml')).text()).toContain('<urlset')
  expect(asked).toEqual([
    ['count', 2],
    ['names', { lan: 2, limit: 9999, skip: 9999 }],
    ['contests', { lan: 2 }],
    ['images', { contestId: 3, page: 1, pageSize: 100 }],
    ['images', { contestId: 3, page: 2, pageSize: 100 }],
    ['routes'],
  ])
  const none = open({ broker: { lodgingNamesByLanguage: async () => [] } as unknown as ContentApiOptions['broker'] })
  expect((await none.get('/sitemaps/houses-3.xml')).status).toBe(404)
  expect((await none.get('/sitemaps/houses-0.xml')).status).toBe(404)
})

test.each([
  [{}, 'Marram'],
  [{ blog: { setting: { feedTitle: '' } } }, 'Marram'],
  [{ blog: { setting: { feedTitle: 7 } } }, 'Marram'],
  [{ blog: { setting: null } }, 'Marram'],
  [{ blog: { setting: { feedTitle: 'Post vom Meer' } } }, 'Post vom Meer'],
])('with the settings %j the feed of the blog is called %s', async (settings, title) => {
  const asked: unknown[] = []
  const content = {
    blogPosts: async (...args: unknown[]) => {
      asked.push(args)
      return { items: [] }
    },
    settings: async (...args: unknown[]) => {
      asked.push(args)
      return settings
    },
  }
  const response = await open({ content: content as unknown as ContentApiOptions['content'] }).get('/rss.xml')
  expect(await response.text()).toContain(`<title>${title}</title><link>https://de.example/</link>`)
  expect(asked).toEqual([
    ['de-DE', { perPage: 20 }],
    ['de-DE', ['blog']],
  ])
})
