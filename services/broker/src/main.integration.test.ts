import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedBookableLodging, seedCoast } from './testing/seed.ts'
import { seedReview } from './testing/seed-review.ts'

const entryPoint = new URL('./main.ts', import.meta.url)

let database: TestDatabase
let running: ServiceProcess
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B1001' })
  await seedReview(database.db, { id: 1, rating: 4, date: '2027-01-01', response: 'Danke!' })
  running = await startProcess(entryPoint, {
    DATABASE_URL: database.url,
    PUBLIC_KEYS: 'key',
    SITE_HOSTS: 'marram.example',
  })
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})

function connect() {
  const service = createServiceClient({ name: 'broker', baseUrl: running.origin, publicKey: 'key', fetch })
  const errors = createGraphqlErrorStore()
  return createBrokerClient(createGraphqlClient({ client: 'test', service, operations: brokerOperations, errors }))
}

test('the broker runs as a separate process', async () => {
  expect(await connect().lodgingCount(2)).toBe(1)
  await vi.waitFor(async () => expect((await fetch(`${running.origin}/readyz`)).status).toBe(200))
})

test('it refuses requests without a key, and unregistered documents', async () => {
  const own = `${running.origin}/graphql?query={lodgingCount(lan:2)}`
  expect((await fetch(own)).status).toBe(401)
  expect((await fetch(own, { headers: { 'x-public-key': 'key' } })).status).toBe(400)
})

test('it fetches weather and rating by itself', async () => {
  const broker = connect()
  await vi.waitFor(
    async () => {
      expect((await broker.areaWeather({ areaId: 1 }))?.meta.source).toBe('climate-model')
      expect((await broker.trustStats({ domain: 'marram.example' }))?.trustScore).toBe(4)
    },
    { interval: 100 },
  )
  expect(await broker.trustStats({ domain: 'another.example' })).toBeNull()
})

test('it does not start without its settings, and lists all missing ones', async () => {
  await expect(startProcess(entryPoint, { WEATHER_URL: 'https://weather.example/compact' })).rejects.toThrow(
    /DATABASE_URL[\s\S]*PUBLIC_KEYS[\s\S]*WEATHER_USER_AGENT/,
  )
})

test('it stops on a signal', async () => {
  const other = await startProcess(entryPoint, { DATABASE_URL: database.url, PUBLIC_KEYS: 'key' })
  expect(await other.stop()).toBe(0)
})
