import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { maxFavorites } from './favorites.ts'
import { startTestFavorites, type TestFavorites } from './testing/start-favorites.ts'

let favorites: TestFavorites
beforeAll(async () => {
  favorites = await startTestFavorites()
})
beforeEach(async () => void (await favorites.renew()))
afterAll(() => favorites.stop())

const lodging = (subjectId: number, more = {}) => ({ subjectType: 'lodging' as const, subjectId, ...more })
const idsOf = (list: readonly { readonly subjectId: number }[]) => list.map(({ subjectId }) => subjectId)

// spec: call POST /rest/v1/entities/favorites/; call PUT /rest/v1/entities/favorites/{id}/
// spec: call DELETE /rest/v1/entities/favorites/{id}/; entity Favorite.id; entity Favorite.userId
// spec: entity Favorite.subjectType; entity Favorite.subjectId; entity Favorite.comment; entity Favorite.createdAt
// spec: entity Favorite.updatedAt
test('a house can be added with a note, changed and removed', async () => {
  const karen = favorites.clientOf('karen')
  const created = await favorites.send('/', lodging(17, { comment: '  nah am Strand ' }), { token: 'karen' })
  expect(created.status).toBe(201)
  const { data } = await created.json()
  expect(data).toEqual({
    id: expect.any(Number),
    userId: favorites.idOf('karen'),
    subjectType: 'lodging',
    subjectId: 17,
    comment: 'nah am Strand',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: data.createdAt,
  })
  const changed = await karen.update(data.id, { comment: 'zu klein' })
  expect(changed).toMatchObject({ id: data.id, subjectId: 17, comment: 'zu klein' })
  expect((await karen.update(data.id, { comment: '   ' })).comment).toBeNull()
  const pasted = { comment: 'nah\u0000 am\r\nStrand\u202e \ud800' }
  expect((await karen.update(data.id, pasted)).comment).toBe('nah am\nStrand \ufffd')
  await karen.remove(data.id)
  expect(await karen.list()).toEqual([])
})

// spec: call order_by[field]
test('the list has the requested order, and an unknown field is refused', async () => {
  const karen = favorites.clientOf('karen')
  for (const id of [18, 3, 17]) await karen.create(lodging(id))
  const ask = (query: string) => favorites.send(`/?${query}`, undefined, { token: 'karen' })
  const order = async (query: string) => idsOf((await (await ask(query)).json()).data)
  expect(await order('')).toEqual([18, 3, 17])
  expect(await order('order_by[subjectId]=asc')).toEqual([3, 17, 18])
  expect(await order('order_by[createdAt]=asc&order_by[id]=desc&limit=2')).toHaveLength(2)
  expect(await order('order_by[id]=desc')).toEqual([17, 3, 18])
  for (const wrong of ['order_by[userId]=asc', 'order_by[id]=up', 'order_by=id', 'limit=0']) {
    expect((await ask(wrong)).status).toBe(400)
  }
})

test('adding a house twice adds it once, and its note stays', async () => {
  const karen = favorites.clientOf('karen')
  const first = await karen.create(lodging(17, { comment: 'Kamin!' }))
  const again = await favorites.send('/', lodging(17, { comment: 'other' }), { token: 'karen' })
  expect([again.status, (await again.json()).data]).toEqual([200, first])
  const answers = await Promise.all(Array.from({ length: 8 }, () => karen.create(lodging(18))))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(idsOf(await karen.list())).toEqual([17, 18])
})

test.each([
  ['/', 'GET'],
  ['/', 'POST'],
  ['/merge/', 'POST'],
  ['/1/', 'PUT'],
  ['/1/', 'DELETE'],
  ['/events/', 'GET'],
])('%s (%s) needs a login', async (path, method) => {
  for (const how of [{ method }, { method, token: 'stranger' }]) {
    const response = await favorites.send(path, method === 'GET' ? undefined : {}, how)
    expect([response.status, (await response.json()).data.error]).toEqual([401, 'Not logged in'])
  }
})

test('an account without the permission is refused', async () => {
  const response = await favorites.send('/', undefined, { token: 'staff' })
  expect([response.status, (await response.json()).meta.code]).toEqual([403, 'not-allowed'])
})

test('a guest cannot read, change or remove another guest’s favourites', async () => {
  const kept = await favorites.clientOf('karen').create(lodging(17, { comment: 'mine' }))
  expect(await favorites.clientOf('jens').list()).toEqual([])
  for (const [method, body] of [
    ['PUT', { comment: 'yours' }],
    ['DELETE', undefined],
  ] as const) {
    const response = await favorites.send(`/${kept.id}/`, body, { token: 'jens', method })
    expect([method, response.status, (await response.json()).meta.code]).toEqual([method, 404, 'unknown-favorite'])
  }
  await favorites.send('/', lodging(17, { userId: favorites.idOf('karen'), id: kept.id }), { token: 'jens' })
  expect(await favorites.clientOf('karen').list()).toEqual([kept])
  expect(await favorites.clientOf('jens').list()).toMatchObject([{ userId: favorites.idOf('jens'), comment: null }])
})

test.each([
  [{}, 422],
  ['{', 400],
  [{ subjectType: 'street', subjectId: 1 }, 422],
  [{ subjectType: 'lodging', subjectId: '17' }, 422],
  [{ subjectType: 'lodging', subjectId: 0 }, 422],
  [{ subjectType: 'lodging', subjectId: 2_147_483_648 }, 422],
  [{ subjectType: 'lodging', subjectId: 1, comment: 'x'.repeat(1001) }, 422],
])('%j is an invalid favourite', async (body, status) => {
  expect((await favorites.send('/', body, { token: 'karen' })).status).toBe(status)
  expect(await favorites.clientOf('karen').list()).toEqual([])
})

test.each(['0', 'x', '1e3', '99999999999999999999', '%00'])('there is no favourite %s', async (id) => {
  const how = { token: 'karen', method: 'PUT' }
  expect((await favorites.send(`/${id}/`, { comment: null }, how)).status).toBe(404)
})

test('a merge appends the browser’s favourites to the account’s, and loses nothing', async () => {
  const karen = favorites.clientOf('karen')
  await karen.create(lodging(1, { comment: 'first' }))
  await karen.create(lodging(2))
  const merged = await karen.merge({ subjectType: 'lodging', subjectIds: [9, 2, 5, 9] })
  expect(idsOf(merged)).toEqual([1, 2, 9, 5])
  expect(merged[0]?.comment).toBe('first')
  expect(await karen.merge({ subjectType: 'lodging', subjectIds: [5, 1] })).toEqual(merged)
})

test('a full list refuses additions, and a merge that does not fit changes nothing', async () => {
  const userId = favorites.idOf('karen')
  const at = new Date()
  const rows = Array.from({ length: maxFavorites - 1 }, (_, index) => ({
    user_id: userId,
    subject_type: 'lodging' as const,
    subject_id: index + 1,
    created_at: at,
    updated_at: at,
  }))
  await favorites.db.insertInto('favorite').values(rows).execute()
  const subjectIds = [5001, 5002]
  const merge = await favorites.send('/merge/', { subjectType: 'lodging', subjectIds }, { token: 'karen' })
  expect([merge.status, (await merge.json()).meta.code]).toEqual([409, 'list-full'])
  expect((await favorites.send('/', lodging(5001), { token: 'karen' })).status).toBe(201)
  const full = await favorites.send('/', lodging(5002), { token: 'karen' })
  expect([full.status, (await full.json()).meta.code]).toEqual([409, 'list-full'])
  expect((await favorites.send('/', lodging(7), { token: 'karen' })).status).toBe(200)
})

// spec: call POST /rest/v1/entities/favorites/; call PUT /rest/v1/entities/favorites/{id}/
// spec: call DELETE /rest/v1/entities/favorites/{id}/
test('every change reaches only its owner’s pages, also on another node', async () => {
  // A notice may arrive after its reply; this guest has no pending changes of earlier tests.
  const ownEvents = await readEvents('lone')
  const others = await readEvents('jens')
  const lone = favorites.clientOf('lone')
  const { id } = await lone.create(lodging(17))
  await lone.update(id, { comment: 'x' })
  await lone.remove(id)
  await vi.waitFor(() => expect(ownEvents.text()).toContain('"deleted"'))
  const kinds = [...ownEvents.text().matchAll(/"kind":"(\w+)","id":(\d+)/g)].map(([, kind, of]) => [kind, Number(of)])
  expect(kinds).toEqual(['created', 'updated', 'deleted'].map((kind) => [kind, id]))
  expect(others.text()).toBe('event: ready\ndata: {}\n\n')
  await ownEvents.leave()
  await others.leave()
  expect(favorites.followed()).toBe(0)
})

test('event streams end when the server stops', async () => {
  const ownEvents = await readEvents('karen')
  favorites.drain()
  await ownEvents.ended
  expect(favorites.followed()).toBe(0)
})

async function readEvents(token: string) {
  const response = await favorites.follow(token)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.getReader()
  let text = ''
  const pump = async (): Promise<void> => {
    const part = await reader?.read()
    if (!part || part.done) return
    text += new TextDecoder().decode(part.value)
    await pump()
  }
  const ended = pump()
  await vi.waitFor(() => expect(text).toContain('ready'))
  return { text: () => text, ended, leave: async () => void (await reader?.cancel()) }
}
