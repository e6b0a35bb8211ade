import { greyPicture } from '@marram/testkit/grey-picture'
import { type Nginx, nginxBinary, startNginx } from '@marram/testkit/several-nodes/nginx'
import { type Nodes, startNodes } from '@marram/testkit/several-nodes/nodes'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const guest = { email: 'guest@marram.example', password: 'marram-demo-guest' }
const karen = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: '1',
  acceptsTerms: '1',
}

let nodes: Nodes
let nginx: Nginx
let contestId = ''
/** In the order in which guests book them. */
const houses: { id: number; name: string }[] = []

if (nginxBinary === null)
  console.warn('nginx is not installed: several nodes are not tested. Install Debian’s package nginx-light.')

type Sent = { readonly what: string; readonly status: number; readonly text: string }
/** Each request that guests have sent, with its outcome. */
const sent: Sent[] = []
let guests = 0
let answered = 0

/** A browser without script, with a separate address. Its requests alternate between the nodes. */
function openBrowser() {
  guests += 1
  const address = `192.0.2.${guests}`
  const jar = new Map<string, string>()
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array,
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await visit(nginx.port, path, {
      method,
      host: 'de.localhost',
      headers: { 'x-guest': address, 'sec-fetch-site': 'same-origin', ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    answered += 1
    for (const one of (answer.headers['set-cookie'] ?? '').split(/, (?=[\w-]+=)/)) {
      const [, name, value] = /^([\w-]+)=([^;]*)/.exec(one) ?? []
      if (name !== undefined && value !== undefined) jar.set(name, value)
    }
    sent.push({ what: `${method} ${path}`, status: answer.status, text: answer.text })
    return answer
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  return {
    get: (path: string) => send('GET', path),
    send,
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send('POST', path, { ...form, ...headers }, `${new URLSearchParams(fields)}`),
    json: (path: string, body: unknown) => send('POST', path, json, JSON.stringify(body)),
  }
}

const isFailure = ({ status }: Sent): boolean => status >= 400

/** The proxy's log with every answered request in it. */
function readAllPassings() {
  const readAll = async () => {
    const passings = await nginx.readPassings()
    expect(passings.length).toBeGreaterThanOrEqual(answered)
    return passings
  }
  return vi.waitFor(readAll, { interval: 20 })
}

async function untilReady(index: number): Promise<void> {
  const port = nodes.ports[index] ?? 0
  const isReady = async () => expect((await visit(port, '/readyz')).text).toContain('"status":"ready"')
  await vi.waitFor(isReady, { interval: 100 })
}

/** nginx leaves out a node for up to three seconds after a failure. */
async function untilServing(index: number): Promise<void> {
  await untilReady(index)
  const { get } = openBrowser()
  const isServing = async () => {
    await get('/robots.txt')
    expect((await readAllPassings()).at(-1)?.ports).toEqual([nodes.ports[index]])
  }
  await vi.waitFor(isServing, { interval: 100 })
}

const fieldOf = ({ text }: Answer, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1] ?? ''
const targetOf = ({ status, headers, text }: Answer) => {
  expect(status, text.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').slice(-2000)).toBe(303)
  return headers.location ?? ''
}

const journeys = {
  async search() {
    const { get, json } = openBrowser()
    const page = await get('/ferienhaus-suche/?53=1&filter=1')
    expect(page.text).toContain('card--lodging')
    const found = await json('/api/search/', { query: 'filter=1', houses: { pageSize: 5, pages: 1 } })
    expect(JSON.parse(found.text).data.houses.total).toBeGreaterThan(10)
    const [, house = ''] = /href="(\/ferienhaus-[a-z]+\d+\/)/.exec(page.text) ?? []
    expect((await get(house)).text).toContain('"VacationRental"')
  },

  async booking() {
    const { get, post } = openBrowser()
    const step1 = await findStay(get)
    await get(step1)
    const query = step1.slice(step1.indexOf('?') + 1)
    const second = await post('/booking/step1/', Object.fromEntries(new URLSearchParams(query)))
    const details = await get(targetOf(second))
    const seenTotal = fieldOf(details, 'seenTotal')
    const third = targetOf(await post(targetOf(second), { ...karen, seenTotal }))
    expect(third).toContain('/booking/step3/')
    const acceptedTotal = fieldOf(await get(third), 'acceptedTotal')
    const placed = await post(third, { acceptedTotal, payChoice: 'invoice' })
    expect(targetOf(placed)).toMatch(/^\/booking\/receipt\/\?reservation=\d{9}$/)
    expect((await get(targetOf(placed))).text).toContain('Gebucht. Wir freuen uns auf Sie.')
  },

  async favourites() {
    const { get, post, json, send } = openBrowser()
    const headers = { accept: 'application/json' }
    expect((await post('/api/session/login/', guest, headers)).status).toBe(200)
    expect(JSON.parse((await post('/api/session/whoami/', {}, headers)).text).data.user.email).toBe(guest.email)
    const subjectId = houses.at(-1)?.id
    await json('/api/favorites/', { subjectType: 'lodging', subjectId })
    const list: unknown[] = JSON.parse((await get('/api/favorites/')).text).data
    expect(list).toContainEqual(expect.objectContaining({ subjectId }))
    expect((await get('/account/')).status).toBe(200)
    await send('POST', '/api/session/logout/', headers)
  },

  async upload() {
    const { send } = openBrowser()
    const form = new FormData()
    const email = `photographer-${guests}@example.org`
    const fields = { contestId, locale: 'de-DE', userEmail: email, userEmailConfirm: email, userName: 'Karen Holm' }
    for (const [name, value] of Object.entries({ ...fields, imageTitle: 'Die letzte Düne' })) form.append(name, value)
    form.append('contest_image', new File([greyPicture(1200, 900)], 'duene.png', { type: 'image/png' }))
    const request = new Request('http://de.localhost', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    const body = new Uint8Array(await request.arrayBuffer())
    const answer = await send('POST', '/fotowettbewerb/upload/', { 'content-type': type }, body)
    expect(targetOf(answer)).toBe('/fotowettbewerb/upload/#sent-contest-entry')
  },
}

/** Finds the first step of a free stay in the house whose last booking is the oldest, as both nodes have heard of that one. */
async function findStay(get: (path: string) => Promise<Answer>): Promise<string> {
  for (const house of [...houses]) {
    houses.push(...houses.splice(houses.indexOf(house), 1))
    const { text } = await get(`/ferienhaus-${house.name}/`)
    const [, step1] = /href="(\/booking\/step1\/\?[^"]+)"/.exec(text) ?? []
    if (step1 !== undefined) return step1.replaceAll('&amp;', '&')
  }
  throw new Error('No house is free.')
}

beforeAll(async () => {
  if (nginxBinary === null) return
  nodes = await startNodes()
  nginx = await startNginx(nodes.ports)
  const { db } = nodes.database
  const known = { email: karen.email, confirmed_at: new Date() }
  await db.insertInto('confirmed_address').values(known).execute()
  const active = db.selectFrom('lodging').select(['id', 'name']).where('status', '=', 'active')
  houses.push(...(await active.orderBy('id').execute()))
  const contest = await db.selectFrom('contest').select('id').orderBy('year', 'desc').limit(1).executeTakeFirst()
  contestId = String(contest?.id)
  for (const index of nodes.ports.keys()) await untilReady(index)
}, 180_000)
beforeEach(async () => {
  if (nginxBinary === null) return
  // A test may have failed before it started a node again.
  for (const index of nodes.ports.keys()) {
    if (nodes.node(index).isRunning()) continue
    await nodes.restart(index)
    await untilServing(index)
  }
  sent.length = 0
}, 120_000)
afterAll(async () => {
  await nginx?.stop()
  await nodes?.stop()
})

describe.skipIf(nginxBinary === null)('two nodes behind nginx, with every service as a process', () => {
  test.each(Object.entries(journeys))('a guest’s %s goes over both nodes', async (_, journey) => {
    const before = (await readAllPassings()).length
    await journey()
    await journey()
    const passings = (await readAllPassings()).slice(before)
    expect(new Set(passings.flatMap(({ ports }) => ports))).toEqual(new Set(nodes.ports))
    expect(sent.filter(isFailure)).toEqual([])
  })

  test('no request fails while one node after the other is stopped and started again', async () => {
    const stopped = new AbortController()
    const loops = [[journeys.search], [journeys.booking], [journeys.favourites, journeys.upload]]
    const visits = loops.map(async (loop) => {
      while (!stopped.signal.aborted) for (const journey of loop) await journey()
    })
    const upgrade = async () => {
      for (const index of nodes.ports.keys()) {
        expect(await nodes.node(index).stop()).toBe(0)
        await nodes.restart(index)
        await untilServing(index)
      }
    }
    // Nothing of this test may go on in the next one.
    const outcomes = await Promise.allSettled([...visits, upgrade().finally(() => stopped.abort())])
    expect(sent.filter(isFailure)).toEqual([])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(sent.length).toBeGreaterThan(50)
  }, 120_000)

  test('with a node that is killed, only its writes in flight fail, and none is sent to the other', async () => {
    const before = (await readAllPassings()).length
    const nameOf = (port: number) => (port === nodes.ports[0] ? 'killed' : 'other')
    nodes.node(0).signal('SIGSTOP')
    const { get, json } = openBrowser()
    const search = { query: 'filter=1', houses: { pageSize: 1, pages: 1 } }
    const requests = [
      get('/impressum/'),
      get('/impressum/'),
      json('/api/search/', search),
      json('/api/search/', search),
    ]
    // Of each pair one has reached the frozen node, as the other one has its answer.
    const readOwn = async () =>
      (await nginx.readPassings()).slice(before).filter(({ path }) => /^\/(?:impressum|api\/search)\/$/.test(path))
    await vi.waitFor(async () => expect(await readOwn()).toHaveLength(2), { interval: 20 })
    nodes.node(0).signal('SIGKILL')
    await nodes.node(0).ended
    await Promise.all(requests)
    await readAllPassings()
    const outcomes = (await readOwn())
      .map(({ method, status, ports }) => `${method} ${status} ${ports.map(nameOf)}`)
      .sort()
    expect(outcomes).toEqual(['GET 200 killed,other', 'GET 200 other', 'POST 200 other', 'POST 502 killed'])
    sent.length = 0
    for (const journey of Object.values(journeys)) await journey()
    expect(sent.filter(isFailure)).toEqual([])
    await nodes.restart(0)
    await untilServing(0)
  }, 120_000)
})
