import { favorite, favoriteChange, favoritesMerge, favoritesPath } from '@marram/contract/favorites/shapes'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { findBearer } from '@marram/service-kit/keys'
import { rateLimit } from '@marram/service-kit/rate-limit'
import type { Hono } from 'hono'
import type { FavoritesContext } from './context.ts'
import type { EventHub } from './event-hub.ts'
import { streamEvents } from './event-stream.ts'
import { createFavorite, deleteFavorite, listFavorites, mergeIntoAccount, updateFavorite } from './favorites.ts'
import type { FindOwner } from './find-owner.ts'

export type RouteDeps = FavoritesContext & {
  readonly findOwner: FindOwner
  readonly hub: EventHub
  /** Aborts at shutdown, so that open event streams do not delay it. */
  readonly stopping: AbortSignal
}

const maxFollowed = 5000

export function mountRoutes(app: Hono<{ Bindings: SocketBindings }>, deps: RouteDeps): void {
  const { findOwner, hub, stopping } = deps
  const forOwner = async (request: Request, command: (userId: number) => Promise<Response>): Promise<Response> => {
    const userId = await readOwner(request.headers, findOwner)
    return isRefusal(userId) ? reply(userId) : command(userId)
  }
  for (const path of [favoritesPath, `${favoritesPath}/*`]) app.use(path, rateLimit({ burst: 240, perMinute: 240 }))
  app.get(favoritesPath, (c) =>
    forOwner(c.req.raw, async (userId) => reply(await listFavorites(userId, deps, new URL(c.req.url).searchParams))),
  )
  app.post(favoritesPath, (c) =>
    forOwner(c.req.raw, async (userId) => {
      const body = await readJson(c.req.raw, favorite)
      const made = isRefusal(body) ? body : await createFavorite(userId, body, deps)
      return isRefusal(made) ? reply(made) : reply(made.favorite, {}, made.isNew ? 201 : 200)
    }),
  )
  app.post(`${favoritesPath}/merge`, (c) =>
    forOwner(c.req.raw, async (userId) => {
      const body = await readJson(c.req.raw, favoritesMerge)
      return reply(isRefusal(body) ? body : await mergeIntoAccount(userId, body, deps))
    }),
  )
  app.get(`${favoritesPath}/events`, (c) =>
    forOwner(c.req.raw, async (userId) =>
      hub.count() >= maxFollowed
        ? reply(refuse(503, 'busy', 'Too many open event streams. Please try again.'))
        : streamEvents({ hub, userId, stopping }),
    ),
  )
  app.put(`${favoritesPath}/:id`, (c) =>
    forOwner(c.req.raw, async (userId) => {
      const id = readId(c.req.param('id'))
      const body = isRefusal(id) ? id : await readJson(c.req.raw, favoriteChange)
      return reply(isRefusal(id) || isRefusal(body) ? body : await updateFavorite(userId, id, body, deps))
    }),
  )
  app.delete(`${favoritesPath}/:id`, (c) =>
    forOwner(c.req.raw, async (userId) => {
      const id = readId(c.req.param('id'))
      return reply(isRefusal(id) ? id : await deleteFavorite(userId, id, deps))
    }),
  )
}

/** Answers a malformed id like an unknown one. */
function readId(word: string): number | Refusal {
  const id = /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null
  return id ?? refuse(404, 'unknown-favorite', 'There is no such favourite on your list.')
}

/** The owner of the list: always the token's user. */
async function readOwner(headers: Headers, findOwner: FindOwner): Promise<number | Refusal> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const owner = token === null ? null : await findOwner(token)
  if (owner === null) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  return owner.mayKeep ? owner.userId : refuse(403, 'not-allowed', 'Your account may not do this.')
}
