import { createSearchClient } from '@marram/contract/search/client'
import { createServiceClient } from '@marram/contract/service-client'
import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { startTestSearch, testKeys, testNow } from '../testing/start-search.ts'

let running: Awaited<ReturnType<typeof startTestSearch>>
beforeAll(async () => {
  running = await startTestSearch(randomCatalogue(4, 300))
})
afterAll(() => running.stop())

function client(bearer = testKeys.searchKey) {
  const service = { name: 'search', baseUrl: running.origin, publicKey: 'key', fetch, bearer: () => bearer }
  return createSearchClient(createServiceClient(service))
}

const sauna = criteriaFrom([['53', { value: true, comparator: '=' }]])

// spec: call POST /indexes/{index}/search/
test('a search page gets ids, total and the counts of its choices', async () => {
  const search = lodgingSearch({ criteria: sauna, order: null, page: 1 }, { language: 2, now: testNow })
  const { ids, total } = await client().lodgings(search)
  expect(ids).toHaveLength(Math.min(10, total))
  const choices = [
    { key: '50', value: true },
    { key: '10', value: 4 },
  ] as const
  const counts = await client().counts(2, { criteria: sauna, choices, now: testNow }, { stripWithout: ['arrival'] })
  expect(counts.total).toBe(total)
  expect(counts.without['53']).toBeGreaterThan(total)
  const [pool = 0] = counts.choices
  const both = criteriaFrom([...sauna, ['50', { value: true, comparator: '=' }]])
  const again = await client().lodgings(
    lodgingSearch({ criteria: both, order: null, page: 1 }, { language: 2, now: testNow }),
  )
  expect(again.total).toBe(pool)
  expect(counts.strip).toHaveLength(53)
  expect(counts.strip.some(({ price }) => price !== null)).toBe(true)
})

test('a wrong key is reported by its status', async () => {
  const search = lodgingSearch({ criteria: sauna, order: null, page: 1 }, { language: 2, now: testNow })
  await expect(client('wrong').lodgings(search)).rejects.toThrow('Request failed with status 403')
})

test('the points of a large map are compressed if the client accepts it', async () => {
  const ask = (encoding: string) =>
    fetch(`${running.origin}/indexes/lodgingOptions_duration-7_lan-2/points/`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${testKeys.searchKey}`, 'accept-encoding': encoding },
    })
  const [zipped, plain] = await Promise.all([ask('gzip'), ask('identity')])
  expect([zipped.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
  expect(await zipped.json()).toEqual(await plain.json())
})

test('a map gets every house of the result with place and price, in list order', async () => {
  const search = lodgingSearch({ criteria: sauna, order: null, page: 2 }, { language: 2, now: testNow, pageSize: 3 })
  const points = await client().points(search)
  const { ids, total } = await client().lodgings({ ...search, page: 1, pageSize: 1000 })
  expect(points.map(({ id }) => id)).toEqual(ids)
  expect(points).toHaveLength(total)
  for (const { name, lat, lng, price } of points) {
    expect(name).toMatch(/\d/)
    expect([lat > 54 && lat < 58, lng > 7 && lng < 9.5, price !== null && price > 0]).toEqual([true, true, true])
  }
})
