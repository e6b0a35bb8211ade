import { deskCommand, deskQuery } from '@marram/contract/desk/operation'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { answerCommand, answerQuery, mountDesk } from './mount-desk.ts'
import { staffCommand, staffQuery } from './staff-command.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('audit_entry').execute())

type Deps = { readonly db: TestDatabase['db']; readonly now: () => Date }
const input = v.object({ house: v.string() })
const shape = { service: 'broker', needs: 'houses.write', input } as const
const close = staffCommand<Deps>()(deskCommand({ ...shape, name: 'house.close', output: v.null() }), async () => ({
  output: null,
  subject: 'house B1001',
  before: {},
  after: { open: false },
}))
const show = staffQuery<Deps>()(
  deskQuery({ ...shape, name: 'house.show', output: v.object({ name: v.string() }) }),
  async ({ house }) => ({ name: house }),
)
const hello = staffQuery<Deps>()(
  deskQuery({ ...shape, name: 'desk.hello', needs: null, input: v.object({}), output: v.string() }),
  async (_, __, staff) => staff.name,
)

type Handler = (c: { readonly req: { readonly raw: Request } }) => Promise<Response>
const routes = new Map<string, Handler>()
beforeAll(() => {
  const answers = [answerCommand(close), answerQuery(show), answerQuery(hello)]
  const now = () => new Date('2027-06-26T08:42:00Z')
  mountDesk(
    { post: (path: string, handler: Handler) => routes.set(path, handler) },
    answers,
    { db: database.db, now },
    async (token) => {
      if (token === 'guest') return null
      if (token === 'houses') return { userId: 7, name: 'Anna Holm', permissions: ['houses.write'] }
      return token === 'finance' ? { userId: 8, name: 'Bo Friis', permissions: ['bookings.money'] } : undefined
    },
  )
})
const send = async (name: string, token: string | null, body: unknown, headers: Record<string, string> = {}) => {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` }
  const init = { method: 'POST', headers: { ...authorization, ...headers }, body: JSON.stringify(body) }
  const raw = new Request(`http://service/desk/${name}/`, init)
  const response = await routes.get(`/desk/${name}`)?.({ req: { raw } })
  return { status: response?.status, ...(await response?.json()) }
}
const key = { 'idempotency-key': 'k1' }
const house = { input: { house: 'B1001' } }
const countEntries = async () => (await database.db.selectFrom('audit_entry').select('id').execute()).length

test('a member of staff asks and acts', async () => {
  expect(await send('house.show', 'houses', house)).toMatchObject({ status: 200, data: { name: 'B1001' } })
  expect(await send('desk.hello', 'finance', { input: {} })).toMatchObject({ status: 200, data: 'Bo Friis' })
  expect(await send('house.close', 'houses', house, key)).toMatchObject({ status: 200, data: null })
  expect(await countEntries()).toBe(1)
})

test.each(['house.show', 'house.close'])('%s does not exist for guests and other roles', async (name) => {
  for (const token of ['guest', 'finance']) {
    expect(await send(name, token, house, key)).toMatchObject({ status: 404, meta: { code: 'not-found' } })
  }
  for (const token of [null, 'ended']) expect((await send(name, token, house, key)).status).toBe(401)
  expect((await send('desk.hello', 'guest', { input: {} })).status).toBe(404)
  expect(await countEntries()).toBe(0)
})

test('a command without a key is refused, since it could not be repeated', async () => {
  expect(await send('house.close', 'houses', house)).toMatchObject({ status: 400, meta: { code: 'key-missing' } })
  expect(await countEntries()).toBe(0)
})

test('a repeated command is done once', async () => {
  await send('house.close', 'houses', house, key)
  expect((await send('house.close', 'houses', house, key)).status).toBe(200)
  expect(await countEntries()).toBe(1)
})

test.each([[{ input: { house: 7 } }], [{ input: null }], [[]]])('input %j is refused with the reason', async (body) => {
  expect((await send('house.show', 'houses', body)).status).toBe(422)
  expect((await send('house.close', 'houses', body, key)).status).toBe(422)
})
