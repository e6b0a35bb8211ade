import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await db
    .insertInto('redirect')
    .values([
      { from_path: '/hus/', to_target: '/', is_permanent: true },
      { from_path: '/hus/', language_id: 2, to_target: '/ferienhaus-suche/#liste', is_permanent: false },
      { from_path: '/ejer/', language_id: 1, to_target: 'https://ejer.example/', is_permanent: true },
    ])
    .execute()
  await db
    .insertInto('named_text')
    .values([
      { name: 'note', language_id: 1, html: '<p>Hej</p>' },
      { name: 'note', language_id: 2, html: '<p>Moin</p>' },
      { name: 'hint', language_id: 1, html: '<p>Obs</p>' },
    ])
    .execute()
  await db
    .insertInto('meta')
    .values([
      { key: 'agency.name', value: 'Marram' },
      { key: 'agency.founded', value: '1966' },
    ])
    .execute()
})
afterAll(() => database.drop())

// spec: query redirects by specifier
test('an old address redirects, and a redirect of the edition overrides the general one', async () => {
  const { broker, tags } = connectBroker(database)
  expect(await broker.redirect({ lan: 1, specifier: '/Hus?x=1' })).toEqual({
    from: '/hus/',
    to: '/',
    isPermanent: true,
  })
  expect(await broker.redirect({ lan: 2, specifier: '/hus/' })).toEqual({
    from: '/hus/',
    to: '/ferienhaus-suche/#liste',
    isPermanent: false,
  })
  expect([...tags]).toEqual(['redirects'])
})

test('another edition’s, an unknown or a malformed address has no redirect', async () => {
  const { broker } = connectBroker(database)
  for (const specifier of ['/ejer/', '/nothing/', '/%E0%A4%A', '/%00/']) {
    expect(await broker.redirect({ lan: 2, specifier })).toBeNull()
  }
})

test('several addresses are looked up at once', async () => {
  const { broker, statements } = connectBroker(database)
  const found = await broker.redirects({ lan: 1, specifiers: ['/ejer', '/nothing/', '/hus/', '/HUS/'] })
  expect(found.map(({ to }) => to)).toEqual(['https://ejer.example/', '/'])
  expect(statements).toHaveLength(1)
})

// spec: query texts by name
test('texts come in the requested order, without those missing in the language', async () => {
  const { broker, tags } = connectBroker(database)
  expect(await broker.texts({ lan: 1, names: ['hint', 'missing', 'note'] })).toEqual([
    { name: 'hint', html: '<p>Obs</p>' },
    { name: 'note', html: '<p>Hej</p>' },
  ])
  expect([...tags].sort()).toEqual(['text:hint', 'text:missing', 'text:note'])
  expect(await broker.texts({ lan: 7, names: ['note'] })).toEqual([])
})

// spec: query meta by keys
test('facts of the agency are found by key', async () => {
  const found = await connectBroker(database).broker.meta({ keys: ['agency.founded', 'agency.name'] })
  expect(found.map(({ value }) => value)).toEqual(['1966', 'Marram'])
})

test.each([
  ['a name with a blank', '{ texts(lan: 1, names: ["two words"]) { html } }'],
  ['a name with a line break', '{ meta(keys: ["a\\nb"]) { value } }'],
  ['an unknown language', '{ redirect(lan: 5, specifier: "/hus/") { to } }'],
  ['too many names', `{ meta(keys: [${Array.from({ length: 101 }, (_, n) => `"k${n}"`)}]) { value } }`],
])('%s is the caller’s mistake', async (_, query) => {
  expect((await connectBroker(database).ask(query)).status).toBe(400)
})
