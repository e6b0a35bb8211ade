import { createSecrets } from '@marram/database/secrets'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReflector, readReflection, reflectionPath, reflectionSecret } from './reflection.ts'

let database: TestDatabase
let secret: Buffer
beforeAll(async () => {
  database = await createTestDatabase()
  secret = await createSecrets(database.db)(reflectionSecret)
})
afterAll(() => database.drop())

const now = new Date('2027-02-01T12:00:00Z')
const open = (trustProxy: boolean) => createReflector({ db: database.db, trustProxy, now: () => now.getTime() })
const headers = {
  host: '127.0.0.1:3000',
  'x-forwarded-host': 'example.dk',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
}
const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const targetOf = (path: string) => new URL(path, 'https://example.dk')

test.each([
  [true, { host: 'example.dk', proto: 'https', address: '203.0.113.9', trustsProxy: true }],
  [false, { host: '127.0.0.1:3000', proto: null, address: '127.0.0.1', trustsProxy: false }],
])('with TRUST_PROXY %s the site believes these headers', async (trustProxy, seen) => {
  const reflect = await open(trustProxy)
  const target = targetOf(reflectionPath(secret, now))
  const answer = await reflect(new Request(target, { headers }), socket)
  expect(readReflection(target, (await answer?.text()) ?? '', secret)).toEqual(seen)
})

test('a pass opens once, for a quarter of an hour, and only if this installation signed it', async () => {
  const reflect = await open(true)
  const pathAt = (minutes: number, key = secret) =>
    targetOf(reflectionPath(key, new Date(now.getTime() + minutes * 60_000)))
  const once = pathAt(0)
  expect(await reflect(new Request(once))).not.toBeNull()
  expect(await reflect(new Request(once))).toBeNull()
  expect(await reflect(new Request(pathAt(-16)))).toBeNull()
  expect(await reflect(new Request(pathAt(16)))).toBeNull()
  expect(await reflect(new Request(pathAt(0, Buffer.from('another installation'))))).toBeNull()
  expect(await reflect(new Request('https://example.dk/api/doctor'))).toBeNull()
})

test('an answer with another proof is not ours', async () => {
  const reflect = await open(true)
  const target = targetOf(reflectionPath(secret, now))
  const text = (await (await reflect(new Request(target, { headers }), socket))?.text()) ?? ''
  expect(readReflection(target, text.replace('203.0.113.9', '203.0.113.8'), secret)).toBeNull()
  expect(readReflection(targetOf(reflectionPath(secret, now)), text, secret)).toBeNull()
})
