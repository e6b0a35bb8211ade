import { dataStatusIndex } from '@marram/domain/search-index'
import { createLog } from '@marram/service-kit/logging'
import { runInRequestContext } from '@marram/service-kit/request-context'
import { expect, test } from 'vitest'
import { createSearch } from '../server.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { testCatalogue, testKeys, testNow } from '../testing/start-search.ts'
import { createSearchApi } from './api.ts'

const log = createLog({ name: 'test', level: 'silent' })
const catalogue = testCatalogue(randomCatalogue(4, 300))
const api = createSearchApi({ live: { catalogue: () => catalogue }, log, now: () => testNow })
// Cloned, as on the way between two threads.
const search = createSearch({
  keys: testKeys,
  api,
  ask: async (question) => structuredClone(api.answer(question)),
  log,
})

const options = '/indexes/lodgingOptions_duration-7_lan-2'
const headers = { authorization: `Bearer ${testKeys.searchKey}` }
const answerTo = (path: string, body: unknown, own = headers) => search.answer?.({ path, body, headers: own })

async function replyTo(path: string, body: unknown) {
  const request = new Request(`http://search${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  return (await search(request)).json()
}

test.each([
  [`${options}/search/`, { hitsPerPage: 5, filter: 'price >= 50000', attributesToRetrieve: ['id'] }],
  [`${options}/choices/`, { criteria: {}, choices: [{ filter: 'price >= 50000' }], strip: {} }],
])('a page gets from %s without a request what a request is answered with', async (path, body) => {
  const answered = await answerTo(path, body)
  const { processingTimeMs: _, ...plain } = { processingTimeMs: 0, ...Object(answered?.body) }
  const { processingTimeMs: __, ...asked } = await replyTo(path, body)
  expect(Object.keys(plain).length).toBeGreaterThan(2)
  expect(plain).toEqual(asked)
})

test('whoever has a limit or no key, and what is refused or for staff, takes the way of a request', async () => {
  const path = `${options}/search/`
  expect(await answerTo(path, {}, { authorization: 'Bearer wrong' })).toBeNull()
  const guest = { requestId: '1', address: '192.0.2.7' }
  expect(await runInRequestContext(guest, () => answerTo(path, {}))).toBeNull()
  expect(await answerTo(path, { filter: 'price >=' })).toBeNull()
  expect(await answerTo(`/indexes/${dataStatusIndex}/search/`, {})).toBeNull()
  expect(await answerTo(`${options}/points/`, {})).toBeNull()
})
