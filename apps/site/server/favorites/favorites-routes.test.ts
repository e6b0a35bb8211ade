import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { Favorite } from '@marram/contract/favorites/shapes'
import { ServiceError } from '@marram/contract/service-error'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { beforeEach, expect, test } from 'vitest'
import { mountFavoritesRoutes } from './favorites-routes.ts'

const token = 't'.repeat(43)
const at = '2027-01-01T00:00:00.000Z'
const row: Favorite = {
  id: 5,
  userId: 1,
  subjectType: 'lodging',
  subjectId: 17,
  comment: null,
  createdAt: at,
  updatedAt: at,
}
const asked: unknown[] = []
let refusal: Error | null = null

async function note<T>(what: unknown[], answer: T): Promise<T> {
  if (refusal) throw refusal
  asked.push(what)
  return answer
}

const never = (): never => {
  throw new Error('unexpected call')
}
const app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
mountFavoritesRoutes(app, {
  favoritesClientFor: (bearer) => ({
    list: () => note(['list', bearer], [row]),
    create: ({ subjectId }) => note(['create', bearer, subjectId], row),
    update: (id, { comment }) => note(['update', bearer, id, comment], row),
    remove: (id) => note(['remove', bearer, id], undefined),
    merge: ({ subjectIds }) => note(['merge', bearer, subjectIds], [row]),
    shareFavorites: ({ lodgingIds }) => note(['share', bearer, lodgingIds], undefined),
    mailViews: ({ lodgingIds }) => note(['views', bearer, lodgingIds], undefined),
    follow: async () => new Response('event: ready\n\n', { headers: { 'content-type': 'text/event-stream' } }),
  }),
  auth: new Proxy({} as never, { get: never }),
  editionOf: () => 'de',
  hostOf: () => 'de.example',
  isHttps: () => true,
  cookieDomains: [],
  showAnswer: never,
  log: createLog({ name: 'test', level: 'silent' }),
})

type Sent = { readonly body?: unknown; readonly cookie?: string; readonly site?: string }

const send = (method: string, path: string, { body, cookie = `identity=${token}`, site = 'same-origin' }: Sent = {}) =>
  app.request(path.startsWith('/api/') ? path : `/api/favorites${path}`, {
    method,
    headers: { cookie, 'sec-fetch-site': site },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

beforeEach(() => {
  asked.length = 0
  refusal = null
})

const calls: readonly [string, string, unknown, unknown[]][] = [
  ['GET', '/', undefined, ['list', token]],
  ['POST', '/', { subjectType: 'lodging', subjectId: 17 }, ['create', token, 17]],
  ['PUT', '/5/', { comment: ' x ' }, ['update', token, 5, 'x']],
  ['DELETE', '/5/', undefined, ['remove', token, 5]],
  ['POST', '/merge/', { subjectType: 'lodging', subjectIds: [1, 2] }, ['merge', token, [1, 2]]],
  ['POST', '/share/', { lodgingIds: [1] }, ['share', token, [1]]],
  ['POST', '/api/lodging-views/mail/', { lodgingIds: [1] }, ['views', token, [1]]],
]

test.each(calls)('%s %s acts for the account of the cookie and is not cached', async (method, path, body, what) => {
  const response = await send(method, path, { body })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(asked).toEqual([what])
  expect(await response.text()).not.toContain(token)
})

test.each(calls)('%s %s is refused without a login', async (method, path, body) => {
  const response = await send(method, path, { body, cookie: '' })
  expect([response.status, (await response.json()).data.error]).toEqual([401, 'Not logged in'])
  expect(asked).toEqual([])
})

// A form may have replaced the token meanwhile, and removing the cookies would lose it.
test.each(calls)('%s %s leaves the cookies alone when the token has expired', async (method, path, body) => {
  refusal = new NotLoggedInError()
  const response = await send(method, path, { body })
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test.each(calls)('%s %s is refused to another site', async (method, path, body) => {
  expect((await send(method, path, { body, site: 'cross-site' })).status).toBe(403)
  expect(asked).toEqual([])
})

test('the stream of changes is passed through', async () => {
  const response = await send('GET', '/events/')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect((await send('GET', '/events/', { cookie: '' })).status).toBe(401)
})

test('a refusal of the service reaches the page with its code', async () => {
  refusal = new ServiceError(409, { data: { error: 'Full.' }, meta: { code: 'list-full' } })
  const response = await send('POST', '/', { body: { subjectType: 'lodging', subjectId: 17 } })
  expect([response.status, (await response.json()).meta.code]).toEqual([409, 'list-full'])
})

test.each(['/x/', '/0/', '/1e3/'])('there is no favourite at %s', async (path) => {
  expect((await send('DELETE', path)).status).toBe(404)
  expect((await send('PUT', path, { body: { comment: null } })).status).toBe(404)
  expect(asked).toEqual([])
})
