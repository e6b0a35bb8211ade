import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEntries } from '../import.ts'
import { openContent } from '../testing/open-content.ts'
import { smallAgency } from '../testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterAll(() => database.drop())

const at = (locale: 'da-DK' | 'de-DE' | 'en', slug: string) => openContent(database).content.routeData(locale, { slug })

// spec: call POST /api/getCompiledRouteData; route /{slugs...}/
test.each(['mieten/preise', '/mieten/preise/', 'Mieten/Preise'])('%s is found in any notation', async (slug) => {
  expect(await at('de-DE', slug)).toEqual({
    entry: { id: 'page-prices', type: 'page' },
    routes: { 'da-DK': '/lej/priser/', 'de-DE': '/mieten/preise/', en: '/renting/prices/' },
  })
})

test.each(['', '/', 'titelseite'])('the front page is found at "%s"', async (slug) => {
  expect(await at('de-DE', slug)).toMatchObject({ entry: { id: 'page-front' }, routes: { en: '/' } })
})

test('an address of another edition is not found', async () => {
  expect(await at('en', 'mieten/preise')).toBeNull()
})

test('an entry missing from an edition has no address there', async () => {
  const { content } = openContent(database)
  expect((await content.routeData('de-DE', { sysId: 'page-energy' }))?.routes).toEqual({
    'da-DK': '/lej/priser/energi/',
    'de-DE': '/mieten/preise/energie/',
    en: null,
  })
})

// spec: route redirect of an entry
test('old addresses redirect, in all editions or in one', async () => {
  expect(await at('en', '/alt/')).toMatchObject({
    entry: { id: 'redirect-old', type: 'redirect' },
    redirect: { to: '/mieten/', isPermanent: true },
  })
  expect((await at('da-DK', 'gammel'))?.redirect).toEqual({ to: '/lej/', isPermanent: false })
  expect(await at('de-DE', 'gammel')).toBeNull()
})

test('a page or another redirect can take over the address of a redirect', async () => {
  const { content, tags } = openContent(database)
  await content.routeData('en', { slug: '/alt/' })
  expect([...tags]).toEqual(expect.arrayContaining(['routes', 'type:redirect']))
})

test.each(['..%2f', "'; drop table", '\u{1F600}', 'a'.repeat(3000)])('an invalid path is not found', async (slug) => {
  expect(await at('de-DE', slug)).toBeNull()
})

test('all addresses can be listed', async () => {
  const routes = await openContent(database).content.routes()
  const ids = routes.map(({ entry }) => entry.id)
  expect(ids).toEqual([...ids].sort())
  expect(ids).toEqual(expect.arrayContaining(['page-front', 'amber', 'job-keys', 'area-blavand', 'category-nature']))
  expect(ids).not.toContain('nav-main')
  expect(routes.every(({ isIndexed, publishedAt }) => isIndexed && publishedAt !== null)).toBe(true)
})
