import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { type RunningServer, serve } from '@marram/service-kit/serve'
import { type ContentfulClientApi, createClient } from 'contentful'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { importEntries } from '../import.ts'
import { openContent } from '../testing/open-content.ts'
import { smallAgency } from '../testing/seed.ts'

let database: TestDatabase
let server: RunningServer
let client: ContentfulClientApi<undefined>
const connect = (accessToken: string) =>
  createClient({
    space: 'marram',
    environment: 'master',
    accessToken,
    host: `127.0.0.1:${server.port}`,
    insecure: true,
    retryOnError: false,
  })

beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
  const log = createLog({ name: 'test', level: 'silent' })
  server = await serve({ fetch: openContent(database).handler, port: 0, log })
  client = connect('key')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const idsOf = ({ items }: { items: readonly { sys: { id: string } }[] }) => items.map(({ sys }) => sys.id)

describe('Contentful’s own client reads', () => {
  test('an entry with resolved links', async () => {
    const { items } = await client.getEntries({
      content_type: 'blog',
      'fields.slug': 'seals',
      locale: 'en',
      include: 2,
    })
    expect(items).toMatchObject([
      {
        sys: { id: 'seals', type: 'Entry', contentType: { sys: { id: 'blog' } }, locale: 'en' },
        fields: {
          title: 'About seals',
          author: { fields: { name: 'Anna' } },
          categories: [{ fields: { slug: 'nature' } }],
        },
      },
    ])
  })

  test('unresolved links without includes', async () => {
    const { items } = await client.withoutLinkResolution.getEntries({
      content_type: 'blog',
      'sys.id': 'seals',
      include: 0,
    })
    expect(items[0]?.fields.author).toEqual({ sys: expect.objectContaining({ type: 'Link', linkType: 'Entry' }) })
  })

  test.each([
    [{ 'fields.slug[in]': 'amber,seals' }, ['amber', 'seals']],
    [{ 'fields.slug[ne]': 'amber' }, ['dunes', 'seals']],
    [{ 'fields.image[exists]': true }, []],
    [{ 'fields.title[match]': 'SEAL' }, ['seals']],
    [{ 'fields.categories.sys.id': 'category-nature' }, ['amber', 'seals']],
    [{ 'fields.datePublished[lt]': '2026-03-01' }, ['dunes']],
    [{ 'sys.id[in]': 'amber,nothing' }, ['amber']],
  ])('posts by %j', async (query, ids) => {
    const found = await client.getEntries({ content_type: 'blog', locale: 'en', order: ['sys.id'], ...query })
    expect(idsOf(found)).toEqual(ids)
  })

  test('sorted pages of a list, with selected fields', async () => {
    const asked = { content_type: 'blog', locale: 'en', order: ['-fields.datePublished' as const], limit: 2 }
    const first = await client.getEntries({ ...asked, select: ['fields.title'] })
    const second = await client.getEntries({ ...asked, skip: 2 })
    expect([first.total, first.limit, idsOf(first), idsOf(second)]).toEqual([3, 2, ['seals', 'amber'], ['dunes']])
    expect(Object.keys(first.items[0]?.fields ?? {})).toEqual(['title'])
  })

  test('all languages at once', async () => {
    const { fields } = await client.withAllLocales.getEntry('seals')
    expect(fields.title).toMatchObject({ en: 'About seals', 'de-DE': 'Über seals' })
  })

  test('assets, content types and locales', async () => {
    const asset = await client.getAsset('dunes', { locale: 'da-DK' })
    expect(asset.fields).toMatchObject({
      title: 'Klitter',
      file: { contentType: 'image/avif', details: { image: { width: 1200 } } },
    })
    expect((await client.getAssets()).total).toBeGreaterThan(1)
    expect((await client.getContentType('page')).displayField).toBe('title')
    expect(idsOf(await client.getContentTypes())).toContain('blog')
    const { items } = await client.getLocales()
    expect(items.map(({ code, default: isDefault }) => [code, isDefault])).toEqual([
      ['da-DK', false],
      ['de-DE', true],
      ['en', false],
    ])
  })
})

describe('Contentful’s own client gets errors in its format', () => {
  const failure = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((reason: unknown) => reason)
    return error instanceof Error ? { name: error.name, message: error.message } : null
  }
  test('for a missing entry', async () => {
    await expect(client.getEntry('nothing')).rejects.toMatchObject({ sys: { type: 'Error', id: 'NotFound' } })
    await expect(client.getContentType('nothing')).rejects.toMatchObject({ name: 'NotFound' })
  })
  test('for a wrong key', async () => {
    expect((await failure(connect('wrong').getEntries()))?.name).toBe('AccessTokenInvalid')
  })
  test('for an unknown operator and content type', async () => {
    const odd: Record<string, string> = { content_type: 'blog', 'fields.slug[like]': 'x' }
    expect((await failure(client.getEntries(odd)))?.name).toBe('InvalidQuery')
    expect((await failure(client.getEntries({ content_type: 'colour' })))?.name).toBe('InvalidQuery')
    expect((await failure(client.getEntries({ limit: 1001 })))?.name).toBe('InvalidQuery')
  })
  test('for sync', async () => {
    await expect(client.sync({ initial: true })).rejects.toMatchObject({
      response: { data: { sys: { id: 'BadRequest' }, message: expect.stringContaining('sync') } },
    })
  })
})

test('a client over the rate limit gets 429', async () => {
  // With a running clock a slow machine would be granted another request in between.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { handler } = openContent(database)
  const ask = () =>
    handler(
      new Request('http://content/spaces/marram/environments/master/locales', {
        headers: { authorization: 'Bearer key' },
      }),
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
  const replies: Response[] = []
  for (let times = 0; times < 61; times += 1) replies.push(await ask())
  expect([replies[59]?.status, replies[60]?.status]).toEqual([200, 429])
  expect(await replies[60]?.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } })
})

test('GraphQL works at Contentful’s path with a bearer', async () => {
  const ask = (bearer: string) =>
    fetch(`http://127.0.0.1:${server.port}/content/v1/spaces/marram/environments/master`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ page(id: "page-rent") { title } }' }),
    })
  expect(await (await ask('key')).json()).toEqual({ data: { page: { title: 'Title of mieten' } } })
  expect((await ask('wrong')).status).toBe(401)
})
