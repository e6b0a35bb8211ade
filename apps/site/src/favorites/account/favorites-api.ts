import { envelope } from '@marram/contract/envelope'
import { type Favorite, storedFavorite } from '@marram/contract/favorites/shapes'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'

const timeoutMs = 10_000
const one = storedFavorite
const many = v.array(storedFavorite)

/** Calls to the site's server for the own list; it attaches the token, which no script can read. */
export const favoritesApi = {
  list: (): Promise<Favorite[]> => ask('', {}, many),
  merge: (subjectIds: readonly number[]): Promise<Favorite[]> =>
    ask('merge/', post({ subjectType: 'lodging', subjectIds }), many),
  create: (subjectId: number): Promise<Favorite> => ask('', post({ subjectType: 'lodging', subjectId }), one),
  update: (id: number, comment: string | null): Promise<Favorite> =>
    ask(`${id}/`, { ...post({ comment }), method: 'PUT' }, one),
  /** An item that is already gone counts as removed. */
  remove: async (id: number): Promise<void> => {
    await ask(`${id}/`, { method: 'DELETE' }, v.unknown()).catch((error: unknown) => {
      if (!(error instanceof ServiceError && error.status === 404)) throw error
    })
  },
  share: async (lodgingIds: readonly number[], stay: string): Promise<void> => {
    await ask('share/', post({ lodgingIds, stay }), v.unknown())
  },
}

export type FavoritesApi = typeof favoritesApi

export const favoriteEventsPath = '/api/favorites/events/'

function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function ask<S extends v.GenericSchema>(path: string, init: RequestInit, data: S): Promise<v.InferOutput<S>> {
  const response = await fetch(`/api/favorites/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ServiceError(response.status, body)
  return v.parse(envelope(data), body).data
}
