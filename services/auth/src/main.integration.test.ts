import { createAuthClient } from '@marram/contract/auth/client'
import { createServiceClient } from '@marram/contract/service-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { origins } from './testing/start-auth.ts'

const entryPoint = new URL('./main.ts', import.meta.url)

let database: TestDatabase
let running: ServiceProcess
beforeAll(async () => {
  database = await createTestDatabase()
  const hosts = Object.entries(origins).map((pair) => pair.join('='))
  running = await startProcess(entryPoint, {
    DATABASE_URL: database.url,
    PUBLIC_KEYS: 'key',
    MARRAM_HOSTS: hosts.join(','),
  })
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})

test('registration and login work over HTTP, with a separate process and the real password cost', async () => {
  const client = createAuthClient({
    connect: (token) =>
      createServiceClient({ name: 'auth', baseUrl: running.origin, publicKey: 'key', fetch, bearer: () => token }),
    warn: () => {},
  })
  await client.register({ email: 'karen@example.org', firstname: 'Karen', lastname: 'Holm', languageId: 2 })
  const token = await vi.waitFor(
    async () => {
      const mail = await database.db.selectFrom('mail').select('text_body').executeTakeFirstOrThrow()
      return /token=([\w-]+)/.exec(mail.text_body)?.[1] ?? ''
    },
    { interval: 100 },
  )
  const password = 'dynen ved havet'
  await client.confirmRegistration({ token, password, password_confirm: password })
  const session = await client.login({ email: 'karen@example.org', password }, 'guest')
  expect((await client.whoami(session)).permissions).toContain('favorites')
  const { password_hash } = await database.db
    .selectFrom('user_account')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('it has a health check and needs the public key', async () => {
  await vi.waitFor(async () => expect((await fetch(`${running.origin}/readyz`)).status).toBe(200))
  expect((await fetch(`${running.origin}/whoami/`, { method: 'POST' })).status).toBe(401)
})

test('it does not start without its settings, and lists all missing ones', async () => {
  await expect(startProcess(entryPoint, {})).rejects.toThrow(/MARRAM_HOSTS[\s\S]*DATABASE_URL[\s\S]*PUBLIC_KEYS/)
})
