import { brokerQueries } from '@marram/contract/broker/documents'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from './testing/connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const closed = () => connectBroker(database, { openQueries: false })

function post(body: unknown, connected = closed()): Promise<Response> {
  return connected.handler(
    new Request('http://broker/graphql', {
      method: 'POST',
      headers: { 'x-public-key': 'key', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

test('what a page of the site asks is answered', async () => {
  expect(await closed().broker.lodgingCount(2)).toBe(0)
})

test('a page’s question is known whatever blanks it is sent with, by GET too', async () => {
  const query = brokerQueries.lodgingCount.text.replaceAll(/\s+/g, '\n  ')
  expect((await post({ query, variables: { lan: 2 } })).status).toBe(200)
  const address = new URL('http://broker/graphql')
  address.searchParams.set('query', query)
  address.searchParams.set('variables', '{"lan":2}')
  const reply = await closed().handler(new Request(address, { headers: { 'x-public-key': 'key' } }))
  expect(await reply.json()).toEqual({ data: { lodgingCount: 0 } })
})

test.each([
  ['a question of one’s own', { query: '{ lodgingCount(lan: 2) }' }],
  [
    'a page’s question with more in it',
    { query: brokerQueries.lodgingCount.text.replace('}', ' areas(lan: 2) { id } }') },
  ],
  ['a page’s question under another name', { query: brokerQueries.lodgingCount.text, operationName: 'Other' }],
  ['a look at the schema', { query: '{ __schema { types { name } } }' }],
  ['a broken question', { query: '{ lodgingCount(' }],
  ['no question', {}],
  ['a name alone', { operationName: 'LodgingCount' }],
])('%s is refused', async (_, body) => {
  const reply = await post({ variables: { lan: 2 }, ...body })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ errors: [{ message: 'Invalid GraphQL Operation' }] })
})

test('where queries are open, one’s own question is answered', async () => {
  const reply = await post({ query: '{ lodgingCount(lan: 2) }' }, connectBroker(database, { openQueries: true }))
  expect(await reply.json()).toEqual({ data: { lodgingCount: 0 } })
})

test('a text with the character NUL, which the database cannot hold, is refused', async () => {
  const { text } = brokerQueries.contestImage
  const asked = await post({ query: text, variables: { contestId: 1, imageSlug: 'a\0b' } })
  const query = '{ contestImage(contestId: 1, imageSlug: "\\u0000") { image { id } } }'
  const written = await post({ query }, connectBroker(database, { openQueries: true }))
  const nested: unknown[] = []
  let inner = nested
  for (let depth = 0; depth < 9000; depth += 1) {
    const next: unknown[] = []
    inner.push(next)
    inner = next
  }
  const deep = await post({ query: text, variables: { contestId: 1, imageSlug: nested } })
  expect([asked.status, written.status, deep.status]).toEqual([400, 400, 400])
  expect((await asked.json()).errors[0].message).toBe('A text must not hold the character NUL.')
})

test.each([true, false])('a single value is no list, with open queries %s', async (openQueries) => {
  const query = 'query Meta($keys: [String!]!) { meta(keys: $keys) { key value } }'
  const connected = connectBroker(database, { openQueries })
  const reply = await post({ query, variables: { keys: 'agency.name' } }, connected)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ errors: [{ message: 'Batched query variables must be arrays: keys' }] })
  expect((await post({ query, variables: { keys: ['agency.name'] } }, connected)).status).toBe(200)
})

test('where queries are open, fragments that double each other are refused', async () => {
  const times = 20
  const fragments = Array.from(
    { length: times },
    (_, at) => `fragment F${at} on LodgingPage { ...F${at + 1} b: facilities { ...G } c: facilities { ...G } }`,
  )
  const query = `{ lodgingPage(lan: 2, name: "b1") { ...F0 } } ${fragments.join(' ')} fragment F${times} on LodgingPage { id } fragment G on NamedFacility { name }`
  expect((await post({ query }, connectBroker(database, { openQueries: true }))).status).toBe(400)
})
