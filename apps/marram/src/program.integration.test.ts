import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notifyTags } from '@marram/database/changes'
import { createSecrets } from '@marram/database/secrets'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { findFreePort } from '@marram/testkit/free-port'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reflectionPath, reflectionSecret } from './reflection.ts'

let agency: Agency
const get = (path: string, options: Parameters<typeof visit>[2] = {}) => visit(agency.port, path, options)
const host = (edition: string) => `${edition}.localhost:${agency.port}`

beforeAll(async () => {
  agency = await startAgency()
}, 120_000)
afterAll(() => agency?.stop())

describe('the front page of each edition', () => {
  // spec: route /; entity Session state.language; entity Session state.locale; entity Session state.currency display
  // spec: entity Session state.currency code
  test.each([
    ['da', 'sommerhuse ved Vesterhavet', 'kr.'],
    ['de', 'Ferienhäuser an der dänischen Nordsee', '€'],
    ['en', 'holiday homes on the Danish North Sea', '€'],
  ])('%s has its language, currency and links to the others', async (edition, words, currency) => {
    const { status, text } = await get('/', { host: host(edition) })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${edition}"`)
    expect(text).toContain(words)
    expect(text).toMatch(new RegExp(`price__total">[^<]*${currency}`))
    expect(text).toContain(`rel="canonical" href="http://${host(edition)}/"`)
    for (const other of ['da', 'de', 'en']) expect(text).toContain(`hrefLang="${other}" href="http://${host(other)}/"`)
    expect(text).toContain(`hrefLang="x-default" href="http://${host('en')}/"`)
  })
  test('a host without an edition shows the German one, with links that do not repeat that host', async () => {
    const { text } = await get('/', { host: 'evil.example' })
    expect(text).toContain('<html lang="de"')
    expect(text).not.toContain('evil.example')
  })
})

describe('addresses', () => {
  // spec: route lower case and slash
  test.each([
    ['/Info/Strom?a=1&b=%C3%A6', '/info/strom/?a=1&b=%C3%A6'],
    ['//evil.example/x', '/evil.example/x/'],
    ['/sommerhus-b2417/', '/ferienhaus-b2417/'],
  ])('%s redirects with a single 301 to %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
  })
  test("a missing page is a 404 in the visitor's language with the path", async () => {
    const { status, text, headers } = await get('/gibt-es-nicht/')
    expect(status).toBe(404)
    expect(text).toContain('/gibt-es-nicht/')
    expect(text).toContain('Zur Startseite »')
    expect(headers['cache-control']).toBe('no-store')
  })
  test('a page rejects POST', async () => {
    const { status, headers } = await get('/', { method: 'POST', body: 'x' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
  test('a malformed address is refused', async () => {
    expect((await get('/%E0%A4%A/')).status).toBe(400)
  })
  test.each(['/', '/services/images/own/demo/x', '/services/broker/graphql', '/healthz', '/builds/latest.json'])(
    'a request to trace %s is refused, with and without a body',
    async (path) => {
      expect((await get(path, { method: 'TRACE' })).status).toBe(405)
      const withBody = { method: 'TRACE', headers: { 'content-length': '1' }, body: 'x' }
      expect((await get(path, withBody)).status).toBe(405)
    },
  )
  test('a URL with a user name is refused by services and pages alike', async () => {
    for (const path of ['/', '/services/images/own/demo/x', '/services/broker/graphql']) {
      expect((await get(`http://me:secret@de.localhost${path}`)).status).toBe(400)
    }
  })
})

describe('headers', () => {
  test('scripts need a hash, and no other site may frame a page', async () => {
    const { headers } = await get('/')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
  test('pages are compressed, and a 304 if unchanged', async () => {
    const first = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const again = await get('/', { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
  })
  test('hashed files are immutable', async () => {
    const { text } = await get('/')
    const script = /\/assets\/[^" ]+\.js/.exec(text)?.[0] ?? ''
    const { status, headers } = await get(script)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})

describe('stored pages', () => {
  const count = async () => /([\d.]+)\s*Ferienh/.exec((await get('/')).text)?.[1]
  test('a change is visible as soon as it is announced', async () => {
    expect(await count()).toBe('60')
    await agency.database.db.updateTable('lodging').set({ status: 'paused' }).where('id', '=', anyLodging).execute()
    expect(await count()).toBe('60')
    await notifyTags(agency.database.db, ['lodgings'])
    await vi.waitFor(async () => expect(await count()).toBe('59'))
  })
  test('a changed house is up to date as soon as that is announced, whatever was cached', async () => {
    const { db } = agency.database
    const shown = async () => (await get('/_payload.json')).text
    const id = Number(/"last-minute","de"\],"data":\[{"id":(\d+)/.exec(await shown())?.[1])
    await db.updateTable('lodging_text').set({ title: 'Neu gestrichen' }).where('lodging_id', '=', id).execute()
    expect(await shown()).not.toContain('Neu gestrichen')
    // Drops pages, but not the cache of the house.
    await notifyTags(db, ['lodgings'])
    await notifyTags(db, [`lodging:${id}`])
    await vi.waitFor(async () => expect(await shown()).toContain('Neu gestrichen'))
  })
  // spec: route ePassCache=1
  test('ePassCache=1 bypasses the cache', async () => {
    const shown = async (path: string) => {
      const { headers, text } = await get(path)
      return [/([\d.]+)\s*Ferienh/.exec(text)?.[1], headers['cache-control']]
    }
    const stored = await shown('/')
    expect(stored[1]).not.toBe('no-store')
    const paused = agency.database.db.updateTable('lodging').set({ status: 'paused' })
    await paused.where('id', '=', anyLodging + 1).execute()
    expect(await shown('/')).toEqual(stored)
    expect(await shown('/?ePassCache=1')).toEqual([String(Number(stored[0]) - 1), 'no-store'])
    expect(await shown('/')).toEqual(stored)
  })
  test('campaign parameters do not create another page', async () => {
    const [plain, tagged] = await Promise.all([get('/'), get('/?utm_source=x')])
    expect(tagged.headers.etag).toBe(plain.headers.etag)
  })
  const anyLodging = 1
})

describe('build information for pages', () => {
  // spec: call POST /api/version/
  test('the version identifies the instance', async () => {
    const { status, text } = await get('/api/version/', { method: 'POST', body: JSON.stringify({ token: 'x' }) })
    expect(status).toBe(200)
    expect(JSON.parse(text).engine.instanceId).toMatch(/^\w+/)
  })
  test.each([
    ['{', 400],
    ['{}', 422],
  ])('the body %s is refused with %i', async (body, expected) => {
    expect((await get('/api/version', { method: 'POST', body })).status).toBe(expected)
  })
  // spec: call GET /builds/latest.json; call GET /builds/meta/{buildId}.json
  test('the latest build has a manifest', async () => {
    const { id } = JSON.parse((await get('/builds/latest.json?1')).text)
    const manifest = JSON.parse((await get(`/builds/meta/${id}.json`)).text)
    expect(manifest.routes).toContainEqual({ pattern: '/booking/*', cache: 'never' })
    expect((await get('/builds/meta/other.json')).status).toBe(404)
  })
  // spec: call GET {path}/_payload.json
  test("a page's data are available without its HTML", async () => {
    const payload = JSON.parse((await get('/_payload.json')).text)
    expect(payload.path).toBe('/')
    const keys = payload.queries.map(({ key }: { key: string[] }) => key[0])
    expect(keys).toEqual(
      expect.arrayContaining(['front-areas', 'last-minute', 'front-figures', 'lodging-count', 'frame', 'front-entry']),
    )
    expect((await get('/gibt-es-nicht/_payload.json')).status).toBe(404)
  })
})

describe('operations', () => {
  test('the program is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz/')).status).toBe(200)
  })
  test('the doctor’s address answers its pass, and nobody else', async () => {
    expect((await get('/api/doctor')).status).toBe(404)
    const secret = await createSecrets(agency.database.db)(reflectionSecret)
    const path = reflectionPath(secret, new Date())
    const { status, text } = await get(path, { host: 'de.localhost' })
    expect([status, text]).toEqual([200, expect.stringContaining('"host":"de.localhost","proto":null')])
    expect((await get(path)).status).toBe(404)
  })

  test('metrics require a token', async () => {
    expect((await get('/metrics')).status).toBe(404)
  })
  // spec: call public-key header
  test('services require the public key', async () => {
    expect((await get('/services/broker/graphql?query={lodgingCount(lan:2)}')).status).toBe(401)
    expect((await get('/services/booking/related/?lan=2')).status).toBe(401)
  })
  test("a guest's view of a house is counted, a crawler's is not", async () => {
    const { id } = await agency.database.db.selectFrom('lodging').select('id').orderBy('id').executeTakeFirstOrThrow()
    const look = (agent: string) => ({ method: 'POST', body: `{"lodgingId":${id}}`, headers: { 'user-agent': agent } })
    for (const agent of ['Googlebot/2.1', 'Firefox', 'Firefox']) {
      expect((await get('/services/booking/views/', look(agent))).status).toBe(204)
    }
    const rows = await agency.database.db.selectFrom('lodging_view').select(['lodging_id', 'count']).execute()
    expect(rows).toEqual([{ lodging_id: id, count: 1 }])
  })
  test('pictures are rendered on demand in the requested size', async () => {
    const { status, headers } = await get('/services/images/own/demo/house/b2417/0?format=webp&w=120&h=80')
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  })
})

describe('the bundled program of npm start', () => {
  const folder = join(import.meta.dirname, '..', 'dist')
  test('threads and child processes have separate files', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['main.js', 'worker.js', 'drawing-worker.js', 'fill-demo-process.js']),
    )
  })
  test('searches, renders pictures, finds the files beside its sources, and stops on a signal', async () => {
    const port = await findFreePort()
    const data = await mkdtemp(join(tmpdir(), 'marram-bundle-'))
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      MARRAM_DATA: data,
      DATABASE_URL: agency.database.url,
      TIMEOUT_FACTOR: '10',
    }
    const child = spawn(process.execPath, [join(folder, 'main.js'), 'serve'], { env: settings, stdio: 'ignore' })
    const ended = once(child, 'exit')
    try {
      const answer = async (path: string) => (await visit(port, path)).status
      await vi.waitFor(async () => expect(await answer('/readyz')).toBe(200), { interval: 100 })
      expect((await visit(port, '/')).text).toContain('price__total')
      expect(await answer('/services/images/own/demo/house/b2417/0?format=webp&w=120&h=80')).toBe(200)
      expect(await answer('/favorites-worker.js')).toBe(200)
    } finally {
      child.kill()
      await ended
      await rm(data, { recursive: true })
    }
    expect(child.exitCode).toBe(0)
  }, 120_000)
})
