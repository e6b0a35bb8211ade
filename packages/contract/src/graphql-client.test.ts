import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createGraphqlClient } from './graphql-client.ts'
import { createGraphqlErrorStore, GraphqlFailure } from './graphql-errors.ts'
import { defineOperation } from './graphql-operation.ts'
import { InvalidReplyError } from './invalid-reply-error.ts'
import { createServiceClient, type Fetch } from './service-client.ts'
import { ServiceError } from './service-error.ts'

const countLodgings = defineOperation<{ lan: number }>()({
  name: 'CountHouses',
  kind: 'query',
  text: 'query CountHouses($lan: Int!) { lodgingCount(lan: $lan) }',
  reply: v.object({ lodgingCount: v.number() }),
})
const forgetLodging = defineOperation<{ id: number }>()({
  name: 'ForgetHouse',
  kind: 'mutation',
  text: 'mutation ForgetHouse($id: Int!) { forget(id: $id) }',
  reply: v.object({ forget: v.boolean() }),
})
const findLodging = defineOperation<{ name: string }>()({
  name: 'FindHouse',
  kind: 'query',
  text: 'query FindHouse($name: String!) { house(name: $name) { name street } }',
  reply: v.object({ house: v.nullable(v.object({ name: v.string(), street: v.nullable(v.string()) })) }),
})
const namesOf = defineOperation<{ ids?: readonly number[] }>()({
  name: 'NamesOf',
  kind: 'query',
  text: 'query NamesOf($ids: [Int!]) { names(ids: $ids) }',
  reply: v.object({ names: v.array(v.string()) }),
})
const broken = { errors: [{ message: 'The database is away', path: ['lodgingCount'] }] }

function connect(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  const fetch: Fetch = async (url, init) => {
    sent.push([url, JSON.parse(String(init.body))])
    return answer()
  }
  const service = createServiceClient({ name: 'broker', baseUrl: 'http://broker.test', publicKey: 'demo', fetch })
  const errors = createGraphqlErrorStore()
  return {
    client: createGraphqlClient({
      client: 'broker',
      service,
      operations: [countLodgings, findLodging, forgetLodging, namesOf],
      errors,
    }),
    errors,
    sent,
  }
}

describe('a GraphQL client', () => {
  test('sends the registered document with its variables', async () => {
    const { client, sent, errors } = connect(() => Response.json({ data: { lodgingCount: 1200 } }))
    expect(await client.run(countLodgings, { lan: 2 })).toEqual({ data: { lodgingCount: 1200 }, errors: [] })
    const body = { operationName: 'CountHouses', query: countLodgings.text, variables: { lan: 2 } }
    expect(sent).toEqual([['http://broker.test/graphql', body]])
    expect(errors.list()).toEqual([])
  })

  // spec: error invalid GraphQL operation
  test('rejects an unregistered operation', async () => {
    const { client, sent, errors } = connect(() => Response.json({}))
    const unknown = { ...countLodgings, text: 'query Other { secrets }' }
    for (const policy of ['none', 'all', 'ignore'] as const) {
      await expect(client.run(unknown, { lan: 2 }, { policy })).rejects.toThrow('Invalid GraphQL Operation')
    }
    expect(sent).toEqual([])
    const failure = { statusCode: null, errors: [{ message: 'Invalid GraphQL Operation' }] }
    const stored = { client: 'broker', operationType: 'query', name: 'CountHouses', ...failure }
    expect(errors.list()).toEqual([stored, stored, stored])
  })

  test.each([7, '7', { 0: 7 }, 'all'])('rejects %j for a list variable', async (ids) => {
    const { client, sent, errors } = connect(() => Response.json({}))
    // Possible for a caller without types.
    const variables: { ids: number[] } = JSON.parse(JSON.stringify({ ids }))
    await expect(client.run(namesOf, variables)).rejects.toThrow('Batched query variables must be arrays: ids')
    expect(sent).toEqual([])
    expect(errors.list()).toMatchObject([{ name: 'NamesOf', statusCode: null }])
  })

  test('sends lists, empty ones too, and omits a missing list', async () => {
    const { client, sent } = connect(() => Response.json({ data: { names: [] } }))
    for (const variables of [{ ids: [7] }, { ids: [] }, {}]) await client.run(namesOf, variables)
    expect(sent).toHaveLength(3)
  })

  test('merges identical concurrent queries, but never mutations', async () => {
    const { client, sent } = connect(() => Response.json({ data: { lodgingCount: 3, forget: true } }))
    await Promise.all([client.run(countLodgings, { lan: 2 }), client.run(countLodgings, { lan: 2 })])
    expect(sent).toHaveLength(1)
    await Promise.all([client.run(forgetLodging, { id: 1 }), client.run(forgetLodging, { id: 1 })])
    expect(sent).toHaveLength(3)
  })

  // spec: error GraphQL errors
  test.each([200, 400, 500])('stores the errors of a reply with status %i, and throws without data', async (status) => {
    const { client, errors } = connect(() => Response.json(broken, { status }))
    const failure: unknown = await client.run(countLodgings, { lan: 2 }).catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(GraphqlFailure)
    expect(failure).toMatchObject({ message: 'CountHouses failed: The database is away', statusCode: status })
    expect(errors.list()).toEqual([
      { client: 'broker', operationType: 'query', name: 'CountHouses', statusCode: status, errors: broken.errors },
    ])
  })

  test.each([
    ['house', { house: null }, ['house']],
    ['part of a house', { house: { name: 'B2417', street: null } }, ['house', 'street']],
  ])('treats an unreadable %s as a failure, not as missing', async (_, data, path) => {
    const failed = { data, errors: [{ message: 'The database is away', path }] }
    const { client, errors } = connect(() => Response.json(failed))
    await expect(client.run(findLodging, { name: 'b2417' })).rejects.toThrow(GraphqlFailure)
    expect(errors.list()).toHaveLength(1)
    const lenient = { data, errors: failed.errors }
    expect(await client.run(findLodging, { name: 'b2417' }, { policy: 'all' })).toEqual(lenient)
    expect(await client.run(findLodging, { name: 'b2417' }, { policy: 'ignore' })).toEqual({ data, errors: [] })
  })

  test('accepts a null without an error', async () => {
    const { client } = connect(() => Response.json({ data: { house: null } }))
    expect((await client.run(findLodging, { name: 'b2417' })).data).toEqual({ house: null })
  })

  test('keeps data with an error that belongs to no field', async () => {
    const note = { errors: [{ message: 'This field will go away' }] }
    const { client, errors } = connect(() => Response.json({ data: { lodgingCount: 3 }, ...note }))
    expect(await client.run(countLodgings, { lan: 2 })).toEqual({ data: { lodgingCount: 3 }, errors: note.errors })
    expect(errors.list()).toHaveLength(1)
  })

  // spec: error GraphQL errors
  test('returns errors instead of throwing under the policy "all"', async () => {
    const { client, errors } = connect(() => Response.json({ data: null, ...broken }))
    expect(await client.run(countLodgings, { lan: 2 }, { policy: 'all' })).toEqual({
      data: null,
      errors: broken.errors,
    })
    expect(errors.list()).toHaveLength(1)
  })

  // spec: error GraphQL errors
  test('drops errors under the policy "ignore", but stores them', async () => {
    const { client, errors } = connect(() => Response.json({ data: { lodgingCount: 3 }, ...broken }))
    expect(await client.run(countLodgings, { lan: 2 }, { policy: 'ignore' })).toEqual({
      data: { lodgingCount: 3 },
      errors: [],
    })
    const without = connect(() => Response.json(broken))
    expect(await without.client.run(countLodgings, { lan: 2 }, { policy: 'ignore' })).toEqual({
      data: null,
      errors: [],
    })
    expect([errors.list().length, without.errors.list().length]).toEqual([1, 1])
  })

  test('stores and throws a response that is not GraphQL, whatever the policy', async () => {
    const { client, errors } = connect(() => new Response('Bad gateway', { status: 502 }))
    await expect(client.run(countLodgings, { lan: 2 }, { policy: 'ignore' })).rejects.toThrow(ServiceError)
    expect(errors.list()).toMatchObject([{ statusCode: 502, errors: [{ message: 'Request failed with status 502' }] }])
  })

  test('stores a network failure without a status', async () => {
    const { client, errors } = connect(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(client.run(forgetLodging, { id: 1 })).rejects.toThrow('Failed to fetch')
    expect(errors.list()).toMatchObject([{ operationType: 'mutation', statusCode: null }])
  })

  test('does not store an error if the visitor leaves', async () => {
    const { client, errors } = connect(() => new Promise(() => {}))
    const running = client.run(countLodgings, { lan: 2 }, { signal: AbortSignal.abort(new Error('left')) })
    await expect(running).rejects.toThrow('left')
    expect(errors.list()).toEqual([])
  })

  test('rejects data of another shape', async () => {
    const { client } = connect(() => Response.json({ data: { lodgingCount: 'many' } }))
    await expect(client.run(countLodgings, { lan: 2 })).rejects.toThrow(InvalidReplyError)
  })
})

test('the error store evicts the oldest first, and reports each error', () => {
  const reported: string[] = []
  const store = createGraphqlErrorStore({ limit: 2, onError: ({ name }) => reported.push(name) })
  for (const name of ['A', 'B', 'C']) {
    store.add({ client: 'broker', operationType: 'query', name, statusCode: 200, errors: [] })
  }
  expect(store.list().map(({ name }) => name)).toEqual(['B', 'C'])
  expect(reported).toEqual(['A', 'B', 'C'])
  store.clear()
  expect(store.list()).toEqual([])
})
