import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { pictureTagByKey } from '@marram/domain/picture-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../../testing/seed.ts'
import { loadDataStatus } from './load-data-status.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  for (const id of [1, 2, 3]) await seedBookableLodging(database.db, { id, name: `B100${id}` })
  await database.db.deleteFrom('lodging_image').where('lodging_id', '=', 2).execute()
  await database.db
    .updateTable('lodging_text')
    .set({ body: ' ' })
    .where('lodging_id', '=', 3)
    .where('language_id', '=', 2)
    .execute()
  const plan = { tag_ids: [pictureTagByKey('floor-plan').id] }
  await database.db.updateTable('lodging_image').set(plan).where('lodging_id', '=', 1).execute()
})
afterAll(() => database.drop())

test('staff see the available data and the publication date of every house', async () => {
  const { read, tags } = connectBroker(database)
  const fields =
    'lodgingId hasDescriptionDk hasDescriptionDe hasFloorPlan hasImages imageCount publishedAt daysPublished bsPublishedTs'
  const first = {
    lodgingId: 1,
    hasDescriptionDk: true,
    hasDescriptionDe: true,
    hasFloorPlan: true,
    hasImages: true,
    publishedAt: '2020-01-01',
    daysPublished: 2588,
    bsPublishedTs: Date.parse('2020-01-01T00:00:00Z') / 1000,
  }
  const second = { hasImages: false, imageCount: 0, hasFloorPlan: false }
  const third = { hasDescriptionDe: false, hasDescriptionDk: true, hasFloorPlan: false }
  expect(await read(`lodgingDataStatus(lan: 1) { ${fields} }`)).toMatchObject([first, second, third])
  expect([...tags]).toEqual(['lodgings'])
})

// spec: entity Search request.data status search
test('the list has pages and is in Danish only', async () => {
  const { ask, read } = connectBroker(database)
  expect(await read('lodgingDataStatus(lan: 1, limit: 1, skip: 1) { lodgingId }')).toEqual([{ lodgingId: 2 }])
  const german = await ask('{ lodgingDataStatus(lan: 2) { lodgingId } }', 'staff')
  expect(await german.text()).toContain('language 1 only')
})

test('only staff can query the missing data of houses', async () => {
  const query = '{ lodgingDataStatus(lan: 1) { lodgingId } }'
  const answers = await Promise.all([
    connectBroker(database).ask(query),
    connectBroker(database).ask(query, 'stranger'),
    connectBroker(database, { staffKey: undefined }).ask(query, 'staff'),
  ])
  for (const answer of answers) expect(await answer.text()).toContain('for the staff')
})

test('staff can filter houses by missing data', async () => {
  const lacking = async (...missing: ('images' | 'german' | 'floor-plan')[]) =>
    (await loadDataStatus(database.db, { limit: 10, skip: 0, missing }, new Date())).map(({ lodgingId }) => lodgingId)
  expect(await lacking('images')).toEqual([2])
  expect(await lacking('german')).toEqual([3])
  expect(await lacking('images', 'german')).toEqual([2, 3])
})
