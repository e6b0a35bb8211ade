import { favorite, favoriteChange, favoritesMerge, favoritesPath } from '@marram/contract/favorites/shapes'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { rateLimit } from '@marram/service-kit/rate-limit'
import type { Hono } from 'hono'
import type { FavoritesContext } from './context.ts'
import type { EventHub } from './event-hub.ts'
import { streamEvents } from './event-stream.ts'
import { createFavorite, deleteFavorite, listFavorites, mergeIntoAccount, updateFavorite } from './favorites.ts'
import type { FindOwner } from './find-owner.ts'
import { readOwner } from './owned.ts'

export type RouteDeps = FavoritesContext & {
  readonly findOwner: FindOwner
  readonly hub: EventHub
  /** Aborts when the program is about to stop, so that open event streams do not delay it. */
  readonly stopping: AbortSignal
}

const maxFollowed = 5000

export function mountRoutes(app: Hono<{ Bindings: SocketBindings }>, deps: RouteDeps): void {
  const { findOwner, hub, stopping } = deps
  const own = async (request: Request, command: (userId: number) => Promise<Response>): Promise<Response> => {
    const userId = await readOwner(request.headers, findOwner)
    return isRefusal(userId) ? reply(userId) : command(userId)
  }
  for (const path of [favoritesPath, `${favoritesPath}/*`]) app.use(path, rateLimit({ burst: 240, perMinute: 240 }))
  app.get(favoritesPath, (c) =>
    own(c.req.raw, async (userId) => reply(await listFavorites(userId, deps, new URL(c.req.url).searchParams))),
  )
  app.post(favoritesPath, (c) =>
    own(c.req.raw, async (userId) => {
      const body = await readJson(c.req.raw, favorite)
      const made = isRefusal(body) ? body : await createFavorite(userId, body, deps)
      return isRefusal(made) ? reply(made) : reply(made.favorite, {}, made.isNew ? 201 : 200)
    }),
  )
  app.post(`${favoritesPath}/merge`, (c) =>
    own(c.req.raw, async (userId) => {
      const body = await readJson(c.req.raw, favoritesMerge)
      return reply(isRefusal(body) ? body : await mergeIntoAccount(userId, body, deps))
    }),
  )
  app.get(`${favoritesPath}/events`, (c) =>
    own(c.req.raw, async (userId) =>
      hub.count() >= maxFollowed
        ? reply(refuse(503, 'busy', 'Too many lists are followed. Please try again.'))
        : streamEvents({ hub, userId, stopping }),
    ),
  )
  app.put(`${favoritesPath}/:id`, (c) =>
    own(c.req.raw, async (userId) => {
      const id = readId(c.req.param('id'))
      const body = isRefusal(id) ? id : await readJson(c.req.raw, favoriteChange)
      return reply(isRefusal(id) || isRefusal(body) ? body : await updateFavorite(userId, id, body, deps))
    }),
  )
  app.delete(`${favoritesPath}/:id`, (c) =>
    own(c.req.raw, async (userId) => {
      const id = readId(c.req.param('id'))
      return reply(isRefusal(id) ? id : await deleteFavorite(userId, id, deps))
    }),
  )
}

/** A word that is no number names no favourite of anybody. */
function readId(word: string): number | Refusal {
  const id = /^[1-9]\d{0,14}$/.test(word) ? Number(word) : null
  return id ?? refuse(404, 'unknown-favorite', 'There is no such favourite on your list.')
}
