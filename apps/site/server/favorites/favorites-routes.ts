import { NotLoggedInError } from '@marram/contract/auth/errors'
import { favorite, favoriteChange, favoritesMerge } from '@marram/contract/favorites/shapes'
import { lodgingsMailRequest } from '@marram/contract/workers/lodgings-mail'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import type { GenericSchema, InferOutput } from 'valibot'
import { guarded, readFor } from '../account/guarded.ts'
import type { SessionRoutesOptions } from '../account/session-context.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { FavoritesListClientFor } from './favorites-list-client.ts'

export type FavoritesRoutesOptions = SessionRoutesOptions & { readonly favoritesClientFor: FavoritesListClientFor }

type FavoritesListClient = ReturnType<FavoritesListClientFor>

/** The account's list, for the logged-in browser. Attaches the token. */
export function mountFavoritesRoutes(app: SiteApp, options: FavoritesRoutesOptions): void {
  const { favoritesClientFor } = options
  const clientFor = (token: string | null): FavoritesListClient => {
    if (token === null) throw new NotLoggedInError()
    return favoritesClientFor(token)
  }
  const take = <S extends GenericSchema>(
    c: SiteContext,
    schema: S,
    command: (client: FavoritesListClient, body: InferOutput<S>) => Promise<unknown>,
  ): Promise<Response> =>
    guarded(c, options, async () => {
      const client = clientFor(tokenOf(c.req.raw))
      const body = await readJson(c.req.raw, schema)
      return reply(isRefusal(body) ? body : await command(client, body))
    })
  app.get('/api/favorites', (c) => readFor(c, options, async (token) => reply(await clientFor(token).list())))
  app.get('/api/favorites/events', (c) =>
    readFor(c, options, async (token) => clientFor(token).follow(c.req.raw.signal)),
  )
  app.post('/api/favorites', (c) => take(c, favorite, (client, body) => client.create(body)))
  app.post('/api/favorites/merge', (c) => take(c, favoritesMerge, (client, body) => client.merge(body)))
  app.post('/api/favorites/share', (c) =>
    take(c, lodgingsMailRequest, async (client, body) => {
      await client.shareFavorites(body)
      return { sent: 'ok' }
    }),
  )
  app.post('/api/lodging-views/mail', (c) =>
    take(c, lodgingsMailRequest, async (client, body) => {
      await client.mailViews(body)
      return { sent: 'ok' }
    }),
  )
  app.put('/api/favorites/:id', (c) =>
    take(c, favoriteChange, async (client, body) => {
      const id = idOf(c)
      return isRefusal(id) ? id : client.update(id, body)
    }),
  )
  app.delete('/api/favorites/:id', (c) =>
    guarded(c, options, async () => {
      const id = idOf(c)
      if (isRefusal(id)) return reply(id)
      await clientFor(tokenOf(c.req.raw)).remove(id)
      return reply({ deleted: id })
    }),
  )
}

/** Only a positive number can name a favourite. */
function idOf(c: SiteContext): number | Refusal {
  const word = c.req.param('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(word)
    ? Number(word)
    : refuse(404, 'unknown-favorite', 'There is no such favourite on your list.')
}
