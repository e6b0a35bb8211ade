import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { dataStatusIndex } from '@marram/domain/search-index'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { between } from '@marram/domain/search-request/filter'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchBody, searchIndex } from '@marram/domain/search-request/search-body'
import type { LodgingSearch } from '@marram/domain/search-request/search-request'
import { createLog } from '@marram/service-kit/logging'
import { runInRequestContext } from '@marram/service-kit/request-context'
import { expect, test } from 'vitest'
import { usualChoices } from '../options/rehearse.ts'
import { createSearch } from '../server.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { testCatalogue, testKeys, testNow } from '../testing/start-search.ts'
import { createSearchApi } from './api.ts'
import { readerShare } from './share.ts'

const log = createLog({ name: 'test', level: 'silent' })
const catalogue = testCatalogue(randomCatalogue(4, 300))
const api = createSearchApi({ live: { catalogue: () => catalogue }, log, now: () => testNow })
// Cloned, as between two threads.
const search = createSearch({
  keys: testKeys,
  api,
  ask: async (question) => structuredClone(await api.answer(question)),
  log,
})

const options = '/indexes/lodgingOptions_duration-7_lan-2'
const anyLength = '/indexes/lodgingOptions_duration-_lan-2'
const headers = { authorization: `Bearer ${testKeys.searchKey}` }
const answerTo = (path: string, body: unknown, sentHeaders = headers) =>
  search.answer?.({ path, body, headers: sentHeaders })

async function replyTo(path: string, body: unknown) {
  const request = new Request(`http://search${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  return (await search(request)).json()
}

const now = testNow
const price = { price: between([50_000, Number.POSITIVE_INFINITY]) }
const common = { kind: 'lodging', language: 2, order: [], pageSize: 5, page: 1 } as const
const criteria = criteriaFrom([
  ['53', { value: true, comparator: '=' }],
  ['ankomst', { value: ['2027-04-10'], comparator: '=' }],
])
const choices = usualChoices([44, 45, 46])

test('the site gets the same ids directly as through a request', async () => {
  const searches: LodgingSearch[] = [
    { ...common, parameters: price },
    lodgingSearch({ criteria, order: null, page: 1 }, { language: 2, now }),
  ]
  for (const search of searches) {
    const path = `/indexes/${searchIndex(search)}/search/`
    const answered = await answerTo(path, { search })
    const expected = await replyTo(path, { ...searchBody(search), attributesToRetrieve: ['id'] })
    expect({ ...Object(answered?.body), processingTimeMs: 0 }).toEqual({ ...expected, processingTimeMs: 0 })
    expect(expected.totalHits).toBeGreaterThan(0)
  }
})

test.each([null, ['arrival']])('and the same counts, with the strip %j', async (stripWithout) => {
  for (const searched of [criteria, criteriaFrom([])]) {
    const plain = { criteria: [...searched], choices, box: null, stripWithout }
    const { body } = (await answerTo(`${anyLength}/choices/`, plain)) ?? {}
    const question = countsQuestion(searched, choices, now)
    const strip = stripWithout && { strip: { without: stripWithout } }
    expect(body).toEqual(await replyTo(`${anyLength}/choices/`, { ...question, ...strip }))
    // The second reply comes from the cache.
    expect((await answerTo(`${anyLength}/choices/`, plain))?.body).toEqual(body)
  }
})

test('a wrong key, a request body and another path are handled as a request', async () => {
  const path = `${options}/search/`
  const search = { ...common, parameters: price }
  expect(await answerTo(path, { search }, { authorization: 'Bearer wrong' })).toBeNull()
  expect(await answerTo(path, { filter: 'price >= 5' })).toBeNull()
  expect(await answerTo(`/indexes/${dataStatusIndex}/search/`, { search })).toBeNull()
  expect(await answerTo(`${options}/points/`, { search })).toBeNull()
})

test('a guest gets direct replies until the share is used up', async () => {
  const share = { ...readerShare, requests: { burst: 2, perSecond: 0.001 } }
  const limited = createSearch({ keys: testKeys, api, ask: async (question) => api.answer(question), log, share })
  const ask = () =>
    limited.answer?.({ path: `${options}/search/`, body: { search: { ...common, parameters: price } }, headers })
  const guest = { requestId: '1', address: '192.0.2.7' }
  expect(await runInRequestContext(guest, ask)).not.toBeNull()
  expect(await runInRequestContext(guest, ask)).not.toBeNull()
  expect(await runInRequestContext(guest, ask)).toBeNull()
  expect(await ask()).not.toBeNull()
})
