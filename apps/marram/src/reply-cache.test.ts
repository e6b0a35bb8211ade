import { brokerOperations, brokerQueries } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { expect, test } from 'vitest'
import { createReplyCache, rememberReplies } from './reply-cache.ts'

const { lodgingCount, redirect, meta, guestReviewPage } = brokerQueries
const hourMs = 3_600_000

type Answer = () => Response | Promise<Response>
const counted = (count: number): Answer => {
  return () => Response.json({ data: { lodgingCount: count } }, { headers: { 'x-marram-tags': 'lodgings' } })
}

function connect(first: Answer, maxAgeMs = 1000) {
  let answer = first
  let calls = 0
  let time = 0
  const fetch = async () => {
    calls += 1
    return answer()
  }
  const service = createServiceClient({ name: 'broker', baseUrl: 'http://broker.test', publicKey: 'demo', fetch })
  const errors = createGraphqlErrorStore()
  const graphql = createGraphqlClient({ client: 'broker', service, operations: brokerOperations, errors })
  const cache = createReplyCache(10_000)
  const tags: string[] = []
  const client = rememberReplies(graphql, {
    cache,
    now: () => time,
    maxAgeMs,
    onTags: (found) => void tags.push(...found),
  })
  return {
    client,
    cache,
    tags,
    calls: () => calls,
    answerWith: (next: Answer) => {
      answer = next
    },
    wait: (ms: number) => {
      time += ms
    },
  }
}

test('a steady query is sent once until its sources change, and reports its tags each time', async () => {
  const { client, cache, tags, calls, answerWith } = connect(counted(1200))
  const count = async () => (await client.run(lodgingCount, { lan: 2 })).data.lodgingCount
  expect([await count(), await count(), calls()]).toEqual([1200, 1200, 1])
  expect(tags).toEqual(['lodgings', 'lodgings'])
  answerWith(counted(1201))
  cache.drop(['trust'])
  expect(await count()).toBe(1200)
  cache.drop(['lodgings'])
  expect([await count(), calls()]).toEqual([1201, 2])
  cache.clear()
  await count()
  expect(calls()).toBe(3)
})

test('a reply is not cached if its houses changed meanwhile', async () => {
  const arrived = Promise.withResolvers<void>()
  const { client, cache, calls } = connect(async () => {
    await arrived.promise
    return counted(1200)()
  })
  const early = client.run(lodgingCount, { lan: 2 })
  cache.drop(['lodgings'])
  arrived.resolve()
  await early
  await client.run(lodgingCount, { lan: 2 })
  expect(calls()).toBe(2)
})

test('an unannounced change is visible after a while', async () => {
  const { client, calls, wait } = connect(counted(1200))
  await client.run(lodgingCount, { lan: 2 })
  wait(1000)
  await client.run(lodgingCount, { lan: 2 })
  expect(calls()).toBe(2)
})

test('other variables are another query', async () => {
  const { client, calls } = connect(counted(1200))
  await client.run(lodgingCount, { lan: 2 })
  await client.run(lodgingCount, { lan: 7 })
  expect(calls()).toBe(2)
})

test('missing data, failures and replies without tags are not cached', async () => {
  const tagged = { headers: { 'x-marram-tags': 'meta:a' } }
  const missing = () => Response.json({ data: { redirect: null } }, tagged)
  const { client, calls, answerWith, cache } = connect(missing)
  await client.run(redirect, { lan: 2, specifier: '/old/' })
  await client.run(redirect, { lan: 2, specifier: '/old/' })
  expect(calls()).toBe(2)
  answerWith(() => Response.json({ errors: [{ message: 'away' }] }, { status: 500, ...tagged }))
  await expect(client.run(meta, { keys: ['a'] })).rejects.toThrow('away')
  answerWith(() => Response.json({ data: { meta: [] } }))
  await client.run(meta, { keys: ['a'] })
  expect([calls(), cache.size]).toEqual([4, 0])
})

test('pages share a cached reply, so none can modify it', async () => {
  const { client } = connect(() =>
    Response.json({ data: { meta: [{ key: 'a', value: 'b' }] } }, { headers: { 'x-marram-tags': 'meta:a' } }),
  )
  await client.run(meta, { keys: ['a'] })
  const { data } = await client.run(meta, { keys: ['a'] })
  expect(() => data.meta.pop()).toThrow(TypeError)
})

test('reviews are requested again on a new day in Copenhagen, because they are shown for two years', async () => {
  const stats = { average: null, best: null, count: 0, worst: null }
  const reply = { data: { guestReviewPage: { total: 0, page: 1, pageSize: 3, items: [], stats } } }
  const { client, calls, wait } = connect(
    () => Response.json(reply, { headers: { 'x-marram-tags': 'reviews' } }),
    hourMs,
  )
  const ask = () => client.run(guestReviewPage, { lan: 2, page: 1, pageSize: 3 })
  // In January midnight in Copenhagen is 23:00 UTC.
  wait(23 * hourMs - 2)
  await ask()
  wait(1)
  await ask()
  expect(calls()).toBe(1)
  wait(1)
  await ask()
  expect(calls()).toBe(2)
})
