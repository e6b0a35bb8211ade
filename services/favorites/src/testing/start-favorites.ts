import { createFavoritesClient } from '@marram/contract/favorites/client'
import { createSharedListsClient } from '@marram/contract/favorites/shared-list'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { createTestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { createFavorites } from '../server.ts'

export type TestFavorites = Awaited<ReturnType<typeof startTestFavorites>>
type CallOptions = { readonly token?: string; readonly method?: string }

/** The service with a separate database, three guests and a member of staff; their tokens are their names. */
export async function startTestFavorites(now = () => new Date()) {
  const database = await createTestDatabase()
  const { db } = database
  const ids = new Map<string, number>()
  for (const [name, type] of Object.entries({ karen: 2, jens: 2, lone: 2, staff: 3 })) {
    const { id } = await db
      .insertInto('user_account')
      .values({ email: `${name}@example.org`, type, language_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
  }
  const options = {
    database,
    log: createLog({ name: 'test', level: 'silent' }),
    publicKeys: ['key'],
    now,
    findOwner: async (token: string) => {
      const userId = ids.get(token)
      return userId === undefined ? null : { userId, mayKeep: token !== 'staff' }
    },
  }
  const nodes = [await createFavorites(options), await createFavorites(options)] as const
  const [first, second] = nodes
  const request = (path: string, body?: unknown, { token, method }: CallOptions = {}) =>
    new Request(`http://favorites/rest/v1/entities/favorites${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { 'x-public-key': 'key', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const serviceFor = (token: string | null) =>
    createServiceClient({
      name: 'favorites',
      baseUrl: 'http://favorites',
      publicKey: 'key',
      fetch: inProcessFetch(first.handle),
      bearer: () => token,
    })
  return {
    db,
    idOf: (name: string) => ids.get(name) ?? 0,
    send: (path: string, body?: unknown, how?: CallOptions) => first.handle(request(path, body, how)),
    /** Follows a list on another node than the one that writes. */
    follow: (token: string) => second.handle(request('/events/', undefined, { token })),
    drain: second.drain,
    followed: second.followed,
    clientOf: (token: string) => createFavoritesClient(serviceFor(token)),
    /** Shared lists with or without a login. */
    listsOf: (token: string | null = null) => createSharedListsClient(serviceFor(token)),
    /** A request from a remote address. */
    listRequest: (path: string, body: unknown, from: string) => {
      const request = new Request(`http://favorites/rest/v1/shared-lists/${path}/`, {
        method: 'POST',
        headers: { 'x-public-key': 'key' },
        body: JSON.stringify(body),
      })
      return first.handle(request, { incoming: { socket: { remoteAddress: from } } })
    },
    renew: () => db.deleteFrom('favorite').execute(),
    stop: async () => {
      for (const node of nodes) await node.close()
      await database.drop()
    },
  }
}
