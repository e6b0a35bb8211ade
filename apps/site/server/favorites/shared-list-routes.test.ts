import type { SharedListsClient } from '@marram/contract/favorites/shared-list'
import type { SharedListView, SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import { ServiceError } from '@marram/contract/service-error'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { beforeEach, expect, test } from 'vitest'
import { mountSharedListRoutes } from './shared-list-routes.ts'

const token = '0123456789abcdef0123456789abcdef'
const key = 'k'.repeat(43)
const page = `/gemeinsam-entscheiden/${token}/`
const list: SharedListView = {
  title: 'Juni',
  lodgingIds: [7, 8],
  stay: null,
  state: 'open',
  endsOn: '2027-02-24',
  readableUntil: '2027-03-26',
  people: [{ number: 1, name: 'Karen', isOwner: true }],
  votes: [],
  comments: [],
  you: { number: 1, isOwner: true },
}
const asked: unknown[] = []
let shown: { visit: SharedListVisit | undefined; status: number | undefined; method: string } | null = null
let refusal: Error | null = null
let unreadable: Error | null = null
let answered = list

async function note<T>(what: unknown[], answer: T): Promise<T> {
  const error = what[0] === 'read' ? unreadable : refusal
  if (error) throw error
  asked.push(what)
  return answer
}

const log = createLog({ name: 'test', level: 'silent' })
const app = createService({ name: 'site', log, publicKeys: null })
let tokens = 3
mountSharedListRoutes(app, {
  misses: {
    wait: () => (tokens > 0 ? null : 7),
    take: () => {
      tokens -= 1
    },
    giveBack: () => {},
  },
  sharedListsClientFor: (bearer): SharedListsClient => ({
    create: (wanted) => note(['create', bearer, wanted], { token, key }),
    read: (access) => note(['read', bearer, access], answered),
    join: (who, name) => note(['join', who, name], { key, list }),
    change: (access, change) => note(['change', access.key, change], answered),
    remove: (access) => note(['remove', access.key], undefined),
  }),
  editionOf: () => 'de',
  hostOf: () => 'de.example',
  isHttps: () => true,
  personalPage: async (request, _edition, { sharedList, status } = {}) => {
    shown = { visit: sharedList, status, method: request.method }
    return new Response('page', { status: status ?? 200 })
  },
  log,
})
app.all('*', (c) => c.text('the pages'))

beforeEach(() => {
  asked.length = 0
  tokens = 3
  shown = null
  refusal = null
  unreadable = null
  answered = list
})

type Sent = { readonly json?: boolean; readonly cookie?: string; readonly site?: string }
const headersOf = ({ json = false, cookie = `list-person=${key}`, site = 'same-origin' }: Sent) => ({
  cookie,
  'sec-fetch-site': site,
  accept: json ? 'application/json' : 'text/html',
})
const get = (path: string, how: Sent = {}) => app.request(path, { headers: headersOf(how) })
const post = (path: string, fields: Record<string, string>, how: Sent = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: headersOf(how) })
const refuse = (status: number, code: string) => new ServiceError(status, { data: { error: 'No.' }, meta: { code } })
const cookieOf = (response: Response) => response.headers.get('set-cookie')
const held = `list-person=${key}; Max-Age=15552000; Path=${page}; HttpOnly; Secure; SameSite=Lax`

test('a shared list is created, and a cookie for its page identifies the maker', async () => {
  const fields = {
    title: 'Juni',
    name: 'Karen',
    houses: '7.8',
    endsOn: '2027-02-24',
    stay: '?arrival=2027-06-12&duration=7&adults=4&pets=1',
  }
  const made = await post('/api/shared-lists/', fields, { json: true, cookie: '' })
  expect([made.status, await made.json(), cookieOf(made)]).toEqual([201, { data: { path: page }, meta: {} }, held])
  const stay = { arrival: '2027-06-12', duration: 7, party: { adults: 4, children: 0, infants: 0, pets: 1 } }
  const { title, name, endsOn } = fields
  expect(asked).toEqual([['create', null, { title, name, endsOn, lodgingIds: [7, 8], stay }]])
  const plain = await post('/api/shared-lists/', { ...fields, stay: '' })
  expect([plain.status, plain.headers.get('location')]).toEqual([303, page])
  expect(asked.at(-1)).toMatchObject(['create', null, { stay: null }])
})

test('its page is private: not cached, not indexed, and without a referrer', async () => {
  const response = await get(page)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  expect(asked).toEqual([['read', null, { token, key }]])
  expect(shown).toEqual({ visit: { list }, status: 200, method: 'GET' })
})

test('script fetches only the list', async () => {
  const response = await get(page, { json: true, cookie: 'list-person=planted' })
  expect((await response.json()).data).toEqual(list)
  expect(asked).toEqual([['read', null, { token, key: null }]])
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const forged of [`${key}x`, `x${key}`, key.slice(1)])
    await get(page, { json: true, cookie: `list-person=${forged}` })
  expect(asked.slice(1)).toEqual(Array(3).fill(['read', null, { token, key: null }]))
})

test.each([
  [null, 404, 'unknown'],
  [refuse(404, 'unknown-list'), 404, 'unknown'],
  [refuse(429, 'too-many-requests'), 429, 'too-many'],
  [new TypeError('Failed to fetch'), 503, 'outage'],
])('a list that cannot be shown has a page with the reason: %s', async (error, status, missing) => {
  unreadable = error
  const path = error === null ? '/gemeinsam-entscheiden/cut5h0rt/' : page
  expect((await get(path)).status).toBe(status)
  expect(shown).toEqual({ visit: { list: null, missing }, status, method: 'GET' })
  expect((await get(path, { json: true })).status).toBe(status)
  refusal = error
  expect((await post(path, { intent: 'end' })).status).toBe(status)
})

test('other editions’ paths and other spellings are handled by the pages', async () => {
  for (const path of [
    `/decide-together/${token}/`,
    page.slice(0, -1),
    page.toUpperCase(),
    '/gemeinsam-entscheiden/A-0/',
  ])
    expect(await (await get(path)).text()).toBe('the pages')
  expect(asked).toEqual([])
})

test('a guest who joins gets a cookie', async () => {
  const plain = await post(page, { intent: 'join', name: 'Jens' }, { cookie: '' })
  expect([plain.status, plain.headers.get('location'), cookieOf(plain)]).toEqual([303, page, held])
  const script = await post(page, { intent: 'join', name: 'Jens' }, { cookie: '', json: true })
  expect([(await script.json()).data, cookieOf(script)]).toEqual([list, held])
  expect(asked[0]).toEqual(['join', token, 'Jens'])
  await post(page, { intent: 'join' }, { cookie: '' })
  expect(asked.at(-1)).toEqual(['join', token, ''])
})

test.each([
  [
    { intent: 'vote', lodgingId: '7', vote: 'yes' },
    { kind: 'vote', lodgingId: 7, vote: 'yes' },
  ],
  [
    { intent: 'vote', lodgingId: '7', vote: '' },
    { kind: 'vote', lodgingId: 7, vote: null },
  ],
  [
    { intent: 'comment', lodgingId: '7', text: 'Ja!' },
    { kind: 'comment', lodgingId: 7, text: 'Ja!' },
  ],
  [
    { intent: 'remove-comment', number: '3' },
    { kind: 'remove-comment', number: 3 },
  ],
  [
    { intent: 'rename', title: 'Juli' },
    { kind: 'rename', title: 'Juli' },
  ],
  [
    { intent: 'move-end', endsOn: '2027-03-01' },
    { kind: 'move-end', endsOn: '2027-03-01' },
  ],
  [{ intent: 'end' }, { kind: 'end' }],
  [
    { intent: 'remove-house', lodgingId: '8' },
    { kind: 'remove-house', lodgingId: 8 },
  ],
])('the form %j is one change, with script and without', async (fields, change) => {
  const plain = await post(page, fields)
  const place = 'lodgingId' in fields ? `#house-${fields.lodgingId}` : ''
  expect([plain.status, plain.headers.get('location')]).toEqual([303, `${page}${place}`])
  expect((await (await post(page, fields, { json: true })).json()).data).toEqual(list)
  for (const one of asked) expect(one).toMatchObject(['change', key, change])
  expect(asked).toHaveLength(2)
})

test('leaving or deleting a list removes the cookie', async () => {
  answered = { ...list, you: null }
  const gone = held.replace(key, '').replace('15552000', '0')
  expect(cookieOf(await post(page, { intent: 'remove-person', number: '2' }))).toBe(gone)
  const deleted = await post(page, { intent: 'delete' })
  expect([deleted.headers.get('location'), cookieOf(deleted)]).toEqual(['/favorithauser/', gone])
  expect(asked.at(-1)).toEqual(['remove', key])
})

test('a refused form is shown again with its input, or answered to the script', async () => {
  refusal = refuse(409, 'comments-full')
  const fields = { intent: 'comment', lodgingId: '7', text: 'Noch was' }
  expect((await post(page, fields)).status).toBe(409)
  expect(shown).toEqual({
    visit: { list, refused: { code: 'comments-full', values: fields } },
    status: 409,
    method: 'GET',
  })
  const told = await post(page, fields, { json: true })
  expect([told.status, (await told.json()).meta.code]).toEqual([409, 'comments-full'])
})

test.each([
  { intent: 'burn' },
  { intent: 'vote', lodgingId: '7', vote: 'perhaps' },
  { intent: 'comment', text: '' },
  {},
])('the form %j is unknown', async (fields) => {
  expect((await post(page, fields)).status).toBe(422)
  expect(asked.filter((one) => Array.isArray(one) && one[0] !== 'read')).toEqual([])
})

test('forms of another site change nothing', async () => {
  for (const path of [page, '/api/shared-lists/'])
    expect((await post(path, { intent: 'end' }, { site: 'cross-site' })).status).toBe(403)
  expect(asked).toEqual([])
})

test('unknown lists count as misses, and a network over the limit gets no rendering', async () => {
  unreadable = refuse(404, 'unknown-list')
  for (const path of [page, '/gemeinsam-entscheiden/abc/']) expect((await get(path)).status).toBe(404)
  unreadable = refuse(429, 'too-many-requests')
  expect((await get(page)).status).toBe(429)
  unreadable = null
  shown = null
  for (const response of [await get(page), await post(page, { intent: 'join', name: 'Eve' })]) {
    expect([response.status, response.headers.get('retry-after'), shown]).toEqual([429, '7', null])
  }
})

test('reading a list does not count against the limit', async () => {
  for (let at = 0; at < 4; at += 1) expect((await get(page)).status).toBe(200)
  expect(tokens).toBe(3)
})
