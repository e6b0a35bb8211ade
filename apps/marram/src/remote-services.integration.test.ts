import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@marram/database/testing/test-database'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** These run as separate processes, the search as two; booking, favourites and workers stay in the program. */
const remoteNames = ['auth', 'broker', 'content', 'images'] as const
type RemoteName = (typeof remoteNames)[number]

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const guest = { email: 'guest@marram.example', password: 'marram-demo-guest' }

let agency: Agency
let folder: string
let lodgings: string[] = []
let settings: Readonly<Record<string, string>> = {}
const remotes = new Map<RemoteName, ServiceProcess>()
let searches: readonly ServiceProcess[] = []

const get = (path: string, headers: Record<string, string> = {}) => visit(agency.port, path, { headers })
const lodging = (index: number) => get(`/ferienhaus-${lodgings[index]}/`)
const codeOf = ({ text }: Answer): unknown => JSON.parse(text).meta.code

const entryPointOf = (name: string) => new URL(`../../../services/${name}/src/main.ts`, import.meta.url)

async function start(name: RemoteName, port = '0'): Promise<ServiceProcess> {
  const started = await startProcess(entryPointOf(name), { ...settings, PORT: port })
  remotes.set(name, started)
  return started
}

async function stop(name: RemoteName): Promise<() => Promise<ServiceProcess>> {
  const running = remotes.get(name)
  await running?.stop()
  return () => start(name, new URL(running?.origin ?? '').port)
}

async function logIn(): Promise<Answer> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  const body = `${new URLSearchParams(guest)}`
  return visit(agency.port, '/api/session/login/', { method: 'POST', headers, body })
}

const cookieOf = ({ headers }: Answer) => /identity=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''

async function prepare(database: TestDatabase): Promise<Record<string, string>> {
  const { db } = database
  const rows = await db.selectFrom('lodging').select('name').where('status', '=', 'active').orderBy('id').execute()
  lodgings = rows.map(({ name }) => name)
  // A separate service rejects the demo's users.
  await db.updateTable('user_account').set({ is_demo: false }).execute()
  await writeFile(join(folder, 'dot.png'), Buffer.from(dot, 'base64'))
  settings = {
    DATABASE_URL: database.url,
    PUBLIC_KEYS: 'marram-demo',
    MARRAM_HOSTS: 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost',
    TRUST_PROXY: '1',
    IMAGES_CACHE_DIR: join(folder, 'cache'),
    IMAGES_PHOTO_DIR: folder,
  }
  const urls = remoteNames.map(async (name) => [`${name.toUpperCase()}_URL`, (await start(name)).origin])
  const search = () => startProcess(entryPointOf('search'), settings)
  searches = await Promise.all([search(), search()])
  const searchUrl = searches.map(({ origin }) => origin).join(',')
  return { ...Object.fromEntries(await Promise.all(urls)), SEARCH_URL: searchUrl }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-remote-'))
  agency = await startAgency({ prepare })
  await vi.waitFor(async () => expect((await get('/readyz')).text).toContain('"status":"ready"'), { interval: 200 })
  // One of the two is enough for the program; while the other one builds its index, the rest would be short of time.
  for (const { origin } of searches) {
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), { interval: 200 })
  }
}, 180_000)
afterAll(async () => {
  await agency?.stop()
  await Promise.all([...remotes.values(), ...searches].map((remote) => remote.stop()))
  await rm(folder, { recursive: true, force: true })
})

describe('with services as separate processes', () => {
  test('a house has its page', async () => {
    const { status, text } = await lodging(0)
    expect(status).toBe(200)
    expect(text).toContain('"VacationRental"')
  })

  test('the search page shows houses', async () => {
    const { status, text } = await get('/ferienhaus-suche/')
    expect(status).toBe(200)
    expect(text).toContain('card--lodging')
  })

  test('a guest logs in, and a service of the program identifies the guest by the remote one', async () => {
    const answer = await logIn()
    expect(answer.status).toBe(200)
    const favorites = await get('/api/favorites/', { cookie: cookieOf(answer), 'sec-fetch-site': 'same-origin' })
    expect(favorites.status).toBe(200)
  })

  test('a picture is served through the program', async () => {
    const { status, headers } = await get('/services/images/own/photos/dot.png?format=webp&w=16&h=16')
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    const again = await get('/services/images/own/photos/dot.png?format=webp&w=16&h=16', {
      'if-none-match': headers.etag ?? '',
    })
    expect(again.status).toBe(304)
    expect((await get('/services/images/own/photos/none.png')).status).toBe(404)
  })

  test("a refusal is the service's, with the request id", async () => {
    const answer = await get('/services/broker/graphql', { 'x-request-id': 'request-4711' })
    expect([answer.status, codeOf(answer)]).toEqual([401, 'public-key-missing'])
    expect(answer.headers['x-request-id']).toBe('request-4711')
  })
})

describe('with two search services, one of which ends', () => {
  const search = () =>
    visit(agency.port, '/services/search/indexes/lodgingOptions_duration-7_lan-2/search/', {
      method: 'POST',
      headers: { authorization: 'Bearer marram-demo-search', 'content-type': 'application/json' },
      body: JSON.stringify({ q: '', hitsPerPage: 3, page: 1, attributesToRetrieve: ['id'] }),
    })
  const found = async () => {
    const { status, text } = await search()
    return [status, JSON.parse(text).totalHits]
  }

  test('guests are answered as before, by the other one', { timeout: 60_000 }, async () => {
    const before = await found()
    expect(before).toEqual([200, expect.any(Number)])
    await searches[0]?.stop()
    for (let turn = 0; turn < 6; turn += 1) expect(await found()).toEqual(before)
    expect((await get('/ferienhaus-suche/?53=1&filter=1')).text).toContain('card--lodging')
    expect((await get('/readyz')).status).toBe(200)
  })

  test('without the last one the search is away, and the program says which service it misses', async () => {
    await searches[1]?.stop()
    expect([502, 503]).toContain((await search()).status)
    await vi.waitFor(async () => {
      expect(JSON.parse((await get('/readyz')).text).data.error).toBe('Not ready: search.')
    })
    searches = await Promise.all(
      searches.map(({ origin }) => startProcess(entryPointOf('search'), { ...settings, PORT: new URL(origin).port })),
    )
    await vi.waitFor(async () => expect((await found())[0]).toBe(200))
  }, 60_000)
})

describe('when remote services end', () => {
  let restarts: (() => Promise<ServiceProcess>)[] = []
  beforeAll(async () => {
    restarts = await Promise.all([stop('auth'), stop('broker'), stop('content')])
  })

  test('pages of houses and editors fail without a 404, and stored ones are served', async () => {
    expect((await lodging(1)).status).toBeGreaterThanOrEqual(500)
    expect((await get('/impressum/')).status).toBeGreaterThanOrEqual(500)
    expect((await lodging(0)).status).toBe(200)
  })

  test('a correct password is not reported as wrong', async () => {
    expect((await logIn()).status).toBeGreaterThanOrEqual(500)
  })

  test('callers of such a service get an error, and others respond', async () => {
    const answer = await get('/services/broker/graphql')
    // 502 for the first request, which detected it.
    expect([502, 503]).toContain(answer.status)
    expect(['service-away', 'unavailable']).toContain(codeOf(answer))
    expect((await get('/services/images/own/photos/dot.png?format=webp')).status).toBe(200)
  })

  test('the program reports them as not ready', async () => {
    // On a slow machine another service may be late too.
    await vi.waitFor(async () => {
      const { status, text } = await get('/readyz')
      expect([status, JSON.parse(text).data.error]).toEqual([503, 'Not ready: auth, broker, content.'])
    })
  })

  test('everything recovers with them', { timeout: 120_000 }, async () => {
    await Promise.all(restarts.map((restart) => restart()))
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200))
    await vi.waitFor(async () => expect((await lodging(1)).status).toBe(200))
    await vi.waitFor(async () => expect((await get('/impressum/')).status).toBe(200))
    await vi.waitFor(async () => expect((await logIn()).status).toBe(200))
  })
})
