import { contentOperations } from '@marram/contract/content/documents'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { importEntries } from '../import.ts'
import { openContent } from '../testing/open-content.ts'
import { entry, in3, once, page, smallAgency, to } from '../testing/seed.ts'
import { createContentSchema } from './content-schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterAll(() => database.drop())

test.each(contentOperations.map(({ name, text }) => [name, text]))(
  'the site’s document %s fits the schema',
  (_, text) => {
    expect(validate(createContentSchema(), parse(text))).toEqual([])
  },
)

/** In the style of Contentful's documentation, without our additions. */
const contentfulDocument = /* GraphQL */ `
  query ($preview: Boolean, $locale: String) {
    blogCollection(
      where: { AND: [{ slug_in: ["amber", "seals"] }, { datePublished_gt: "2026-04-01T00:00:00.000Z" }] }
      order: [datePublished_DESC]
      limit: 10
      preview: $preview
      locale: $locale
    ) {
      total
      skip
      limit
      items {
        __typename
        sys { id publishedAt firstPublishedAt }
        title
        german: title(locale: "de-DE")
        author { name jobTitle }
        categoriesCollection(limit: 5) { total items { ... on Category { slug title } } }
      }
    }
    page(id: "page-rent", locale: "de-DE") {
      image { url width height contentType }
      content {
        json
        links {
          entries { block { sys { id } __typename ... on Accordion { title } } hyperlink { sys { id } ... on Page { slug } } }
          assets { block { sys { id } url title } }
        }
      }
      sectionsCollection { items { __typename ... on SectionFaq { faqsCollection { items { question } } } } }
    }
  }
`

test('a document written for Contentful reads the same entries as the site', async () => {
  const { ask, content } = openContent(database)
  const { status, data, errors } = await ask(contentfulDocument, { locale: 'en', preview: false })
  expect([status, errors]).toEqual([200, undefined])
  const page = await content.page('de-DE', 'page-rent')
  expect(data).toMatchObject({
    blogCollection: {
      total: 1,
      skip: 0,
      limit: 10,
      items: [
        {
          __typename: 'Blog',
          title: 'About seals',
          german: 'Über seals',
          author: { name: 'Anna', jobTitle: 'Head' },
          categoriesCollection: { total: 1, items: [{ slug: 'nature', title: 'Nature' }] },
        },
      ],
    },
    page: {
      image: { url: page?.image?.url, width: 1200 },
      content: {
        json: page?.content?.json,
        links: {
          entries: { block: [{ __typename: 'Accordion', title: 'Schlüssel' }], hyperlink: [{ slug: 'preise' }] },
          assets: { block: [{ title: 'Dünen' }] },
        },
      },
      sectionsCollection: {
        items: [
          { __typename: 'SectionFaq', faqsCollection: { items: [{ question: 'Dürfen Hunde?' }] } },
          { __typename: 'SectionStatement' },
        ],
      },
    },
  })
})

test.each([
  ['title_contains: "SEALS"', ['seals']],
  ['title_not_contains: "seals"', ['amber', 'dunes']],
  ['slug_not: "amber"', ['dunes', 'seals']],
  ['slug_not_in: ["amber", "dunes"]', ['seals']],
  ['datePublished_lt: "2026-03-01"', ['dunes']],
  ['datePublished_lte: "2026-03-01"', ['amber', 'dunes']],
  ['datePublished_gte: "2026-03-01", datePublished_lt: "2026-06-01"', ['amber']],
  ['image_exists: true', []],
  ['dateUpdated_exists: false', ['amber', 'dunes', 'seals']],
  ['categoriesCollection_exists: true, categories: { slug: "nature" }', ['amber', 'seals']],
  ['author: { name_contains: "ann" }', ['amber', 'dunes', 'seals']],
  ['OR: [{ slug: "amber" }, { slug: "dunes" }]', ['amber', 'dunes']],
  ['sys: { id_in: ["amber", "nothing"] }', ['amber']],
  ['sys: { publishedAt_lt: "2020-01-01" }', []],
])('posts can be filtered by { %s }', async (where, ids) => {
  const query = `{ blogCollection(where: { ${where} }, order: [sys_id_ASC], locale: "en") { items { sys { id } } } }`
  const { data, errors } = await openContent(database).ask(query)
  expect(errors).toBeUndefined()
  expect(data?.blogCollection).toEqual({ items: ids.map((id) => ({ sys: { id } })) })
})

// spec: constant employees 30, 1000; constant streets 1000, 200
test.each(['street', 'employee'])('a query can request at most a thousand entries of the type %s', async (type) => {
  const ask = async (limit: number) => openContent(database).ask(`{ ${type}Collection(limit: ${limit}) { limit } }`)
  expect((await ask(1000)).data).toEqual({ [`${type}Collection`]: { limit: 1000 } })
  expect(JSON.stringify((await ask(1001)).errors)).toContain('from 0 to 1000')
})

test('pages of a collection have no gap or overlap, and each has the total', async () => {
  const query = /* GraphQL */ `
    query ($skip: Int) {
      blogCollection(order: [datePublished_ASC, sys_id_ASC], limit: 2, skip: $skip, locale: "da-DK") {
        total
        skip
        limit
        items { sys { id } }
      }
    }
  `
  const { ask } = openContent(database)
  const pages = [await ask(query, { skip: 0 }), await ask(query, { skip: 2 }), await ask(query, { skip: 4 })]
  const posts = (...ids: string[]) => ids.map((id) => ({ sys: { id } }))
  expect(pages.map(({ data }) => data?.blogCollection)).toEqual([
    { total: 3, skip: 0, limit: 2, items: posts('dunes', 'amber') },
    { total: 3, skip: 2, limit: 2, items: posts('seals') },
    { total: 3, skip: 4, limit: 2, items: [] },
  ])
})

test('a single asset is read in the requested language', async () => {
  const { data, errors } = await openContent(database).ask(
    '{ asset(id: "dunes", locale: "da-DK") { sys { id } title url width height contentType fileName } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.asset).toMatchObject({ sys: { id: 'dunes' }, title: 'Klitter', width: 1200, contentType: 'image/avif' })
})

test('other fields of documents for Contentful are supported', async () => {
  const query = /* GraphQL */ `
    {
      page(id: "page-prices", locale: "de-DE", useFallbackLocale: true) {
        _id
        sys { locale }
        contentfulMetadata { tags { id name } concepts { id } }
        linkedFrom { entryCollection(limit: 100) { total items { sys { id } } } }
      }
      assetCollection(where: { sys: { id_in: ["dunes"] } }, limit: 5) { total items { _id url } }
      pageCollection(limit: 100) { total }
    }
  `
  const { data, errors } = await openContent(database).ask(query)
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    page: { _id: 'page-prices', sys: { locale: 'de-DE' }, contentfulMetadata: { tags: [], concepts: [] } },
    assetCollection: { total: 1, items: [{ _id: 'dunes' }] },
  })
  const linking = JSON.stringify(data?.page)
  for (const id of ['page-rent', 'page-energy', 'banner']) expect(linking).toContain(id)
})

test('a street is found by its id in the booking system', async () => {
  const query = '{ streetCollection(where: { brokerStreetIds_contains_some: [17, 18] }) { items { sys { id } } } }'
  expect((await openContent(database).ask(query)).data).toEqual({
    streetCollection: { items: [{ sys: { id: 'street-klit' } }] },
  })
})

test('titles are sorted by the alphabet of the edition', async () => {
  const names = ['Ærø', 'Zoo', 'Ål', 'Abe']
  const categories = names.map((name, at) =>
    entry('category', `sort-${at}`, {
      title: in3(name, name, null),
      slug: in3(`s${at}`, `s${at}`, null),
      type: once('job-type'),
    }),
  )
  await importEntries(database.db, { entries: categories, assets: [] })
  const titles = async (locale: 'da-DK' | 'de-DE') =>
    (await openContent(database).content.categories(locale, 'job-type')).map(({ title }) => title)
  expect(await titles('da-DK')).toEqual(['Abe', 'Zoo', 'Ærø', 'Ål'])
  expect(await titles('de-DE')).toEqual(['Abe', 'Ærø', 'Ål', 'Zoo'])
})

describe('refused with 4xx and a sentence is', () => {
  const deep = (levels: number) => `{ page(id: "x") { ${'parent { '.repeat(levels)} title ${'} '.repeat(levels)} } }`
  const nested =
    'sectionsCollection(limit: 1000) { items { ... on SectionFaq { faqsCollection(limit: 1000) { items { question } } } } }'
  const doubling = (times: number) => {
    const fragments = Array.from(
      { length: times },
      (_, at) => `fragment F${at} on Page { a: parent { ...F${at + 1} } b: parent { ...F${at + 1} } }`,
    )
    return `{ page(id: "page-energy") { ...F0 } } ${fragments.join(' ')} fragment F${times} on Page { title }`
  }
  const aliases = Array.from({ length: 101 }, (_, at) => `a${at}: title`).join(' ')
  test.each([
    ['fragments that double each other', doubling(14), /more than 11000 entries/],
    ['fragments that lead ever deeper', doubling(30), /nested deeper/],
    ['the same under a hundred names', `{ page(id: "x") { ${aliases} } }`, /more than 100 aliases/],
    ['a field that does not exist', '{ page(id: "x") { colour } }', /Cannot query field/],
    ['an invalid query', '{ page(', /Syntax Error/],
    ['an unknown locale', '{ page(id: "x", locale: "fr") { title } }', /locale "fr" was not valid/],
    ['an unknown locale of a field', '{ page(id: "page-rent") { title(locale: "x") } }', /was not valid/],
    ['too many pages at once', '{ pageCollection(limit: 101) { total } }', /limit must be from 0 to 100/],
    ['too long a menu', '{ navItemCollection(limit: 41) { total } }', /from 0 to 40/],
    ['a negative skip', '{ pageCollection(skip: -1) { total } }', /skip must be/],
    ['a preview without the key', '{ page(id: "x", preview: true) { title } }', /X-Preview-Key/],
    ['an invalid date', '{ blogCollection(where: { datePublished_gt: "soon" }) { total } }', /date is written/],
    ['a null character', '{ page(id: "\\u0000") { title } }', /null character/],
    ['a null character in a filter', '{ pageCollection(where: { slug: "\\u0000" }) { total } }', /null character/],
    ['a null character in an address', '{ routeData(slug: "\\u0000") { entry { id } } }', /null character/],
    ['neither slug nor id', '{ routeData { entry { id } } }', /slug or a sysId/],
    ['a query nested too deeply', deep(50), /nested deeper/],
    ['a bracket a thousand levels deep', '{'.repeat(20_000), /nested deeper/],
    ['too many entries', `{ pageCollection(limit: 30) { items { ${nested} } } }`, /more than 11000 entries/],
    [
      'the text of many pages under several aliases',
      '{ pageCollection(limit: 100) { items { a: _text b: _text c: _text d: _text } } }',
      /more than 11000 entries/,
    ],
  ])('%s', async (_, query, message) => {
    const { status, errors } = await openContent(database).ask(query)
    expect([400, 403]).toContain(status)
    expect(errors?.[0]?.message).toMatch(message)
  })

  test('an endlessly nested variable', async () => {
    let where: Record<string, unknown> = {}
    for (let level = 0; level < 2000; level += 1) where = { AND: [where] }
    const query = 'query ($where: PageFilter) { pageCollection(where: $where) { total } }'
    const { status, errors } = await openContent(database).ask(query, { where })
    expect([status, errors?.[0]?.message]).toEqual([400, 'The variables are nested too deeply.'])
  })
})

describe('a stranger', () => {
  const ask = (handler: ReturnType<typeof openContent>['handler'], remoteAddress: string, query: string) =>
    handler(
      new Request('http://content/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-public-key': 'key', origin: 'https://evil.example' },
        body: JSON.stringify({ query }),
      }),
      { incoming: { socket: { remoteAddress } } },
    )

  test('over the rate limit gets 429, without affecting others', async () => {
    // With a running clock a slow machine would regain part of its budget.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { handler } = openContent(database)
    const dear = '{ streetCollection(limit: 1000) { items { areasCollection(limit: 9) { total } } } }'
    const statuses: number[] = []
    for (let times = 0; times < 4; times += 1) statuses.push((await ask(handler, '2001:db8::1', dear)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await ask(handler, '2001:db8::2', '{ page(id: "x") { title } }')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask(handler, '192.0.2.1', dear)).status).toBe(200)
  })

  test('of another site gets no CORS headers', async () => {
    const reply = await ask(openContent(database).handler, '192.0.2.1', '{ page(id: "x") { title } }')
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the cost of a reply', () => {
  const statements = async (work: () => Promise<unknown>): Promise<number> => {
    const spy = vi.spyOn(database.pool, 'connect')
    try {
      await work()
      return spy.mock.calls.length
    } finally {
      spy.mockRestore()
    }
  }

  test('a page with thirty sections takes as many queries as one with two', async () => {
    const faqs = Array.from({ length: 60 }, (_, at) => entry('faq', `faq-${at}`, { question: in3('?', '?', '?') }))
    const sections = Array.from({ length: 30 }, (_, at) =>
      entry('sectionFaq', `many-${at}`, { faqs: once([to(`faq-${2 * at}`), to(`faq-${2 * at + 1}`)]) }),
    )
    const of = (id: string, count: number) =>
      page(id, [null, id, null], { sections: once(sections.slice(0, count).map(({ sys }) => to(sys.id))) })
    await importEntries(database.db, { entries: [...faqs, ...sections, of('few', 2), of('many', 30)], assets: [] })
    const { content } = openContent(database)
    const few = await statements(() => content.page('de-DE', 'few'))
    const many = await statements(() => content.page('de-DE', 'many'))
    expect((await content.page('de-DE', 'many'))?.sections).toHaveLength(30)
    expect(few).toBeGreaterThan(0)
    expect(many).toBe(few)
    const oneText = await statements(() => content.texts('de-DE', ['many']))
    const manyTexts = await statements(() => content.texts('de-DE', ['many', 'few', 'page-rent', 'page-energy']))
    expect(oneText).toBeGreaterThan(0)
    // One more level: a box in the rich text of a page.
    expect(manyTexts).toBeLessThanOrEqual(oneText + 1)
  })
})

describe('a reply is tagged with its dependencies', () => {
  test('a page: itself, its sections, pictures and links', async () => {
    const { content, tags } = openContent(database)
    await content.page('de-DE', 'page-rent')
    expect([...tags]).toEqual(
      expect.arrayContaining(['entry:page-rent', 'entry:faq-pets', 'entry:banner', 'entry:page-prices', 'asset:dunes']),
    )
    expect([...tags]).not.toContain('type:page')
  })

  test('a list: its type; a lookup by key: only the entry', async () => {
    const { content, tags } = openContent(database)
    await content.blogPosts('de-DE')
    expect([...tags]).toContain('type:blog')
    await content.settings('de-DE', ['site'])
    expect([...tags]).toContain('entry:setting-site')
    expect([...tags]).not.toContain('type:setting')
    await content.settings('de-DE', ['site', 'missing'])
    expect([...tags]).toContain('type:setting')
  })
})

test.each(['\u202e', 'two words', 'x'.repeat(5000)])(
  'an entry with the id %j is not found, without a server error',
  async (id) => {
    const { ask } = openContent(database)
    expect(await ask('query ($id: String!) { page(id: $id) { title } }', { id })).toMatchObject({
      status: 200,
      data: { page: null },
    })
  },
)
