import { saveTerms } from '@marram/database/agency/save-terms'
import { copenhagenDay } from '@marram/domain/iso-day'
import { standardTerms } from '@marram/domain/terms'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ lodgings: 20 })
}, 120_000)
afterAll(() => agency?.stop())

const now = () => new Date()
const get = async (path: string) => (await visit(agency.port, path, { headers: { accept: 'text/html' } })).text
const fee = { DKK: standardTerms.transactionFee.DKK + 10_000, EUR: standardTerms.transactionFee.EUR + 1_000 }

/** The cheapest weeks in the search index, in cents. */
async function searchedPrices(): Promise<Map<number, number>> {
  const { text } = await visit(agency.port, '/services/search/indexes/lodgingOptions_duration-7_lan-2/search/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-public-key': 'marram-demo',
      authorization: 'Bearer marram-demo-search',
    },
    body: JSON.stringify({ q: '', hitsPerPage: 20, page: 1, sort: ['price:asc'] }),
  })
  const { hits }: { hits: { id: number; price: number }[] } = JSON.parse(text)
  return new Map(hits.map(({ id, price }) => [id, price]))
}

test('new terms are in the search, on pages and in the booking at once', async () => {
  const before = await searchedPrices()
  expect(before.size).toBeGreaterThan(5)
  const [, house = ''] = /(\/ferienhaus-[a-z]+\d+\/)/.exec(await get('/sitemaps/houses-1.xml')) ?? []
  expect(await get(house)).toContain('mindestens 25 Jahre')
  const terms = { ...standardTerms, validFrom: copenhagenDay(now()), transactionFee: fee, minRenterAge: 31 }
  await saveTerms(terms, { db: agency.database.db, now })
  const dearer = new Map([...before].map(([id, price]) => [id, price + 1_000]))
  await vi.waitFor(async () => expect(await searchedPrices()).toEqual(dearer), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await get(house)).toContain('mindestens 31 Jahre'), { timeout: 20_000 })
  expect(await get(house)).toContain('42\u00a0€')
})
