import { findHouses, listAreas } from '@marram/contract/desk/houses'
import { type DeskQuery, deskPath } from '@marram/contract/desk/operation'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBroker } from '../server.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'

let database: TestDatabase
let handle: ReturnType<typeof createBroker>

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'b2417' })
  await seedBookableLodging(database.db, { id: 2, name: 'b2466', location: 20 })
  await seedBookableLodging(database.db, { id: 3, name: 'h100', status: 'paused' })
  handle = createBroker({
    db: database.db,
    log: createLog({ name: 'test', level: 'silent' }),
    publicKeys: ['key'],
    findStaff: async (token) =>
      token === 'nobody'
        ? undefined
        : { userId: 1, name: 'Anna', permissions: token === 'houses' ? ['bookings.read'] : ['content.write'] },
  })
})
afterAll(() => database.drop())

async function ask<Input, Output>(query: DeskQuery<Input, Output>, input: object, token = 'houses') {
  const headers = { 'x-public-key': 'key', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ input }) }
  const response = await handle(new Request(`http://broker${deskPath(query.name)}`, init), {})
  return { status: response.status, data: (await response.json()).data }
}
const found = async (text: string, limit = 10) => {
  const { data } = await ask(findHouses, { text, edition: 'de', limit })
  return v.parse(findHouses.output, data).map(({ name }) => name)
}

test.each([
  ['b24', ['b2417', 'b2466']],
  ['B2417', ['b2417']],
  ['2466', ['b2466']],
  ['100', ['h100']],
  ['henne', ['b2466']],
  ['title b2417', ['b2417']],
  ['%', []],
  ['xyzzy', []],
])('%s finds %o', async (text, names) => {
  expect(await found(text)).toEqual(names)
})

test('a number comes before words, and no more than asked for', async () => {
  expect(await found('title', 2)).toEqual(['b2417', 'b2466'])
  const { data } = await ask(findHouses, { text: 'h100', edition: 'da' })
  expect(data).toMatchObject([{ id: 3, title: 'Title h100 in 1', area: 'Blåvand', isActive: false }])
})

test('areas are in the order of their names', async () => {
  expect((await ask(listAreas, {})).data).toEqual([
    { id: 1, name: 'Blåvand' },
    { id: 2, name: 'Henne Strand' },
  ])
})

test('without the permission there is nothing', async () => {
  const input = { text: 'b24', edition: 'de' }
  expect((await ask(findHouses, input, 'editor')).status).toBe(404)
  expect((await ask(findHouses, input, 'nobody')).status).toBe(401)
})
