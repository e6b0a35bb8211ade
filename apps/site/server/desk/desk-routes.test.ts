import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { BearerIdentity } from '@marram/contract/auth/shapes'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createDeskEvents } from './desk-events.ts'
import { type DeskFetch, mountDeskRoutes } from './desk-routes.ts'

const user = {
  id: 7,
  type: 3,
  role: 'Default',
  email: 'anna@marram.example',
  firstname: 'Anna',
  lastname: 'Holm',
  languageId: 2,
}
const identities: Readonly<Record<string, BearerIdentity>> = {
  ['a'.repeat(43)]: { permissions: ['staff'], desk: ['bookings.read'], user },
  ['g'.repeat(43)]: { permissions: ['bookings'], user: { ...user, type: 2 } },
  ['h'.repeat(43)]: { permissions: ['profile'], secondFactor: 'prove', user },
}

function open({ isAway = false, deskFetch }: { isAway?: boolean; deskFetch?: DeskFetch } = {}) {
  const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
  const events = createDeskEvents()
  mountDeskRoutes(app, {
    auth: {
      identify: async (token) => {
        if (isAway) throw new Error('The service does not answer.')
        const found = identities[token ?? '']
        if (!found) throw new NotLoggedInError()
        return found
      },
    },
    deskFetch: deskFetch ?? (async () => Response.json({ data: null, meta: {} })),
    deskFiles: { script: '/assets/desk-1.js', styles: ['/assets/desk-1.css'] },
    deskEvents: events,
    agency: () => null,
    isDemo: true,
    editionOf: () => 'de',
    hostOf: () => 'de.localhost',
    onFailure: () => {},
    isHttps: () => false,
    log: createLog({ name: 'test', level: 'silent' }),
  } as Parameters<typeof mountDeskRoutes>[1])
  app.all('*', () => new Response('missing page', { status: 404 }))
  const cookie = (who: string | null) => (who === null ? {} : { cookie: `identity=${who.repeat(43)}` })
  return {
    events,
    get: (path: string, who: string | null) => app.request(`http://de.localhost${path}`, { headers: cookie(who) }),
    post: (path: string, who: string | null, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
      app.request(`http://de.localhost${path}`, {
        method: 'POST',
        body: '{"input":{}}',
        headers: { ...cookie(who), ...headers },
      }),
  }
}

test('a member of staff gets the page, with what the desk starts with and a strict policy', async () => {
  const response = await open().get('/desk/bookings/', 'a')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<script type="module" src="/assets/desk-1.js"></script>')
  expect(JSON.parse(/id="desk-page">([^<]*)</.exec(html)?.[1] ?? '')).toMatchObject({
    edition: 'de',
    staff: { userId: 7, name: 'Anna Holm', permissions: ['bookings.read'] },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
})

test.each(['/desk/', '/desk/bookings/', '/desk/sign-in/'])('for guests, %s is a missing page', async (path) => {
  const response = await open().get(path, 'g')
  expect([response.status, await response.text()]).toEqual([404, 'missing page'])
})

test('nobody, and staff without their second factor, are sent to sign in and come back', async () => {
  for (const who of [null, 'h', 'z']) {
    const response = await open().get('/desk/bookings/?q=b24', who)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/desk/sign-in/?next=%2Fdesk%2Fbookings%2F%3Fq%3Db24',
    ])
    expect((await open().get('/desk/sign-in/', who)).status).toBe(200)
  }
})

test('a request reaches the service with login and key, and its answer comes back', async () => {
  const sent: unknown[] = []
  const { post } = open({
    deskFetch: async (...call) => {
      sent.push(call)
      return Response.json({ data: { error: 'No.' }, meta: { code: 'taken' } }, { status: 409 })
    },
  })
  const response = await post('/api/desk/booking/booking.confirm/', 'a', {
    'sec-fetch-site': 'same-origin',
    'idempotency-key': 'k1',
  })
  expect(response.status).toBe(409)
  expect(sent).toEqual([
    [
      'booking',
      '/desk/booking.confirm/',
      {
        method: 'POST',
        body: '{"input":{}}',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${'a'.repeat(43)}`,
          'idempotency-key': 'k1',
        },
      },
    ],
  ])
})

test.each([
  ['another site', '/api/desk/booking/booking.confirm/', { 'sec-fetch-site': 'cross-site' }],
  ['an unknown service', '/api/desk/search/booking.confirm/', { 'sec-fetch-site': 'same-origin' }],
  ['another path of the service', '/api/desk/booking/..%2fpayments/', { 'sec-fetch-site': 'same-origin' }],
])('%s reaches nothing', async (_, path, headers) => {
  const { post } = open({ deskFetch: async () => Response.json({}) })
  expect((await post(path, 'a', headers)).status).toBe(404)
})

test('without a login the service is not asked', async () => {
  expect((await open().post('/api/desk/booking/booking.confirm/', null)).status).toBe(401)
})

test('a service that is away is a 503, for the page as well', async () => {
  const { post } = open({ deskFetch: () => Promise.reject(new Error('away')) })
  expect((await post('/api/desk/booking/booking.confirm/', 'a')).status).toBe(503)
  expect((await open({ isAway: true }).get('/desk/', 'a')).status).toBe(503)
})

test('only staff hear of changes, until the server stops', async () => {
  const { get, events } = open()
  expect((await get('/api/desk/events/', null)).status).toBe(401)
  expect((await get('/api/desk/events/', 'g')).status).toBe(404)
  expect((await get('/api/desk/events/', 'h')).status).toBe(404)
  const response = await get('/api/desk/events/', 'a')
  events.publish()
  events.end()
  expect(await response.text()).toBe('event: ready\ndata: \n\nevent: change\ndata: \n\n')
})
