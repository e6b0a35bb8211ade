import { createServer, type Server } from 'node:http'
import { createFavoritesClient } from '@marram/contract/favorites/client'
import { createServiceClient } from '@marram/contract/service-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { type ServiceProcess, startProcess } from '@marram/service-kit/testing/start-process'
import { afterAll, beforeAll, expect, test } from 'vitest'

const entryPoint = new URL('./main.ts', import.meta.url)

let database: TestDatabase
let auth: Server
let running: ServiceProcess
beforeAll(async () => {
  database = await createTestDatabase()
  const { id } = await database.db
    .insertInto('user_account')
    .values({ email: 'karen@example.org', type: 2, language_id: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  auth = await startAuth(id)
  const address = auth.address()
  running = await startProcess(entryPoint, {
    DATABASE_URL: database.url,
    PUBLIC_KEYS: 'key',
    AUTH_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  })
})
afterAll(async () => {
  await running.stop()
  auth.close()
  await database.drop()
})

/** A fake auth service with one token. */
async function startAuth(id: number): Promise<Server> {
  const user = { id, type: 2, role: 'Default', email: '', firstname: '', lastname: '', languageId: 2 }
  const server = createServer(({ headers, url }, response) => {
    const isKnown = url === '/identity/' && headers.authorization === 'Bearer good'
    const body = isKnown
      ? { data: { permissions: ['favorites'], user }, meta: {} }
      : { data: { error: 'Not logged in' } }
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('a house can be added over HTTP for the auth service’s user', async () => {
  const clientOf = (token: string) =>
    createFavoritesClient(
      createServiceClient({
        name: 'favorites',
        baseUrl: running.origin,
        publicKey: 'key',
        fetch,
        bearer: () => token,
      }),
    )
  await clientOf('good').create({ subjectType: 'lodging', subjectId: 17 })
  expect(await clientOf('good').list()).toMatchObject([{ subjectId: 17 }])
  await expect(clientOf('bad').list()).rejects.toMatchObject({ status: 401 })
})

test('it does not start without its settings, and lists all missing ones', async () => {
  await expect(startProcess(entryPoint, {})).rejects.toThrow(/DATABASE_URL[\s\S]*PUBLIC_KEYS[\s\S]*AUTH_URL/)
})
