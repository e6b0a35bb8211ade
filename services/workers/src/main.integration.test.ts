import { createServiceClient } from '@marram/contract/service-client'
import { createWorkersClient } from '@marram/contract/workers/client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { type RunningServer, serve } from '@marram/service-kit/serve'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { origins } from './testing/start-workers.ts'

const entryPoint = new URL('./main.ts', import.meta.url)

let database: TestDatabase
let content: RunningServer
let running: ServiceProcess
const askedOfContent: unknown[] = []

/** A fake content service with a form, over HTTP. */
const form = {
  sys: { id: 'form-contact' },
  title: 'Kontakt',
  fields: [{ name: 'message', kind: 'textarea', label: 'Nachricht', required: true }],
  recipient: { title: 'Blåvand', email: 'blaavand@marram.example' },
}

beforeAll(async () => {
  database = await createTestDatabase()
  content = await serve({
    fetch: async (request) => {
      askedOfContent.push([request.headers.get('x-public-key'), await request.json()])
      return Response.json({ data: { form } })
    },
    port: 0,
    log: createLog({ name: 'content', level: 'silent' }),
  })
  running = await startProcess(entryPoint, {
    DATABASE_URL: database.url,
    PUBLIC_KEYS: 'key,other',
    CONTENT_URL: `http://127.0.0.1:${content.port}`,
    MARRAM_HOSTS: Object.entries(origins)
      .map((pair) => pair.join('='))
      .join(','),
  })
})
afterAll(async () => {
  await running.stop()
  await content.stop()
  await database.drop()
})

const connect = () =>
  createWorkersClient(createServiceClient({ name: 'workers', baseUrl: running.origin, publicKey: 'key', fetch }))

test('the service runs as a separate process', async () => {
  await vi.waitFor(async () => expect((await fetch(`${running.origin}/readyz`)).status).toBe(200))
  const ip = await fetch(`${running.origin}/client/ip/`, { method: 'POST', headers: { 'x-public-key': 'key' } })
  expect(await ip.json()).toMatchObject({ data: { client: '127.0.0.1' } })
  expect((await fetch(`${running.origin}/client/ip/`, { method: 'POST' })).status).toBe(401)
})

// spec: query content: forms
test('a form is looked up in the content service, stored, and its mail is processed', async () => {
  const values = { message: 'Ist das Haus im Mai frei?' }
  await connect().submitForm({ formId: 'form-contact', locale: 'de-DE', values, page: '/kontakt/' })
  expect(askedOfContent).toMatchObject([['key', { variables: { id: 'form-contact', locale: 'de-DE' } }]])
  // Without a mail server the job sets the mail's state to kept.
  await vi.waitFor(
    async () => expect(await database.db.selectFrom('mail').select('state').execute()).toEqual([{ state: 'kept' }]),
    { interval: 100 },
  )
})

test('it does not start with a missing edition', async () => {
  const env = { DATABASE_URL: database.url, PUBLIC_KEYS: 'key', CONTENT_URL: 'http://127.0.0.1:1' }
  await expect(startProcess(entryPoint, { ...env, MARRAM_HOSTS: 'da=https://marram.dk' })).rejects.toThrow(
    'MARRAM_HOSTS',
  )
})
