import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { hearTags } from '../testing/hear-tags.ts'
import { seedCoast } from '../testing/seed.ts'
import { climateForecast, createClimateModel } from './climate/climate-model.ts'
import { refreshWeather } from './refresh-weather.ts'
import type { Forecast, WeatherProvider } from './weather-provider.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
})
afterEach(() => database.drop())

const log = createLog({ name: 'test', level: 'silent' })
const morning = new Date('2027-02-01T08:00:00Z')
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)

const refresh = (weather: WeatherProvider = createClimateModel(), now = morning) =>
  refreshWeather({ db: database.db, weather, log, now: () => now })
const ask = (areaId = 1, now = morning) => connectBroker(database, { now: () => now }).broker.areaWeather({ areaId })

// spec: query area weather by area id; entity Area weather
test('an area has weather for now and the coming week, marked as not a forecast', async () => {
  await refresh()
  const { broker, tags } = connectBroker(database)
  const weather = await broker.areaWeather({ areaId: 1 })
  expect(weather).toMatchObject({
    id: 1,
    areaId: 1,
    time: '2027-02-01T08:00:00.000Z',
    lat: 55.55,
    lng: 8.1,
    meta: { source: 'climate-model', updatedAt: '2027-02-01T08:00:00.000Z', attribution: null },
  })
  for (const figure of ['airPressure', 'airTemperature', 'cloudAreaFraction', 'relativeHumidity'] as const)
    expect(weather?.[figure]).toBeTypeOf('number')
  for (const figure of ['windFromDirection', 'windSpeed'] as const) expect(weather?.[figure]).toBeTypeOf('number')
  for (const hours of [1, 6, 12] as const) expect(weather?.[`symbolNext${hours}Hours`]).toMatch(/^[a-z_]+$/)
  expect(weather?.days.map(({ day }) => day).slice(0, 2)).toEqual(['2027-02-01', '2027-02-02'])
  expect(weather?.days).toHaveLength(7)
  expect([...tags].sort()).toEqual(['areas', 'weather:1'])
})

test.each([99, -1, 2_147_483_647])('area %i does not exist and has no weather', async (areaId) => {
  await refresh()
  expect(await ask(areaId)).toBeNull()
})

test('an area before the first fetch has no weather and no error', async () => {
  expect(await ask()).toBeNull()
})

test('a query takes one statement and no request to the source', async () => {
  await refresh()
  const { broker, statements } = connectBroker(database)
  await broker.areaWeather({ areaId: 1 })
  expect(statements).toHaveLength(1)
})

test.each([
  ['answers nothing', async () => null],
  ['fails', () => Promise.reject(new Error('no route to host'))],
])('the last weather stays, with its age, if a source %s', async (_, forecast) => {
  await refresh()
  await refresh({ forecast }, hoursLater(30))
  const weather = await ask(1, hoursLater(30))
  expect(weather?.meta.updatedAt).toBe('2027-02-01T08:00:00.000Z')
  expect(weather?.time).toBe('2027-02-02T14:00:00.000Z')
})

test('after a failure for one area the next is still fetched', async () => {
  let asked = 0
  const weather: WeatherProvider = {
    forecast: async (place, now) => {
      asked += 1
      if (asked === 1) throw new Error('busy')
      return climateForecast(place, now)
    },
  }
  await refresh(weather)
  expect([await ask(1), (await ask(2))?.areaId]).toEqual([null, 2])
})

test('an outdated forecast gives no weather', async () => {
  await refresh()
  expect(await ask(1, hoursLater(24 * 30))).toBeNull()
})

test('pages are dropped only if the weather changed', async () => {
  const heard = await hearTags(database)
  await refresh()
  await refresh()
  const calm: Forecast = { ...climateForecast({ latitude: 55.55, longitude: 8.1 }, morning), source: 'met-norway' }
  await refresh({ forecast: async ({ latitude }) => (latitude === 55.55 ? calm : null) })
  expect(await heard.stop()).toEqual(['weather:1', 'weather:2', 'weather:1', 'weather:2'])
})
