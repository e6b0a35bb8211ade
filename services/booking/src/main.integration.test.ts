import { createBookingClient } from '@marram/contract/booking/client'
import { createServiceClient } from '@marram/contract/service-client'
import { tallyViews } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedBookableLodging, seedCoast } from './testing/seed.ts'

const hosts = 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost'
const entryPoint = new URL('./main.ts', import.meta.url)

let database: TestDatabase
let running: ServiceProcess
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1 })
  running = await startProcess(entryPoint, { DATABASE_URL: database.url, PUBLIC_KEYS: 'key', MARRAM_HOSTS: hosts })
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})

test('the service runs as a separate process with a health check', async () => {
  const service = createServiceClient({ name: 'booking', baseUrl: running.origin, publicKey: 'key', fetch })
  expect((await createBookingClient(service).stats()).bookableLodgings).toBe(1)
  expect((await fetch(`${running.origin}/healthz`)).status).toBe(200)
  await vi.waitFor(async () => expect((await fetch(`${running.origin}/readyz`)).status).toBe(200))
  expect((await fetch(`${running.origin}/stats/`)).status).toBe(401)
})

test('a view beacon is added to the house’s total', async () => {
  const look = { method: 'POST', body: '{"lodgingId":1}' }
  expect((await fetch(`${running.origin}/views/`, look)).status).toBe(204)
  expect((await fetch(`${running.origin}/views/`, look)).status).toBe(204)
  await addJob(database.db, tallyViews, {})
  await vi.waitFor(
    async () => {
      const rows = await database.db.selectFrom('lodging_meta').select(['lodging_id', 'key', 'value']).execute()
      expect(rows).toEqual([{ lodging_id: 1, key: 'viewCount', value: '1' }])
    },
    { interval: 100 },
  )
})

test('it does not start without its settings, and lists all missing ones', async () => {
  await expect(startProcess(entryPoint, {})).rejects.toThrow(/DATABASE_URL[\s\S]*PUBLIC_KEYS/)
})
