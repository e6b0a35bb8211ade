import { freeTextIndex } from '@marram/domain/search-index'
import { createLog } from '@marram/service-kit/logging'
import { afterAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { createSearchApi, type SearchApi } from '../http/api.ts'
import { clientHeader, readerLimits, requestedAtHeader } from '../http/limits.ts'
import { dropLodging, putLodging } from '../store/store.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { testCatalogue, testNow } from '../testing/start-search.ts'
import { createHelpers } from './helpers.ts'
import { usualSchedule } from './schedule.ts'

const log = createLog({ name: 'test', level: 'silent' })
const now = () => testNow
const options = '/indexes/lodgingOptions_duration-7_lan-2'
const freeText = freeTextIndex(2, 'de-DE')

const records = randomCatalogue(11, 80)
let current = catalogueOf(records)
const live = { catalogue: () => current }
const helpers = createHelpers({ live, log, count: 1 })
afterAll(() => helpers.stop())
let asked = 0
const counted: typeof helpers = {
  ...helpers,
  ask: (question) => {
    asked += 1
    return helpers.ask(question)
  },
}
const here = createSearchApi({ live, log, now })
/** Every search of a guest is expensive. */
const schedule = { ...usualSchedule, dearUs: -1, suspectUs: -1 }
const there = createSearchApi({ live, log, now, helpers: counted, schedule })

function catalogueOf(houses: typeof records): Catalogue {
  const catalogue = testCatalogue(houses)
  catalogue.documents.get(freeText)?.put(
    houses.map(({ id }) => ({
      id: `lodging-${id}`,
      type: 'lodging',
      title: id % 3 === 0 ? 'Strandhaus' : 'Waldhaus',
    })),
  )
  return catalogue
}

async function ask(api: SearchApi, path: string, body: unknown, client = '192.0.2.1') {
  const headers = { [clientHeader]: client, [requestedAtHeader]: String(Date.now()) }
  const reply = await api(new Request(`http://search${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  const text = await reply.text()
  return { status: reply.status, body: JSON.parse(text.replaceAll(/"processingTimeMs":\d+/g, '"processingTimeMs":0')) }
}

async function mustAgree(path: string, body: unknown): Promise<void> {
  const before = asked
  const [ours, theirs] = [await ask(here, path, body), await ask(there, path, body)]
  expect(theirs).toEqual(ours)
  expect(asked).toBe(before + 1)
}

const expensive = { filter: 'price >= 60000', sort: ['price:asc'], facets: ['duration', 'price', 'locationId'] }

describe('a helper answers as the engine’s own thread does', () => {
  test.each([
    ['a list with facets', `${options}/search`, expensive],
    ['whole houses', `${options}/search`, { sort: ['duration:desc', 'dateTs:desc'], limit: 30 }],
    ['a free text', `${options}/search`, { q: 'strandhaus', filter: 'price >= 60000' }],
    [
      'counts',
      `${options}/choices`,
      { criteria: { price: 'price <= 90000' }, choices: [{ filter: 'locationId = 48' }] },
    ],
    ['a map', `${options}/points`, { filter: 'price >= 60000' }],
    ['several searches', '/multi-search', { queries: [{ indexUid: 'lodgingOptions_duration-7_lan-2', ...expensive }] }],
  ])('%s', async (_, path, body) => {
    const { status, body: answer } = await ask(here, path, body)
    expect([status, JSON.stringify(answer).length > 40]).toEqual([200, true])
    await mustAgree(path, body)
  })

  test('after houses have changed or gone', async () => {
    const { store } = current.engine
    const [first, second] = records
    if (first === undefined || second === undefined) throw new Error('There are no houses.')
    dropLodging(store, first.id)
    putLodging(store, { ...second, taken: [{ arrival: '2027-04-01', departure: '2027-07-30' }] })
    const { body } = await ask(there, `${options}/search`, { limit: 200, attributesToRetrieve: ['id'] })
    expect(JSON.stringify(body)).not.toContain(`{"id":${second.id}}`)
    await mustAgree(`${options}/search`, { ...expensive, limit: 200 })
  })

  test('after the index was built anew', async () => {
    current = catalogueOf(randomCatalogue(12, 30))
    await mustAgree(`${options}/search`, { ...expensive, limit: 200 })
  })
})

test('a search of documents stays on the thread that has them', async () => {
  const before = asked
  const { body } = await ask(there, `/indexes/${freeText}/search`, { q: 'strandhaus' })
  expect([body.hits.length > 0, asked]).toEqual([true, before])
})

test('a filter over documents may cost less than one over houses', async () => {
  const api = createSearchApi({ live, log, now, limits: { ...readerLimits, documentCost: 50 } })
  const filter = Array.from({ length: 900 }, (_, at) => `type CONTAINS x${at}`).join(' OR ')
  const refused = await ask(api, `/indexes/${freeText}/search`, { filter })
  expect(refused).toMatchObject({ status: 400, body: { code: 'search_too_expensive' } })
  expect((await ask(api, `${options}/search`, { filter: 'price >= 60000' })).status).toBe(200)
})

test('after a helper has ended, another one answers', async () => {
  await helpers.stop()
  await mustAgree(`${options}/search`, { ...expensive, limit: 4 })
})
