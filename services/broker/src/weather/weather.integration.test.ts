import { createTestDatabase, type TestDatabase } from '@marram/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedCoast } from '../testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
})
afterAll(() => database.drop())

test('an area has weather for now and the coming week, and says that it is no forecast', async () => {
  const { broker, tags } = connectBroker(database)
  const weather = await broker.areaWeather({ areaId: 1 })
  expect(weather).toMatchObject({
    areaId: 1,
    time: '2027-02-01T08:00:00.000Z',
    lat: 55.55,
    lng: 8.1,
    meta: { source: 'climate-model', attribution: null },
  })
  expect(weather?.days.map(({ day }) => day).slice(0, 2)).toEqual(['2027-02-01', '2027-02-02'])
  expect(weather?.days).toHaveLength(7)
  expect([...tags].sort()).toEqual(['areas', 'weather:1'])
})

test.each([99, -1, 2_147_483_647])('area %i does not exist and has no weather', async (areaId) => {
  expect(await connectBroker(database).broker.areaWeather({ areaId })).toBeNull()
})

test('an area whose source is down has no weather, and no error either', async () => {
  const weather = { forecast: async () => null }
  expect(await connectBroker(database, { weather }).broker.areaWeather({ areaId: 1 })).toBeNull()
})
