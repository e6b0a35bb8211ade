import { publishEntry, saveDraft } from '@marram/content/publish'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let agency: Agency
const browser = { headers: { accept: 'text/html,*/*;q=0.8' } }
const get = (path: string, options: Parameters<typeof visit>[2] = browser) => visit(agency.port, path, options)
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const log: string[] = []
let stoppedAt: number | null = null
let known = ''
let unknown = ''
const search = '/ferienhaus-suche/'
const filtered = `${search}?filter=1&53=1`
const editorial = '/datenschutz/'

beforeAll(async () => {
  agency = await startAgency({ onLog: (line) => log.push(line), now: () => stoppedAt ?? Date.now() })
  const houses = await agency.database.db.selectFrom('lodging').select('name').orderBy('id').limit(2).execute()
  const [first, second] = houses.map(({ name }) => `/ferienhaus-${name.toLowerCase()}/`)
  known = first ?? ''
  unknown = second ?? ''
}, 120_000)
afterAll(async () => {
  await agency?.database.allowConnections(true)
  await agency?.stop()
  warn.mockRestore()
})

describe('a missing page', () => {
  // spec: error missing route; entity Site settings.404Title; entity Site settings.content
  test("says so in its title, with the editors' texts and the address", async () => {
    const { status, text } = await get('/gibt-es/wirklich-nicht/')
    expect([status, titleOf(text)]).toEqual([404, 'Diese Seite finden wir nicht | Marram'])
    expect(text).toContain('Hier ist nur Sand')
    expect(text).toContain('Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.')
    expect(text).toContain('/gibt-es/wirklich-nicht/')
    expect(text).not.toContain('marram-missing-page')
  })
  test('is the same whether it was rendered for its address or reused', async () => {
    const drawn = await get('/gibt-es-nicht/?ePassCache=1')
    const inserted = await get('/gibt-es-nicht/')
    const shown = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(shown(inserted.text)).toBe(shown(drawn.text))
    expect(inserted.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })
  test.each(['/<script>alert(1)</script>/', '/%22onload=%22x/', '/æ/'])(
    'at %s never executes parts of its address',
    async (path) => {
      const { status, text } = await get(encodeURI(path).toLowerCase())
      expect([301, 404]).toContain(status)
      expect(text).not.toMatch(/<script>alert|"onload="/)
    },
  )
})

describe('an invalid address', () => {
  // spec: entity Site settings.otherTitle; entity Site settings.error page
  test("is the error page for a browser, with the editors' texts", async () => {
    const { status, text, headers } = await get('/%E0%A4%A/')
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(text).toContain('Bei uns ist etwas schiefgegangen')
    expect(text).not.toContain('<script')
  })
  test('is a refusal for a program', async () => {
    expect(JSON.parse((await get('/%E0%A4%A/', {})).text).meta.code).toBe('malformed-path')
  })
})

// spec: route /
test.each(['/titelseite/', '/forside/', '/frontpage/'])('%s redirects to the front page at /', async (path) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([301, '/'])
})

test.each([
  ['/blog/page/1/', '/blog/'],
  ['/blog/page/1/?utm_source=mail', '/blog/?utm_source=mail'],
])('%s redirects to the list itself', async (path, list) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([301, list])
})

describe('when editors move something', () => {
  const danish = { headers: browser.headers, host: '' }
  beforeAll(async () => {
    danish.host = `da.localhost:${agency.port}`
    const { db } = agency.database
    const found = db.selectFrom('content_entry').select('published').where('id', '=', 'page-search')
    const { published: fields } = await found.executeTakeFirstOrThrow()
    const page = v.parse(v.record(v.string(), v.record(v.string(), v.unknown())), fields)
    await saveDraft(db, {
      id: 'page-search',
      type: 'page',
      fields: { ...page, slug: { ...page.slug, 'da-DK': 'find-hus' } },
    })
    await publishEntry(db, 'page-search')
    const old = { from: { 'de-DE': '/alt/seite.html' }, to: { 'de-DE': '/kontakt/' }, isPermanent: { 'de-DE': true } }
    await saveDraft(db, { id: 'redirect-file', type: 'redirect', fields: old })
    await publishEntry(db, 'redirect-file')
  })
  // spec: route search page
  test('the search page works at its new address, and the old one redirects there', async () => {
    await vi.waitFor(async () => {
      const { status, headers } = await get('/soeg-sommerhus/?filter=1&53=1', danish)
      expect([status, headers.location]).toEqual([301, '/find-hus/?filter=1&53=1'])
    })
    const { status, text } = await get('/find-hus/?filter=1&page=2', danish)
    expect(status).toBe(200)
    expect(text).toContain('search__cards')
    expect(titleOf(text)).toContain('(side 2)')
    expect(text).toContain(`rel="canonical" href="http://${danish.host}/find-hus/"`)
    expect((await get('/find-hus/_payload.json', danish)).status).toBe(200)
  })
  // spec: route redirect of an entry
  test('an old address that looks like a file redirects', async () => {
    const { status, headers } = await get('/alt/seite.html')
    expect([status, headers.location]).toEqual([301, '/kontakt/'])
    expect((await get('/alt/andere.html')).status).toBe(404)
  })
})

describe('the security headers', () => {
  test.each(['/api/version/', '/robots.txt', '/services/content/graphql', '/services/nothing/', '/sitemap.xml'])(
    'of %s prevent sniffing, and over HTTPS require HTTPS',
    async (path) => {
      const plain = await get(path)
      expect(plain.headers['x-content-type-options']).toBe('nosniff')
      expect(plain.headers).not.toHaveProperty('strict-transport-security')
    },
  )
  test("of a stored page allow the framework's scripts by their hashes only", async () => {
    const { text, headers } = await get('/kontakt/')
    expect(text).not.toMatch(/nonce/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+'/)
  })
  test('of the version allow POST only', async () => {
    const { status, headers } = await get('/api/version/')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})

describe('POST /api/getCompiledRouteData', () => {
  const ask = (body: unknown) => get('/api/getCompiledRouteData', { method: 'POST', body: JSON.stringify(body) })
  // spec: call POST /api/getCompiledRouteData
  test('looks up an address, also without the cache', async () => {
    for (const passCache of [false, true]) {
      const { status, text } = await ask({ slug: '/kontakt/', passCache })
      expect([status, JSON.parse(text).entry]).toEqual([200, { id: 'page-contact', type: 'page' }])
    }
  })
})

describe('titles', () => {
  test.each(['/', '/blog/', '/kontakt/', '/impressum/', '/ferienhaus-suche/'])(
    "that of %s contains the site's name once",
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(200)
      expect(titleOf(text)?.match(/\| Marram/g)).toHaveLength(1)
    },
  )
  // spec: route /{slugs...}/
  test('a further page of a list has its number', async () => {
    expect(titleOf((await get('/blog/page/2/')).text)).toMatch(/\(Seite 2\) \| Marram$/)
    expect(titleOf((await get('/ferienhaus-suche/?filter=1&page=2')).text)).toMatch(/\(Seite 2\) \| Marram$/)
  })
})

describe('while the database rejects connections', () => {
  const stored = () => ['/', known, search, '/impressum/']
  const notStored = () => [unknown, editorial, '/gibt-es-nicht/', '/alt/seite.html']
  let answers: Awaited<ReturnType<typeof get>>[] = []
  beforeAll(async () => {
    expect((await Promise.all(stored().map((path) => get(path)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
    await agency.database.allowConnections(false)
    answers = await Promise.all(notStored().map((path) => get(path)))
  })

  test('stored pages are served', async () => {
    const served = await Promise.all(stored().map((path) => get(path)))
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('no other page is a 404: each says when to retry', () => {
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a search without access to the houses is rendered without them, and is not stored', async () => {
    const { status, headers, text } = await get(filtered)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).not.toContain('card--lodging')
  })

  test('guests read that it is temporary', () => {
    expect(answers[1]?.text).toContain('<title>Diese Seite können wir gerade nicht anzeigen | Marram</title>')
  })

  test('operators find the failed requests in the log', () => {
    const lines = log.filter((line) => line.includes('GraphQL errors')).map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({ client: 'content', operationType: 'query', name: 'RouteData', statusCode: 503 }),
    )
  })

  // spec: error route data failure
  test('failing route data are an error of the interface', async () => {
    const request = { method: 'POST', body: '{"slug":"/kontakt/"}' }
    const { status, text } = await get('/api/getCompiledRouteData', request)
    expect([status, JSON.parse(text).data.error]).toEqual([503, 'Could not determine compiled route data'])
  })

  test('a crawler gets a 503 with Retry-After', async () => {
    const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
    const { status, headers } = await get(unknown, crawler)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  })

  test('the program is alive, but not ready for guests', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503])
  })

  test('everything recovers with the database', async () => {
    await agency.database.allowConnections(true)
    const paths = [unknown, filtered, editorial, '/gibt-es-nicht/', '/readyz']
    await vi.waitFor(
      async () => {
        const back = await Promise.all(paths.map((path) => get(path)))
        expect(back.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200])
      },
      { interval: 100 },
    )
  })
})

test('a caller who tries many missing addresses is rate-limited', async () => {
  // The clock stands still: otherwise a slow machine would refill the bucket between two requests.
  stoppedAt = Date.now()
  let refused = await get('/backup-0.zip', {})
  for (let attempt = 1; refused.status === 404 && attempt < 1000; attempt += 1)
    refused = await get(`/backup-${attempt}.zip`, {})
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  const page = await get('/gibt-es-auch-nicht/')
  expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
  expect(page.text).toContain('<h1>Einen Moment, bitte</h1>')
})

test('bypassing the cache is rate-limited as a render', async () => {
  stoppedAt = Date.now()
  const body = JSON.stringify({ slug: '/kontakt/', passCache: true })
  const ask = () => get('/api/getCompiledRouteData', { method: 'POST', body })
  let refused = await ask()
  for (let attempt = 1; refused.status === 200 && attempt < 1000; attempt += 1) refused = await ask()
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await get('/kontakt/?ePassCache=1')).status).toBe(429)
})
