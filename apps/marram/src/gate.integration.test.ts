import { publishEntry, unpublishEntry } from '@marram/content/publish'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { demoSnapshot } from '@marram/testkit/agency'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openGate } from './gate.ts'

let database: TestDatabase
const said: string[] = []
const log = createLog({ name: 'test', level: 'info', write: (line) => said.push(line) })

beforeAll(async () => {
  database = await createTestDatabase(demoSnapshot(20))
}, 120_000)
afterAll(() => database.drop())

test('production opens with the last thing that was missing, and stays open', async () => {
  const { db } = database
  await unpublishEntry(db, 'page-imprint')
  await db.updateTable('lodging').set({ status: 'paused' }).execute()
  const gate = await openGate({ db, isProduction: true, log })
  expect(gate.isOpen()).toBe(false)
  expect(said.at(-1)).toContain('the imprint page (da, de, en), an active house')
  await publishEntry(db, 'page-imprint')
  gate.look()
  await vi.waitFor(() => expect(said.at(-1)).toContain('until there is: an active house'))
  expect(gate.isOpen()).toBe(false)
  await db.updateTable('lodging').set({ status: 'active' }).execute()
  gate.look()
  await vi.waitFor(() => expect(gate.isOpen()).toBe(true))
  await db.updateTable('lodging').set({ status: 'paused' }).execute()
  gate.look()
  await gate.close()
  expect(gate.isOpen()).toBe(true)
})

test('without a profile nothing else counts', async () => {
  const empty = await createTestDatabase()
  const gate = await openGate({ db: empty.db, isProduction: true, log })
  expect(gate.isOpen()).toBe(false)
  expect(said.at(-1)).toContain('until there is: the agency’s profile')
  await empty.drop()
})

test('the demo is always open', async () => {
  const empty = await createTestDatabase()
  expect((await openGate({ db: empty.db, isProduction: false, log })).isOpen()).toBe(true)
  await empty.drop()
})
