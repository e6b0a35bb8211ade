import { solve } from '@marram/auth/testing/solve'
import { holdsPerAddress } from '@marram/domain/booking/hold'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let agency: Agency
let ports: readonly number[] = []

// Each node runs every service, so that what they share can only be in the database.
beforeAll(async () => {
  agency = await startAgency({ env: { TRUST_PROXY: '1' } })
  ports = [agency.port, (await agency.addNode()).port]
}, 120_000)
afterAll(() => agency?.stop())

let sent = 0
/** To one node after the other. */
function post(path: string, body: unknown, network: string, headers: Record<string, string> = {}): Promise<Answer> {
  sent += 1
  return visit(ports[sent % ports.length] ?? 0, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-public-key': 'marram-demo',
      'x-forwarded-for': network,
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

const codeOf = ({ text }: Answer): unknown => JSON.parse(text).meta.code
const guest = { email: 'guest@marram.example', password: 'marram-demo-guest' }
const logIn = (password: string, captcha: string | null = null) =>
  post('/services/auth/login/', { email: guest.email, password, captcha }, '192.0.2.1')

test('wrong passwords count on all nodes, and a captcha of one node is valid once, on any', async () => {
  const codes = []
  for (let round = 0; round < 3; round += 1) codes.push(codeOf(await logIn(`wrong ${round}`)))
  expect(codes).toEqual(['login-refused', 'login-refused', 'login-refused'])
  const demanded = await logIn(guest.password)
  expect(codeOf(demanded)).toBe('captcha-required')
  const captcha = await solve(JSON.parse(demanded.text).data.captcha)
  expect(codeOf(await logIn('wrong again', captcha))).toBe('login-refused')
  // Now at the node that made it.
  expect(codeOf(await logIn(guest.password, captcha))).toBe('captcha-required')
})

test('a network holds no more houses by going to another node', async () => {
  const statuses = []
  for (const [index, hold] of (await freeStays(holdsPerAddress + 2)).entries()) {
    const browserKey = `browser-key-of-guest-${index}`.padEnd(24, '-')
    statuses.push((await post('/services/booking/rest/v1/holds/', { browserKey, ...hold }, '192.0.2.2')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: holdsPerAddress }, () => 201), 429, 429])
})

test('a hold that one node gave is refused by the other', async () => {
  const [hold] = await freeStays(1)
  const ask = (name: string, network: string) =>
    post('/services/booking/rest/v1/holds/', { browserKey: `browser-key-of-${name}`.padEnd(24, '-'), ...hold }, network)
  expect([(await ask('karen', '192.0.2.3')).status, (await ask('nele', '192.0.2.4')).status]).toEqual([201, 409])
})

test.each([
  ['forms', '/services/workers/bridge/form_submissions/', { formId: 'none', locale: 'de-DE', values: {} }, 8],
  ['newsletters', '/services/workers/bridge/newsletter/', { email: 'x' }, 8],
  ['comments', '/services/workers/bridge/comments/', {}, 12],
  ['mails for new passwords', '/services/auth/guest/forgot-password/', {}, 10],
] as const)('the rate limit of %s holds for all nodes together', async (_, path, body, burst) => {
  const refusals = []
  for (let count = 0; count < burst + 2; count += 1) {
    refusals.push((await post(path, body, '192.0.2.5')).status === 429)
  }
  expect(refusals).toEqual([...Array.from({ length: burst }, () => false), true, true])
  expect((await post(path, body, '192.0.2.6')).status).not.toBe(429)
})

test('views that nodes count add up', async () => {
  const { db } = agency.database
  const { id } = await db.selectFrom('lodging').select('id').limit(1).executeTakeFirstOrThrow()
  for (const network of ['192.0.2.11', '192.0.2.12', '192.0.2.13', '192.0.2.14']) {
    expect((await post('/services/booking/views/', { lodgingId: id }, network)).status).toBe(204)
  }
  const views = await db.selectFrom('lodging_view').select('count').where('lodging_id', '=', id).execute()
  expect(views.reduce((sum, { count }) => sum + count, 0)).toBe(4)
})

const names: { id: number; name: string }[] = []
/** Free stays in houses of which no test has asked yet. */
async function freeStays(count: number) {
  if (names.length === 0) {
    const active = agency.database.db.selectFrom('lodging').select(['id', 'name']).where('status', '=', 'active')
    names.push(...(await active.orderBy('id').execute()))
  }
  const stays: { lodgingId: number; arrival: string; duration: number }[] = []
  while (stays.length < count) {
    const house = names.shift()
    if (!house) throw new Error('No house is free.')
    const { text } = await visit(agency.port, `/ferienhaus-${house.name}/`)
    const [, query] = /href="\/booking\/step1\/\?([^"]+)"/.exec(text) ?? []
    const asked = new URLSearchParams(query?.replaceAll('&amp;', '&'))
    const [arrival, duration] = [asked.get('arrival'), asked.get('duration')]
    if (arrival !== null) stays.push({ lodgingId: house.id, arrival, duration: Number(duration) })
  }
  return stays
}
