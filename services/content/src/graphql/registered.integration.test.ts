import { commentablePostQuery } from '@marram/contract/workers/comment-source'
import { submittableFormQuery } from '@marram/contract/workers/form-source'
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

const unregistered = '{ blogCollection(locale: "de-DE") { total } }'

test('an unregistered document works, as at Contentful', async () => {
  expect(await openContent(database).ask(unregistered)).toMatchObject({ status: 200, data: { blogCollection: {} } })
})

test('with closed queries it is refused', async () => {
  const { ask } = openContent(database, { contentOpenQueries: false })
  const refused = { status: 400, errors: [{ message: 'Invalid GraphQL Operation' }] }
  expect(await ask(unregistered)).toMatchObject(refused)
  expect(await ask(`${submittableFormQuery.text} ${unregistered}`)).toMatchObject(refused)
})

test('with closed queries the site and its forms still work', async () => {
  const { content, ask } = openContent(database, { contentOpenQueries: false })
  expect((await content.blogPosts('de-DE')).total).toBeGreaterThan(0)
  const form = await ask(submittableFormQuery.text, { id: 'none', locale: 'de-DE' })
  expect(form).toMatchObject({ status: 200, data: { form: null } })
  const post = await ask(commentablePostQuery.text, { id: 'none', locale: 'de-DE' })
  expect(post).toMatchObject({ status: 200, data: { blog: null } })
})
